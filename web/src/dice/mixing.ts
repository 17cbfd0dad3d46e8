/** TB-5.6: what this device mixes into the dice of a table: promised while people sit down, revealed when the list of promises is closed. */

import type { Api } from "../people/api";
import { Refused } from "../people/api";
import type { DiceTaken, TableInfo } from "../wire/types";
import { listed } from "./check";
import { hex, sha256, unhex } from "./sha256";

/** What was seen before the first roll. */
export interface Noted {
  commitment: string;
  devices: string;
}

interface Kept {
  entropy: string;
  noted?: Noted;
}

const key = (code: string) => `magnat-dice-${code}`;
const inMemory = new Map<string, string>();

function kept(code: string): Kept | undefined {
  try {
    const text = inMemory.get(code) ?? localStorage.getItem(key(code));
    return text ? (JSON.parse(text) as Kept) : undefined;
  } catch {
    return undefined; // a browser that keeps nothing, or something else under this name
  }
}

function keep(code: string, what: Kept): void {
  const text = JSON.stringify(what);
  inMemory.set(code, text);
  try {
    localStorage.setItem(key(code), text);
  } catch {
    // it holds as long as the page does
  }
}

export const noted = (code: string): Noted | undefined => kept(code)?.noted;

const promiseOf = (it: Kept) => hex(sha256(unhex(it.entropy)!));

/** Draws what this device will mix in, if it has not yet, and sends its fingerprint. What was revealed once is no secret any more. */
export async function promise(api: Pick<Api, "post">, code: string): Promise<void> {
  const before = kept(code);
  const mine = before && !before.noted ? before : { entropy: hex(crypto.getRandomValues(new Uint8Array(32))) };
  keep(code, mine);
  await api.post<DiceTaken>(`/tables/${code}/dice/promise`, { commitment: promiseOf(mine) });
}

/** One table's page: it is told of every change, and does what is due. What does not get through is tried again at the next change. */
export class Mixing {
  #sent = "";

  constructor(private readonly api: Pick<Api, "post">) {}

  async look(table: TableInfo): Promise<void> {
    const due = this.#due(table);
    if (!due || due === this.#sent) return;
    this.#sent = due;
    try {
      if (table.status === "open") await promise(this.api, table.code);
      else await reveal(this.api, table);
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.#sent = "";
    }
  }

  /** Whoever gets up and sits down elsewhere promises again. */
  #due(table: TableInfo): string {
    if (table.dice !== "server" || table.dice_scheme < 2) return "";
    if (table.revealing) return "reveal";
    const mine = table.seats.find((it) => it.mine && it.kind === "person");
    return table.status === "open" && mine ? `promise ${mine.seat}` : "";
  }
}

/** Only when its own promise is in the list, and only for the list that was seen first: it cannot be changed any more. */
async function reveal(api: Pick<Api, "post">, table: TableInfo): Promise<void> {
  const mine = kept(table.code);
  if (!mine || !table.devices.some((it) => it.commitment === promiseOf(mine))) return;
  const now: Noted = { commitment: table.commitment, devices: listed(table.devices) };
  if (mine.noted && (mine.noted.commitment !== now.commitment || mine.noted.devices !== now.devices)) return;
  keep(table.code, { ...mine, noted: now });
  await api.post<DiceTaken>(`/tables/${table.code}/dice/reveal`, { entropy: mine.entropy });
}

/** Did this device promise something that was not taken, when it is fixed what the dice follow from? */
export function wasLost(table: TableInfo): boolean {
  const mine = kept(table.code);
  if (!mine || table.status === "open" || table.revealing || !table.seats.some((it) => it.mine)) return false;
  const listedMine = table.devices.find((it) => it.commitment === promiseOf(mine));
  return !listedMine || listedMine.entropy !== mine.entropy;
}
