/** Files out and in: numbers and journals. */

import { API, Refused } from "../people/api";
import type { Problem, TableInfo } from "../wire/types";

/** Hands a text to the browser as a file. */
export function save(name: string, kind: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const journalOf = (code: string): string => `${API}/tables/${code}/journal`;

/** Brings a saved game to a table of its own; the server checks every line of it. The file itself is the message, as it is. */
export async function bring(file: Blob, language: string): Promise<TableInfo> {
  const headers = { "accept-language": language, "x-magnat": "1", "content-type": "application/jsonl" };
  const answer = await fetch(`${API}/journals`, { method: "POST", headers, body: file, credentials: "same-origin" }).catch(() => {
    throw new Refused({ error: "offline", text: "" });
  });
  const told = (await answer.json().catch(() => ({}))) as TableInfo & Partial<Problem>;
  if (answer.ok) return told;
  throw new Refused({ ...told, error: told.error ?? "offline", text: told.text ?? "" }, answer.status);
}
