/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Browsers keep their own from pages without https, and classrooms have none. */

const BLOCK = 64;
/** The fractional parts of the roots of the first primes: square roots to start with, cube roots for the rounds. */
const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((it) => fraction(Math.sqrt(it)));
const ROUNDS = PRIMES.map((it) => fraction(Math.cbrt(it)));

function primes(many: number): number[] {
  const found: number[] = [];
  for (let it = 2; found.length < many; it += 1) if (found.every((prime) => it % prime)) found.push(it);
  return found;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const padded = pad(message);
  const words = new Int32Array(BLOCK);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mixIn(state, padded, at, words);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setInt32(n * 4, word));
  return new Uint8Array(digest.buffer);
}

/** A one, zeros, and the length in bits, up to whole blocks. */
function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0);
  return view;
}

function mixIn(state: Int32Array, padded: DataView, at: number, words: Int32Array): void {
  spread(padded, at, words);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < BLOCK; n += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = state[n]! + word));
}

function spread(padded: DataView, at: number, words: Int32Array): void {
  for (let n = 0; n < 16; n += 1) words[n] = padded.getInt32(at + n * 4);
  for (let n = 16; n < BLOCK; n += 1) {
    const [early, late] = [words[n - 15]!, words[n - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16]! + low + words[n - 7]! + high;
  }
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const masked = (mask: number) => block.map((it) => it ^ mask);
  return sha256(joined(masked(0x5c), sha256(joined(masked(0x36), message))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (digest: Uint8Array): string => Array.from(digest, (it) => it.toString(16).padStart(2, "0")).join("");

/** Exactly 32 bytes in small hexadecimal digits, or nothing: what can be written in two ways could be read in two. */
export function unhex(digits: string): Uint8Array | undefined {
  return /^[0-9a-f]{64}$/.test(digits) ? Uint8Array.from(digits.match(/../g)!, (it) => Number.parseInt(it, 16)) : undefined;
}
