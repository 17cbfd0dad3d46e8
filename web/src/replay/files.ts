/** Files out and in: numbers for a spreadsheet, and whole games. */

import { API } from "../people/api";

/** Hands a text to the browser as a file. */
export function save(name: string, kind: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The server gives it a name. */
export const journalOf = (code: string): string => `${API}/tables/${code}/journal`;
