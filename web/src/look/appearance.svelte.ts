/** Light, dark, or like the device; kept on this device only. */

type Appearance = "auto" | "light" | "dark";
export const APPEARANCES: readonly Appearance[] = ["auto", "light", "dark"];
const KEPT = "magnat-look";

let current = $state<Appearance>("auto");

export const appearance = (): Appearance => current;

export function appear(wish: Appearance): void {
  current = wish;
  if (wish === "auto") delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = wish;
  try {
    localStorage.setItem(KEPT, wish);
  } catch {
    // a browser that keeps nothing
  }
}

/** The one after it: a single button leads through all three. */
export const following = (it: Appearance): Appearance => APPEARANCES[(APPEARANCES.indexOf(it) + 1) % APPEARANCES.length]!;

export function restoreAppearance(): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // likewise
  }
  const known = APPEARANCES.find((it) => it === kept);
  if (known && known !== "auto") appear(known);
}
