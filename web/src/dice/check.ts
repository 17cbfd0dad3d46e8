/** TB-5: computes the dice of a finished game again, from the key and from what devices mixed in. */

import type { DeviceInfo, DiceProof, FairRoll } from "../wire/types";
import { bytes, hex, hmac, sha256, unhex } from "./sha256";
import type { Noted } from "./mixing";

/** The first thing that is wrong, if anything is. `seen`: not what this device was shown before the first roll. */
export type Fault = { kind: "key" } | { kind: "scheme" } | { kind: "seen" } | { kind: "device"; seat: number } | { kind: "roll"; entry: number };

export interface Finding {
  /** How many rolls follow from the key and from what was mixed in. */
  proved: number;
  /** Typed in or made elsewhere: nothing proves them. */
  unproved: number;
  back: number;
  fault?: Fault;
}

export function check(proof: DiceProof, noted?: Noted): Finding {
  const fault = foul(proof, noted);
  const found: Finding = { proved: 0, unproved: 0, back: 0, ...(fault ? { fault } : {}) };
  if (fault) return found;
  const secret = secretOf(proof);
  for (const it of proof.rolls) {
    found.back += Number(it.back);
    if (it.source !== "key") found.unproved += 1;
    else if (outcome(secret, proof.scheme, it) === it.outcome) found.proved += 1;
    else return { ...found, fault: { kind: "roll", entry: it.n } };
  }
  return found;
}

/** What is wrong before any roll is looked at. */
function foul(proof: DiceProof, noted: Noted | undefined): Fault | undefined {
  if (proof.scheme !== 1 && proof.scheme !== 2) return { kind: "scheme" };
  if (!keeps(proof.key, proof.commitment)) return { kind: "key" };
  const forged = proof.devices.find((it) => it.entropy && !keeps(it.entropy, it.commitment));
  if (forged) return { kind: "device", seat: forged.seat };
  return noted && !same(proof, noted) ? { kind: "seen" } : undefined;
}

/** Everybody notes what they were shown: a server that shows others something else is found out by one of them. */
function same(proof: DiceProof, noted: Noted): boolean {
  return noted.commitment === proof.commitment && noted.devices === listed(proof.devices);
}

/** The promises in their order, as a device notes them. */
export const listed = (devices: readonly DeviceInfo[]): string => devices.map((it) => `${it.seat}:${it.commitment}`).join("|");

export function keeps(secret: string, commitment: string): boolean {
  const found = unhex(secret);
  return found !== undefined && hex(sha256(found)) === commitment;
}

/** Of the first scheme the key itself; of the second a seed that binds every device. */
function secretOf(proof: DiceProof): Uint8Array {
  const key = unhex(proof.key)!;
  if (proof.scheme === 1) return key;
  return hmac(key, bytes(["magnat-2", "seed", ...proof.devices.map((it) => `${it.seat}:${it.commitment}:${it.entropy}`)].join("|")));
}

function outcome(secret: Uint8Array, scheme: number, roll: FairRoll): number {
  const total = roll.weights.reduce((sum, it) => sum + it, 0);
  let rest = below(total, secret, `magnat-${scheme}|${scheme === 1 ? roll.n : roll.roll}|${roll.chance}|${roll.about}`);
  return roll.weights.findIndex((weight) => (rest -= weight) < 0);
}

/** A number from 0 to limit - 1: as many leading bits as the limit has, drawn again while they are too large. */
function below(limit: number, secret: Uint8Array, what: string): number {
  const bits = limit.toString(2).length;
  for (let counter = 0; ; counter += 1) {
    const block = BigInt(`0x${hex(hmac(secret, bytes(`${what}|${counter}`)))}`);
    const found = Number(block >> BigInt(256 - bits));
    if (found < limit) return found;
  }
}
