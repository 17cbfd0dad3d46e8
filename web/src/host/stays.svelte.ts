/** The keyboard stays where it is: what has the focus and is moved by a change gets it back, and if it is gone, the box around it does. */

/** Called while a component begins. `box` can be focused (`tabindex="-1"`); `what` reads everything that adds, removes or moves things in it. */
export function stays(box: () => HTMLElement | undefined, what: () => unknown): void {
  let before: HTMLElement | undefined;
  $effect.pre(() => {
    what();
    const active = document.activeElement;
    before = active instanceof HTMLElement && box()?.contains(active) ? active : undefined;
  });
  $effect(() => {
    what();
    const around = box();
    if (!before || !around || around.contains(document.activeElement)) return;
    (before.isConnected ? before : around).focus({ preventScroll: true });
  });
}
