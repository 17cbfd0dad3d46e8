/** The language that is spoken now. Components call `say(key)`, and are drawn again when it changes. */

import type { Language } from "../wire/types";
import type { Key } from "./keys";
import { type Given, load, preferred, type Words } from "./words";

const KEPT = "magnat-language";

let spoken = $state.raw<Words>();
let wished: Language | undefined;

export function language(): Language {
  return spoken?.language ?? "en";
}

export function say<K extends Key>(key: K, ...given: Given<K>): string {
  if (!spoken) throw new Error("no language yet");
  return spoken.text(key, ...given);
}

/** Loads the texts, then changes everything at once. Of several quick wishes the last one counts. */
export async function speak(wish: Language, keep = true): Promise<void> {
  wished = wish;
  const words = await load(wish);
  if (wished !== wish) return;
  spoken = words;
  document.documentElement.lang = wish;
  if (keep) keepLanguage(wish);
}

/** The first language of this visit; nothing is kept before somebody chooses. */
export async function begin(): Promise<void> {
  await speak(preferred(chosen(), navigator.languages), false);
}

/** What was chosen on this device, if anything was. */
export function chosen(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function keepLanguage(wish: Language): void {
  try {
    localStorage.setItem(KEPT, wish);
  } catch {
    // then it is chosen again next time
  }
}
