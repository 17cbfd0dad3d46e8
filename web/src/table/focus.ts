/** A keyboard keeps its place: when what it stood on is gone, it goes back to where it came from, or on to the next step. */

const LOOKED_AT = ".draft";
const STEP = "[data-step]";
const DOCK = "[data-dock]";

export function keepFocus(play: HTMLElement): () => void {
  let keyboard = false; // fingers and mice have no place to lose
  let last: Element | undefined;
  let before: HTMLElement | undefined; // what led to the wish that is being looked at

  function came({ target, relatedTarget }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    last = target;
    if (!target.closest(LOOKED_AT)) before = undefined;
    else if (relatedTarget instanceof HTMLElement && !relatedTarget.closest(LOOKED_AT)) before = relatedTarget;
  }

  /** Left on purpose, not lost. */
  function left({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget === null) queueMicrotask(() => target === last && last?.isConnected && (last = undefined));
  }

  function changed(): void {
    if (!keyboard || !last || last.isConnected || document.activeElement !== document.body) return;
    if (before?.isConnected) return before.focus();
    const next = play.querySelector<HTMLElement>(STEP) ?? play.querySelector<HTMLElement>(DOCK);
    if (next) next.tabIndex = -1; // a panel: Tab does not stop there otherwise
    next?.focus();
  }

  const end = new AbortController();
  const { signal } = end;
  addEventListener("keydown", () => (keyboard = true), { signal, capture: true });
  addEventListener("pointerdown", () => (keyboard = false), { signal, capture: true });
  play.addEventListener("focusin", came, { signal });
  play.addEventListener("focusout", left, { signal });
  const watch = new MutationObserver(changed);
  watch.observe(play, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    end.abort();
  };
}
