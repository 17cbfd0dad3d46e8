/** A keyboard keeps its place: when what it stood on is gone, it goes back to where it came from, or on to the next step. */

const LOOKED_AT = ".draft";
const STEP = "[data-step]";
const DOCK = "[data-dock]";

type Thing = HTMLElement | SVGElement;
const isThing = (it: unknown): it is Thing => it instanceof HTMLElement || it instanceof SVGElement;

export function keepFocus(play: HTMLElement): () => void {
  let keyboard = false; // fingers and mice have no place to lose
  let last: Thing | undefined;
  let before: Thing | undefined; // what led to the wish that is being looked at

  function came({ target, relatedTarget }: FocusEvent): void {
    if (!isThing(target)) return;
    last = target;
    if (!target.closest(LOOKED_AT)) before = undefined;
    else if (isThing(relatedTarget) && !relatedTarget.closest(LOOKED_AT)) before = relatedTarget;
  }

  /** Left on purpose, not lost: focusin says where to. */
  function pressed({ key }: KeyboardEvent): void {
    keyboard = true;
    if (key === "Tab") last = undefined;
  }

  /** What was only moved to another place of the page is still there, but the browser has forgotten it. */
  function changed(): void {
    if (!keyboard || !last || document.activeElement !== document.body) return;
    for (const it of [last, before]) {
      if (it?.isConnected) it.focus();
      if (document.activeElement !== document.body) return;
    }
    const next = play.querySelector<HTMLElement>(STEP) ?? play.querySelector<HTMLElement>(DOCK);
    if (next) next.tabIndex = -1; // a panel: Tab does not stop there otherwise
    next?.focus();
  }

  const end = new AbortController();
  const { signal } = end;
  addEventListener("keydown", pressed, { signal, capture: true });
  addEventListener("pointerdown", () => (keyboard = false), { signal, capture: true });
  play.addEventListener("focusin", came, { signal });
  const watch = new MutationObserver(changed);
  watch.observe(play, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    end.abort();
  };
}
