import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ChatLine, Told } from "../wire/types";
import { ATTENTIVE, Connection, DELAYS, type Link, type News, OVERDUE, PATIENCE, SILENCE, wakeUp } from "./connection";
import { FakeSocket, told, welcome } from "./fake";

let lines: FakeSocket[];
let heard: News[];
let links: Link[];
let forgotten: number;

const socket = () => lines.at(-1)!;
const numbers = () => heard.filter((it): it is Told => it.type === "told").map((it) => it.n);
const roll = { type: "act", do: "roll" } as const;
const chat = (n: number): ChatLine => ({ type: "chat", n, at: 0, seat: 0, name: "Ada", company: null, text: `line ${n}`, loud: false });

function connection(): Connection {
  const made = new Connection(
    {
      heard: (news) => heard.push(news),
      linked: (link) => links.push(link),
      forget: () => {
        forgotten += 1;
        heard = [];
      },
    },
    {
      code: "QMLLFG",
      language: "pl",
      random: () => 1,
      dial: (address) => {
        lines.push(new FakeSocket(address));
        return socket();
      },
    },
  );
  made.open();
  return made;
}

/** Waits until the next attempt has begun, or so long that there will be none. */
function redial(): void {
  const before = lines.length;
  for (let waited = 0; lines.length === before && waited < 60_000; waited += 50) vi.advanceTimersByTime(50);
}

beforeEach(() => {
  vi.useFakeTimers();
  [lines, heard, links, forgotten] = [[], [], [], 0];
});
afterEach(() => vi.useRealTimers());

describe("hello", () => {
  test("names the table, the language and what is known: nothing at first", () => {
    connection();
    expect(socket().address).toBe("ws://localhost:3000/api/v1/tables/QMLLFG/live");
    socket().open();
    expect(socket().sent).toEqual([{ type: "hello", after: 0, chat: 0, language: "pl", changes: true }]);
  });

  test("the connection is live when the table says welcome, not before", () => {
    const line = connection();
    socket().open();
    expect(line.link).toBe("connecting");
    socket().tell(welcome());
    expect(line.link).toBe("live");
    expect(heard[0]).toMatchObject({ type: "welcome", table: { code: "QMLLFG" } });
  });

  test("after a break it goes on after the last entry and the last line of chat", () => {
    connection();
    socket().open(welcome(2), told(1), told(2), chat(7)).drop();
    redial();
    socket().open();
    expect(socket().last).toMatchObject({ after: 2, chat: 7 });
    socket().tell(welcome(3), told(3));
    expect(numbers()).toEqual([1, 2, 3]);
  });
});

describe("entries", () => {
  test("told twice are heard once", () => {
    connection();
    socket().open(welcome(2), told(1), told(2), told(2), told(1), told(3));
    expect(numbers()).toEqual([1, 2, 3]);
  });

  test("a gap ends the connection, and the next one fetches what is missing", () => {
    const line = connection();
    socket().open(welcome(1), told(1), told(3));
    expect([line.link, socket().closed]).toEqual(["waiting", true]);
    expect(numbers()).toEqual([1]);
    redial();
    socket().open(welcome(3));
    expect(socket().sent[0]).toMatchObject({ after: 1 });
    socket().tell(told(2), told(3));
    expect(numbers()).toEqual([1, 2, 3]);
  });

  test("where more was said than is told, it goes on after the page that is told", () => {
    connection();
    socket()
      .open({ ...welcome(), chat_after: 900 })
      .drop();
    redial();
    socket().open();
    expect(socket().last).toMatchObject({ chat: 900 });
  });

  test("chat has gaps, because partners talk among themselves, but no doubles", () => {
    connection();
    socket().open(welcome(), chat(1), chat(4), chat(4));
    expect(heard.filter((it) => it.type === "chat")).toHaveLength(2);
  });

  test("a line that is no longer ours is not listened to", () => {
    connection();
    const old = socket().open(welcome(1), told(1));
    old.drop();
    redial();
    old.tell(told(2));
    expect(numbers()).toEqual([1]);
  });

  test("a server that knows less than we do was restored: everything is told anew", () => {
    connection();
    socket().open(welcome(2), told(1), told(2)).drop();
    redial();
    socket().open(welcome(1));
    expect(forgotten).toBe(1);
    redial();
    socket().open(welcome(1), told(1));
    expect(socket().sent[0]).toMatchObject({ after: 0, chat: 0 });
    expect(numbers()).toEqual([1]);
  });

  test("messages of newer servers are ignored", () => {
    const line = connection();
    socket().open(welcome()).tell({ type: "newer" }, told(1));
    expect([line.link, numbers()]).toEqual(["live", [1]]);
  });
});

