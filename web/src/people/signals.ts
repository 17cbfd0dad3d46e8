/** How this device calls me and what it shows of itself; kept here only. It is silent until somebody chooses sounds. */

const SOUND = "magnat-sound";
const FLASH = "magnat-flash";
const CARDS = "magnat-cards";
const SINGLE = "magnat-single";

/** Cards in the middle of the screen: for what happens to me or to everybody, only for what happens to me, or none. */
export type Cards = "all" | "mine" | "none";
export const CARD_CHOICES: readonly Cards[] = ["all", "mine", "none"];

export const sounds = (): boolean => read(SOUND) === "on";
export const flashes = (): boolean => read(FLASH) !== "off";
export const cards = (): Cards => CARD_CHOICES.find((it) => it === read(CARDS)) ?? "all";
/** A decision with a single answer is not asked, unless the answer shows something new. */
export const singles = (): boolean => read(SINGLE) === "on";
export const letSingles = (on: boolean): void => keep(SINGLE, on ? "on" : "off");
export const letSound = (on: boolean): void => keep(SOUND, on ? "on" : "off");
export const letFlash = (on: boolean): void => keep(FLASH, on ? "on" : "off");
export const letCards = (wish: Cards): void => keep(CARDS, wish);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then it is asked again next time
  }
}
