import { beforeEach, describe, expect, test } from "vitest";
import { Refused } from "../people/api";
import { card } from "../table/fake";
import type { DiceProof, TableInfo } from "../wire/types";
import { check, listed } from "./check";
import { Mixing, noted, promise, wasLost } from "./mixing";
import proofs from "./proofs.json";
import { bytes, hex, hmac, sha256, unhex } from "./sha256";

describe("SHA-256 and HMAC", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("FIPS 180-4", (message, digest) => expect(hex(sha256(bytes(message)))).toBe(digest));

  test("every length around a block agrees with the browser's own", async () => {
    for (let length = 50; length < 135; length += 1) {
      const message = Uint8Array.from({ length }, (_, n) => n * 7);
      expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
    }
  });

  test.each([
    [new Uint8Array(20).fill(0x0b), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [bytes("Jefe"), "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
    [
      new Uint8Array(131).fill(0xaa),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ])("RFC 4231", (key, message, digest) => expect(hex(hmac(key, bytes(message)))).toBe(digest));

  test("bytes are written in one way only", () => {
    expect(hex(unhex("0f".repeat(32))!)).toBe("0f".repeat(32));
    for (const wrong of ["", "0f", "0F".repeat(32), ` ${"0f".repeat(31)}0`, "0f".repeat(32) + "\n"]) expect(unhex(wrong)).toBeUndefined();
  });
});

describe("the proof that a Python server made", () => {
  const first = proofs.first as DiceProof;
  const second = proofs.second as DiceProof;
  const by = (proof: DiceProof) => proof.rolls.filter((it) => it.source === "key").length;

  test.each([first, second])("is found right in both schemes", (proof) => {
    expect(by(proof)).toBeGreaterThan(10);
    expect(check(proof)).toEqual({ proved: by(proof), unproved: 1, back: proof.rolls.filter((it) => it.back).length });
  });

  test("a changed roll is named, also one that was taken back", () => {
    const at = second.rolls.findIndex((it) => it.back && it.source === "key");
    const rolls = second.rolls.map((it, n) => (n === at ? { ...it, outcome: (it.outcome + 1) % it.weights.length } : it));
    expect(check({ ...second, rolls }).fault).toEqual({ kind: "roll", entry: second.rolls[at]!.n });
  });

  test("another key, another scheme, forged or dropped devices are found", () => {
    expect(check({ ...second, key: second.key.replace("0", "1") }).fault).toEqual({ kind: "key" });
    expect(check({ ...second, key: second.key.toUpperCase() }).fault).toEqual({ kind: "key" });
    expect(check({ ...second, scheme: 3 }).fault).toEqual({ kind: "scheme" });
    const [one, other] = second.devices as [DiceProof["devices"][0], DiceProof["devices"][0]];
    expect(check({ ...second, devices: [{ ...one, entropy: "0".repeat(64) }, other] }).fault).toEqual({ kind: "device", seat: 0 });
    expect(check({ ...second, devices: [{ ...one, entropy: one.entropy.toUpperCase() }, other] }).fault).toEqual({ kind: "device", seat: 0 });
    expect(check({ ...second, devices: [one] }).fault?.kind).toBe("roll");
    expect(check({ ...second, devices: [{ ...one, entropy: "" }, other] }).fault?.kind).toBe("roll");
  });

  test("what this device was shown before the first roll must be what is proved", () => {
    const seen = { commitment: second.commitment, devices: listed(second.devices) };
    expect(check(second, seen).fault).toBeUndefined();
    expect(check(second, { ...seen, commitment: "0".repeat(64) }).fault).toEqual({ kind: "seen" });
    expect(check(second, { ...seen, devices: listed(second.devices.slice(1)) }).fault).toEqual({ kind: "seen" });
  });
});

describe("what this device mixes in", () => {
  let posted: { path: string; body: Record<string, string> }[];
  let down: boolean;
  const api = {
    post: async <T>(path: string, body?: object) => {
      if (down) throw new Refused({ error: "offline", text: "" });
      posted.push({ path, body: body as Record<string, string> });
      return { counted: true } as T;
    },
  };
  let code = "";
  let count = 0;
  const at = (changes: Partial<TableInfo>) => card({ code, commitment: "ab".repeat(32), ...changes });

  beforeEach(() => {
    posted = [];
    down = false;
    code = `TABLE${(count += 1)}`;
  });

  test("is promised once while people sit down, and revealed when the promise stands in the list", async () => {
    const mixing = new Mixing(api);
    await mixing.look(at({ status: "open" }));
    await mixing.look(at({ status: "open" }));
    expect(posted.map((it) => it.path)).toEqual([`/tables/${code}/dice/promise`]);
    const commitment = posted[0]!.body.commitment!;
    const devices = [{ seat: 0, commitment, entropy: "" }];
    await new Mixing(api).look(at({ revealing: true, devices })); // after a reload
    const entropy = posted[1]!.body.entropy!;
    expect(posted[1]!.path).toBe(`/tables/${code}/dice/reveal`);
    expect(hex(sha256(unhex(entropy)!))).toBe(commitment);
    expect(noted(code)).toEqual({ commitment: "ab".repeat(32), devices: `0:${commitment}` });
    expect(wasLost(at({ devices: [{ seat: 0, commitment, entropy }] }))).toBe(false);
    expect(wasLost(at({ devices }))).toBe(true);
    expect(wasLost(at({ devices: [] }))).toBe(true);
  });

  test("stays here if the promise is not in the list, or if another list is shown later", async () => {
    await promise(api, code);
    const commitment = posted[0]!.body.commitment!;
    await new Mixing(api).look(at({ revealing: true, devices: [{ seat: 0, commitment: "cd".repeat(32), entropy: "" }] }));
    expect(posted.length).toBe(1);
    const devices = [{ seat: 0, commitment, entropy: "" }];
    await new Mixing(api).look(at({ revealing: true, devices }));
    expect(posted.length).toBe(2);
    await new Mixing(api).look(at({ revealing: true, devices: [...devices, { seat: 1, commitment: "ef".repeat(32), entropy: "" }] }));
    expect(posted.length).toBe(2);
  });

  test("is tried again when the line was down, and promised again from another seat", async () => {
    const mixing = new Mixing(api);
    down = true;
    await mixing.look(at({ status: "open" }));
    down = false;
    await mixing.look(at({ status: "open" }));
    const seats = at({}).seats.map((it) => ({ ...it, kind: "person" as const, mine: it.seat === 1 }));
    await mixing.look(at({ status: "open", seats }));
    expect(posted.length).toBe(2);
    expect(posted[0]).toEqual(posted[1]);
  });

  test("is never used twice: what was revealed is no secret", async () => {
    await promise(api, code);
    const commitment = posted[0]!.body.commitment!;
    await new Mixing(api).look(at({ revealing: true, devices: [{ seat: 0, commitment, entropy: "" }] }));
    await promise(api, code);
    expect(posted[2]!.body.commitment).not.toBe(commitment);
  });

  test.each([{ dice: "typed" as const }, { dice_scheme: 1 }, { seats: [] }])("nothing is sent where it would be of no use", async (changes) => {
    await new Mixing(api).look(at({ status: "open", ...changes }));
    expect(posted).toEqual([]);
  });
});