describe("coming back", () => {
  test("waits longer each time that it fails, up to a quarter of a minute", () => {
    connection();
    const waits = Array.from({ length: DELAYS.length + 1 }, () => {
      const before = lines.length;
      socket().drop();
      let waited = 0;
      for (; lines.length === before; waited += 250) vi.advanceTimersByTime(250);
      return waited;
    });
    expect(waits).toEqual([...DELAYS, 15_000]);
  });

  test("a server that was away for some seconds has everybody back within two more", () => {
    let away = 0;
    for (const delay of DELAYS) {
      if (away < 8_000) expect(delay).toBeLessThanOrEqual(2_000);
      away += delay;
    }
  });

  test("starts with the shortest delay again after a steady while, but not after a welcome alone", () => {
    connection();
    socket().drop();
    redial();
    socket().open(welcome()).drop();
    vi.advanceTimersByTime(499);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(3);
    socket().open(welcome());
    vi.advanceTimersByTime(6000);
    socket().drop();
    vi.advanceTimersByTime(250);
    expect(lines).toHaveLength(4);
  });

  test("is tried at once when somebody looks again or the network is back", () => {
    const line = connection();
    const stop = wakeUp(line);
    socket().drop();
    window.dispatchEvent(new Event("online"));
    expect(lines).toHaveLength(2);
    socket().drop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(lines).toHaveLength(3);
    stop();
    socket().drop();
    window.dispatchEvent(new Event("online"));
    expect(lines).toHaveLength(3);
  });

  test("1013 (too slow, or the store is away) is no refusal", () => {
    const line = connection();
    socket().open(welcome()).drop(1013);
    expect(line.link).toBe("waiting");
  });

  test("whoever may not come in is told why, and not tried again", async () => {
    const line = connection();
    const move = line.move(roll).catch((no: unknown) => no);
    socket().open({ type: "failed", problem: { error: "no-such-table", text: "There is no table with this code." } });
    socket().drop(1008);
    redial();
    expect([line.link, lines.length]).toEqual(["refused", 1]);
    expect(await move).toMatchObject({ problem: { error: "no-such-table" } });
    line.retry();
    expect(lines).toHaveLength(2);
  });

  test("1008 because of haste passes", () => {
    const line = connection();
    socket().open({ type: "failed", problem: { error: "too-fast", text: "" } });
    socket().drop(1008);
    expect(line.link).toBe("waiting");
  });

  test("a silent line is asked, and given up if it stays silent", () => {
    const line = connection();
    socket().open(welcome());
    vi.advanceTimersByTime(SILENCE);
    expect(socket().last).toEqual({ type: "ping" });
    socket().tell({ type: "pong" });
    vi.advanceTimersByTime(PATIENCE);
    expect(line.link).toBe("live");
    vi.advanceTimersByTime(SILENCE);
    expect(line.link).toBe("waiting");
  });

  test("without an answer nobody is told for long that we are connected, and told again when one comes", () => {
    const line = connection();
    socket().open(welcome());
    void line.move(roll);
    vi.advanceTimersByTime(OVERDUE);
    expect([line.link, links.at(-1)]).toEqual(["live", "silent"]);
    socket().tell(told(1));
    expect(links.at(-1)).toBe("live");
  });

  test("a device that has lost its network says so within two seconds, and comes back when it was wrong", () => {
    const line = connection();
    const stop = wakeUp(line);
    socket().open(welcome());
    window.dispatchEvent(new Event("offline"));
    socket().tell({ type: "pong" });
    vi.advanceTimersByTime(2000);
    expect(links.at(-1)).toBe("live");
    window.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(2000);
    expect(links.at(-1)).toBe("waiting");
    stop();
  });

  test("while somebody looks, a silent line is asked sooner", () => {
    const line = connection();
    const stop = wakeUp(line);
    socket().open(welcome());
    vi.advanceTimersByTime(ATTENTIVE);
    expect(socket().last).toEqual({ type: "ping" });
    vi.advanceTimersByTime(OVERDUE);
    expect(links.at(-1)).toBe("silent");
    line.attend(false);
    stop();
  });

  test("a line on which nobody says welcome is given up", () => {
    const line = connection();
    socket().open();
    vi.advanceTimersByTime(PATIENCE);
    expect(line.link).toBe("waiting");
  });

  test("a closed one stays closed", () => {
    const line = connection();
    socket().open(welcome());
    line.close();
    socket().drop();
    redial();
    line.wake();
    line.retry();
    expect([line.link, lines.length, socket().closed]).toEqual(["closed", 1, true]);
    expect(links).toEqual(["connecting", "live", "closed"]);
  });
});

