/** The client's own texts: one Fluent bundle per language, each loaded when it is first wanted. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Language } from "../wire/types";
import type { Key, Needs } from "./keys";

export const LANGUAGES: readonly Language[] = ["en", "pl", "de"];
export const OWN_NAMES: Record<Language, string> = { en: "English", pl: "Polski", de: "Deutsch" };

type Values<K extends Key> = Record<Needs[K], number | string>;
/** Texts without values are called with the key alone. */
export type Given<K extends Key> = [Needs[K]] extends [never] ? [] : [values: Values<K>];

/** A catalogue: one of the client's own ("web/table"), one of a game's screen ("web/NAME/map"), or a game's own words as the server says them ("game/NAME"). */
export type Part = `web/${string}` | `game/${string}`;

const FOLDER = "../../../src/magnat/words";
const SOURCES = import.meta.glob<string>("../../../src/magnat/words/*/web/*.ftl", { query: "?raw", import: "default" });

/** Sentences are put together once and then remembered, this many of them: a page says the same ones after every entry. */
const REMEMBERED = 5000;

/** The texts of one language. A missing key or value is a bug and throws, as it does on the server. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #said = new Map<string, string>();

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source));
      if (errors[0]) throw errors[0];
    }
  }

  text<K extends Key>(key: K, ...given: Given<K>): string {
    return this.composed(key, given[0]);
  }

  /**
   * The one door for keys that are put together at run time: names of cards, pieces and kinds in a game's own catalogue.
   * Everything else is said by `text`, whose keys the compiler checks.
   */
  composed(key: string, values?: Record<string, number | string>): string {
    const asked = values ? key + JSON.stringify(values) : key;
    const before = this.#said.get(asked);
    if (before !== undefined) return before;
    const text = this.#put(key, values);
    if (this.#said.size >= REMEMBERED) this.#said.clear();
    this.#said.set(asked, text);
    return text;
  }

  #put(key: string, values?: Record<string, number | string>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) throw new Error(`${this.language}: no message ${key}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, plain(values), errors);
    if (errors[0]) throw new Error(`${this.language}: ${key}: ${errors[0].message}`);
    return text;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The same for a catalogue that this client was not built with: what it lacks, or cannot say with these values, is said `otherwise`. */
  perhaps(key: string, otherwise: string, values?: Record<string, number | string>): string {
    if (!this.has(key)) return otherwise;
    try {
      return this.composed(key, values);
    } catch {
      return otherwise;
    }
  }
}

/** No separator of thousands, as on the server: numbers look alike in every language. */
function plain(values: Record<string, number | string> | undefined): Record<string, FluentNumber | string> | null {
  if (!values) return null;
  const entries = Object.entries(values).map(([name, it]) => [name, typeof it === "number" ? new FluentNumber(it, { useGrouping: false }) : it]);
  return Object.fromEntries(entries) as Record<string, FluentNumber | string>;
}

export async function load(language: Language, parts: readonly Part[] = ["web/everywhere"]): Promise<Words> {
  return new Words(language, await Promise.all(parts.map((part) => source(language, part))));
}

async function source(language: Language, part: Part): Promise<string> {
  const own = SOURCES[`${FOLDER}/${language}/${part}.ftl`];
  return own ? own() : (await import("../games/catalogues")).sourceOf(language, part);
}

/** What was chosen before, or the first language of the browser that we speak. */
export function preferred(chosen: string | null, wished: readonly string[]): Language {
  const known = (tag: string | null) => LANGUAGES.find((it) => it === tag?.slice(0, 2).toLowerCase());
  return known(chosen) ?? wished.map(known).find((it) => it !== undefined) ?? "en";
}
