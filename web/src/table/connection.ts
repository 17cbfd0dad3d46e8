/** One table over one WebSocket: resumes by itself, puts entries in order, and never does a move twice or loses it. */

import { API, Refused } from "../people/api";
import { PASSING } from "../wire/types";
import { changed } from "./changes";
import type {
  ChatLine,
  Done,
  FromClient,
  FromTable,
  Language,
  Moves,
  Overview,
  Position,
  PositionChanged,
  Problem,
  TableChanged,
  Told,
  Verdict,
  Welcome,
  Why,
} from "../wire/types";

/**
 * `silent`: the line seems to stand, but an answer is overdue. `waiting`: lost, the next attempt is planned. `refused`: the server does not let
 * us in; only the person can change that.
 */
export type Link = "connecting" | "live" | "silent" | "waiting" | "refused" | "closed";

export type News = Welcome | Told | Position | TableChanged | Overview | ChatLine;

/** Who listens. Entries arrive without gap and without double, whatever the connection does. */
export interface Listener {
  heard(news: News): void;
  linked(link: Link, problem?: Problem): void;
  /** Everything told so far is void and will be told anew: another language, other eyes, or another table file. */
  forget(): void;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Settings {
  code: string;
  language: Language;
  /** Whether the positions of one's eyes are told; a console does without them. */
  positions?: boolean;
  /** Whether the whole room is told at a glance, as console and wall show it. */
  overview?: boolean;
  /** Whether only what anybody may see is told, also to the leader: for a screen before which all stand. */
  wall?: boolean;
  dial?: (address: string) => Socket;
  random?: () => number;
}

type Omitted<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = Omitted<Moves>;
type Question = Omitted<Why>;

interface Sent {
  message: FromClient & { id: string };
  tries: number;
  resolve(answer: Done | Verdict): void;
  reject(no: Refused): void;
}

const NOT_ALLOWED = 1008;
/** Milliseconds between attempts, each shortened at random to half at least: after a while down a server that is back has everybody again
 *  within about half that while, and a server that is long gone is not pestered. A restart takes seconds: until then nobody waits long. */
export const DELAYS = [250, 500, 1000, 1000, 1500, 1500, 2000, 2000, 3000, 4000, 6000, 8000, 15_000];
const STEADY = 5_000;
/** Milliseconds of silence after which we ask whether anybody is there, and how long we wait for an answer. */
export const SILENCE = 25_000;
export const PATIENCE = 10_000;
const HURRIED = 4_000;
/** While somebody looks at the page we ask sooner, and after this time without an answer nobody is told that we are connected. */
export const ATTENTIVE = 4_000;
export const OVERDUE = 1_800;
const MOST_TRIES = 6;

export class Connection {
  link: Link = "closed";
  /** The last entry and the last line of chat that arrived. */
  after = 0;
  chat = 0;

  readonly #listener: Listener;
  readonly #settings: Required<Settings>;
  readonly #mark: string;
  readonly #unanswered = new Map<string, Sent>();
  /** By seat, the position that came last over this socket: the next one may be told as a change of it. */
  readonly #shown = new Map<number, Position>();
  #count = 0;
  #socket: Socket | null = null;
  #attempt = 0;
  #since = 0;
  #lastWord: Problem | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #silent = false;
  #attended = false;

  constructor(listener: Listener, settings: Settings) {
    this.#listener = listener;
    this.#settings = { dial: (address) => new WebSocket(address) as Socket, random: Math.random, positions: true, overview: false, wall: false, ...settings };
    this.#mark = newMark();
  }