describe("moves", () => {
  test("get ids of their own and are answered when they are durable", async () => {
    const line = connection();
    socket().open(welcome());
    const first = line.move(roll);
    void line.move(roll);
    const [a, b] = socket().ids;
    expect(a).not.toBe(b);
    expect(a!.length).toBeLessThanOrEqual(64);
    socket().tell({ type: "done", id: a!, n: 1 });
    await expect(first).resolves.toMatchObject({ n: 1 });
    expect(line.unanswered).toBe(1);
  });

  test("unanswered ones are sent again, in order and with the same ids, after the next welcome", async () => {
    const line = connection();
    socket().open(welcome());
    const both = Promise.all([line.move(roll), line.move({ type: "undo" })]);
    const ids = socket().ids;
    socket().drop();
    redial();
    socket().open();
    expect(socket().ids).toEqual([]);
    socket().tell(welcome());
    expect(socket().ids).toEqual(ids);
    socket().tell({ type: "done", id: ids[0]!, n: 1 }, { type: "done", id: ids[1]!, n: 2 });
    await expect(both).resolves.toHaveLength(2);
    socket().drop();
    redial();
    socket().open(welcome(2));
    expect(socket().ids).toEqual([]);
  });

  test("made while the line is down wait for it", () => {
    const line = connection();
    socket().drop();
    void line.move(roll);
    redial();
    socket().open(welcome());
    expect(socket().last).toMatchObject({ type: "act", do: "roll" });
  });

  test("a refusal is thrown with its clause and numbers", async () => {
    const line = connection();
    socket().open(welcome());
    const move = line.move(roll);
    const problem = { error: "refused", text: "This costs 6.", clause: "MM-3.2", key: "too-little-cash", need: 6, have: 4 };
    socket().tell({ type: "failed", id: socket().ids[0]!, problem });
    await expect(move).rejects.toMatchObject({ problem });
    expect(line.unanswered).toBe(0);
  });

  test("what passes is tried again with the same id, and given up in the end", async () => {
    const line = connection();
    socket().open(welcome());
    const move = line.move(roll).catch((no: unknown) => no);
    const id = socket().ids[0]!;
    for (let n = 0; n < 6; n++) {
      socket().tell({ type: "failed", id, problem: { error: "moving", text: "" } });
      vi.advanceTimersByTime(3000);
    }
    expect(socket().ids).toEqual([id, id, id, id, id, id]);
    expect(await move).toMatchObject({ problem: { error: "moving" } });
  });

  test("an unanswered one is given up when the table is left", async () => {
    const line = connection();
    const move = line.move(roll);
    line.close();
    await expect(move).rejects.toMatchObject({ problem: { error: "closed" } });
    await expect(line.move(roll)).rejects.toMatchObject({ problem: { error: "closed" } });
  });

  test("a question is answered by a verdict", async () => {
    const line = connection();
    socket().open(welcome());
    const why = line.why({ type: "why", do: "roll" });
    socket().tell({ type: "verdict", id: socket().ids[0]!, allowed: true });
    await expect(why).resolves.toMatchObject({ allowed: true });
  });
});

test("another language begins anew from the first entry, and keeps what is unanswered", () => {
  const line = connection();
  socket().open(welcome(1), told(1));
  void line.move(roll);
  const ids = socket().ids;
  line.restart("de");
  expect([forgotten, lines.length, lines[0]!.closed]).toEqual([1, 2, true]);
  socket().open(welcome(1), told(1));
  expect(socket().sent[0]).toMatchObject({ after: 0, language: "de" });
  expect([numbers(), socket().ids]).toEqual([[1], ids]);
});
