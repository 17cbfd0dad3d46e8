/** The language that is spoken now. Components call `say(key)`, and are drawn again when it changes. */

import type { Language } from "../wire/types";
import type { Key } from "./keys";
import { type Given, load, type Part, preferred, type Words } from "./words";

const KEPT = "magnat-language";

let spoken = $state.raw<Words>();
/** A state of its own: more texts of the same language are no change to whoever only asks for the language. */
let speaking = $state<Language>("en");
let wish: Language = "en";
let round = 0;
let latest = Promise.resolve();
const parts = new Set<Part>(["web/everywhere"]);

export function language(): Language {
  return speaking;
}

export function say<K extends Key>(key: K, ...given: Given<K>): string {
  return words().text(key, ...given);
}

/** The name of something in a game's catalogue, as the server says it: a card, a piece, a place. */
export function thing(game: string, group: string, id: string | number): string {
  return words().composed(`${game}-${group}-${id}`);
}

/** A name from a program as people read it: "crates_left" is "Crates left". */
export function readable(name: string): string {
  const text = name.replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function words(): Words {
  if (!spoken) throw new Error("no language yet");
  return spoken;
}

/** Loads the texts, then changes everything at once. Of several quick wishes the last one counts. */
export async function speak(wished: Language, keep = true): Promise<void> {
  wish = wished;
  await loadAll();
  if (wish !== wished) return;
  document.documentElement.lang = wished;
  if (keep) keepLanguage(wished);
}

/** A part of the client says which catalogues it needs before it is drawn; from then on they follow the language. */
export async function need(...wanted: Part[]): Promise<void> {
  if (wanted.every((it) => parts.has(it))) return latest;
  const fresh = wanted.filter((it) => !parts.has(it));
  for (const it of fresh) parts.add(it);
  try {
    await loadAll();
  } catch (no) {
    for (const it of fresh) parts.delete(it); // they may be wanted again
    throw no;
  }
}

function loadAll(): Promise<void> {
  return (latest = loadRound(++round));
}

/** Overtaken by a later wish: that one brings everything that was wanted here too. */
async function loadRound(mine: number): Promise<void> {
  const loaded = await load(wish, [...parts]);
  if (mine !== round) return latest;
  spoken = loaded;
  speaking = loaded.language;
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