  open(): void {
    if (this.#socket) return;
    this.#lastWord = undefined;
    this.#say("connecting");
    const socket = this.#settings.dial(address(this.#settings.code));
    this.#socket = socket;
    socket.onopen = () => this.#is(socket) && this.#hello();
    socket.onmessage = (event) => this.#is(socket) && this.#take(event.data);
    socket.onclose = (event) => this.#is(socket) && this.#ended(event.code);
    this.#watch(PATIENCE);
  }

  /** The table is left for good; what is unanswered stays open, as after a crash. */
  close(): void {
    this.#hangUp();
    this.#say("closed");
    this.#giveUp({ error: "closed", text: "" });
  }

  /** Somebody is looking, or the network is back: no waiting, and a dead connection is noticed soon. */
  wake(): void {
    if (this.link === "waiting") this.#again();
    else if (this.link === "live") this.#ask(HURRIED);
  }

  /** Whether somebody looks at the page: then a line that is gone is noticed sooner. */
  attend(on: boolean): void {
    this.#attended = on;
    if (this.link === "live" && !this.#silent) this.#rest();
  }

  /** The device says that it has no network. It may be wrong about a server in the same house, so that one is asked. */
  offline(): void {
    if (this.link === "live") this.#ask(OVERDUE);
  }

  /** After `refused`, when something has changed (somebody has come in). */
  retry(): void {
    if (this.link === "waiting" || this.link === "refused") this.#again();
  }

  /** Everything anew from the first entry: after a change of language, or of the seats whose eyes one has. */
  restart(language: Language = this.#settings.language): void {
    this.#settings.language = language;
    this.#forget();
    if (this.link === "closed" || this.link === "refused") return;
    this.#hangUp();
    this.open();
  }

  /** Resolves when the move is durable. A refusal is thrown as Refused; a lost connection is no refusal. */
  move(wish: Wish): Promise<Done> {
    return this.#send(wish) as Promise<Done>;
  }

  why(question: Question): Promise<Verdict> {
    return this.#send(question) as Promise<Verdict>;
  }

  /** How many moves and questions wait for their answer. */
  get unanswered(): number {
    return this.#unanswered.size;
  }

  // Coming and going

  #is(socket: Socket): boolean {
    return this.#socket === socket;
  }

  #say(link: Link, problem?: Problem): void {
    this.link = link;
    this.#listener.linked(link, problem);
  }

  #hello(): void {
    const { language, positions, overview, wall } = this.#settings;
    const unusual = { ...(positions ? {} : { positions }), ...(overview ? { overview } : {}), ...(wall ? { wall } : {}) };
    this.#shown.clear();
    this.#post({ type: "hello", after: this.after, chat: this.chat, language, changes: true, ...unusual });
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#expect(false);
    this.#silent = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  #ended(code: number): void {
    const word = this.#lastWord;
    if (code === NOT_ALLOWED && word && !PASSING.includes(word.error)) {
      this.#hangUp();
      this.#say("refused", word);
      this.#giveUp(word);
    } else {
      this.#lost();
    }
  }

  /** Plans the next attempt; whoever has been connected for a while starts with the shortest delay. */
  #lost(): void {
    if (this.link === "live" && Date.now() - this.#since >= STEADY) this.#attempt = 0;
    this.#hangUp();
    const delay = DELAYS[Math.min(this.#attempt, DELAYS.length - 1)]!;
    this.#attempt += 1;
    this.#say("waiting", this.#lastWord);
    this.#timer = setTimeout(() => this.open(), delay * (0.5 + this.#settings.random() / 2));
  }

  #again(): void {
    this.#hangUp();
    this.open();
  }

  #forget(): void {
    this.after = 0;
    this.chat = 0;
    this.#listener.forget();
  }

  // Is anybody there?

