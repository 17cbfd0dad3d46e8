/** What stays the same while a page is open, asked for once in each language. */

import type { Language } from "../wire/types";
import { api } from "./here.svelte";

const kept = new Map<string, Promise<unknown>>();

/** What could not be fetched is asked for again the next time. */
export function once<T>(path: string, language: Language): Promise<T> {
  const key = `${language} ${path}`;
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = api.get<T>(path);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