  #watch(patience: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lost(), patience);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(PATIENCE), this.#attended ? ATTENTIVE : SILENCE);
  }

  /** Something was sent that is answered at once, as a rule; or something came. */
  #expect(answer: boolean): void {
    clearTimeout(this.#overdue);
    if (answer) this.#overdue = setTimeout(() => this.#doubt(), OVERDUE);
  }

  #doubt(): void {
    if (this.link !== "live") return;
    this.#silent = true;
    this.#listener.linked("silent");
  }

  #ask(patience: number): void {
    this.#post({ type: "ping" });
    this.#expect(true);
    this.#watch(patience);
  }

  // What arrives

  #take(text: string): void {
    const message = JSON.parse(text) as FromTable;
    if (message.type === "welcome") this.#welcome(message);
    if (this.link !== "live") {
      if (message.type === "failed") this.#lastWord = message.problem;
      return;
    }
    this.#rest();
    this.#expect(false);
    if (this.#silent) this.#heardAgain();
    this.#sort(message);
  }

  #heardAgain(): void {
    this.#silent = false;
    this.#listener.linked("live");
  }

  #welcome(message: Welcome): void {
    if (message.n < this.after) this.#begunAnew();
    else {
      this.chat = Math.max(this.chat, message.chat_after); // what lies between is asked for when somebody wants to read it
      this.#since = Date.now();
      this.#say("live");
      for (const sent of this.#unanswered.values()) this.#post(sent.message);
    }
  }

  /** We know more than the server: it was restored from an older copy. What we know is void. */
  #begunAnew(): void {
    this.#forget();
    this.#lost();
  }

  #sort(message: FromTable): void {
    switch (message.type) {
      case "told":
        return this.#entry(message);
      case "chat":
        if (message.n <= this.chat) return;
        this.chat = message.n; // lines between others' partners are left out: chat may have gaps
        return this.#listener.heard(message);
      case "position":
        return this.#show(message);
      case "changed":
        return this.#change(message);
      case "welcome":
      case "table":
      case "overview":
        return this.#listener.heard(message);
      case "done":
      case "verdict":
        return this.#answered(message.id)?.resolve(message);
      case "failed":
        return this.#failed(message.id, message.problem);
    }
    // Anything else is newer than this client, or a pong: the rest has already been noted.
  }

  #show(position: Position): void {
    this.#shown.set(position.seat, position);
    this.#listener.heard(position);
  }

  #change(news: PositionChanged): void {
    const before = this.#shown.get(news.seat);
    if (before) this.#show(changed(before, news));
    else this.#lost(); // it is told in full after the next hello
  }

  #entry(told: Told): void {
    if (told.n <= this.after) return;
    if (told.n > this.after + 1) return this.#lost(); // a gap: what is missing is told after the next hello
    this.after = told.n;
    this.#listener.heard(told);
  }

  // What is sent

  #send(wish: Wish | Question): Promise<Done | Verdict> {
    this.#count += 1;
    const message = { ...wish, id: `${this.#mark}-${this.#count}` } as Sent["message"];
    return new Promise((resolve, reject) => {
      if (this.link === "closed" || this.link === "refused") return reject(new Refused({ error: "closed", text: "" }));
      this.#unanswered.set(message.id, { message, tries: 0, resolve, reject });
      if (this.link !== "live") return;
      this.#post(message);
      this.#expect(true);
    });
  }

  #post(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #answered(id: string | null | undefined): Sent | undefined {
    const sent = id ? this.#unanswered.get(id) : undefined;
    if (sent) this.#unanswered.delete(sent.message.id);
    return sent;
  }

  #failed(id: string | null | undefined, problem: Problem): void {
    this.#lastWord = problem;
    const sent = id ? this.#unanswered.get(id) : undefined;
    if (!sent) return;
    sent.tries += 1;
    if (PASSING.includes(problem.error) && sent.tries < MOST_TRIES) {
      setTimeout(() => this.#sendAgain(sent), 500 * sent.tries);
    } else {
      this.#answered(id)?.reject(new Refused(problem));
    }
  }

  #sendAgain(sent: Sent): void {
    if (this.link === "live" && this.#unanswered.has(sent.message.id)) this.#post(sent.message);
  }

  #giveUp(problem: Problem): void {
    const waiting = [...this.#unanswered.values()];
    this.#unanswered.clear();
    for (const sent of waiting) sent.reject(new Refused(problem));
  }
}

function address(code: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${API}/tables/${encodeURIComponent(code)}/live`;
}

/** Begins the ids of this page's moves. Not `crypto.randomUUID`: on a LAN without https browsers do not have it. */
function newMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (it) => it.toString(16).padStart(2, "0")).join("");
}

/** Wakes a connection when somebody looks at the page again or the network goes or is back; returns how to stop. */
export function wakeUp(connection: Connection): () => void {
  const visible = () => document.visibilityState === "visible";
  const seen = () => {
    connection.attend(visible());
    if (visible()) connection.wake();
  };
  const online = () => connection.wake();
  const offline = () => connection.offline();
  connection.attend(visible());
  document.addEventListener("visibilitychange", seen);
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
  };
}
