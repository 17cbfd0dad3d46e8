/** One HTTP call to the server: in the reader's language, with the header that foreign pages cannot send. */

import type { Language, Problem } from "../wire/types";

export const API = "/api/v1";
export type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** The server said no, or nothing at all (`offline`). */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.text || problem.error);
    this.name = "Refused";
  }
}

export class Api {
  constructor(
    private readonly language: () => Language,
    private readonly fetch: Fetch = (address, request) => globalThis.fetch(address, request),
  ) {}

  get = <T>(path: string): Promise<T> => this.call<T>("GET", path);
  post = <T>(path: string, body: object = {}): Promise<T> => this.call<T>("POST", path, body);
  put = <T>(path: string, body: object): Promise<T> => this.call<T>("PUT", path, body);
  patch = <T>(path: string, body: object): Promise<T> => this.call<T>("PATCH", path, body);
  delete = <T>(path: string): Promise<T> => this.call<T>("DELETE", path);

  /** A file as it is, answered line by line as the work goes on. */
  async *follow<T>(path: string, file: Blob): AsyncGenerator<T, void> {
    const answer = await this.asked("POST", path, file);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (let rest = ""; ;) {
        const { value, done } = await reader.read().catch(offline);
        if (done) return;
        const lines = (rest + value).split("\n");
        rest = lines.pop()!;
        for (const line of lines) yield JSON.parse(line) as T;
      }
    } finally {
      void reader.cancel().catch(() => undefined); // whoever no longer listens gives it up
    }
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.asked(method, path, body);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  private async asked(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = { "accept-language": this.language(), "x-magnat": "1" };
    if (body) headers["content-type"] = body instanceof Blob ? "application/octet-stream" : "application/json";
    const request: RequestInit = { method, headers, credentials: "same-origin" };
    if (body) request.body = body instanceof Blob ? body : JSON.stringify(body);
    const answer = await this.fetch(API + path, request).catch(offline);
    if (answer.ok) return answer;
    throw new Refused(await problemOf(answer), answer.status);
  }
}

function offline(): never {
  throw new Refused({ error: "offline", text: "" });
}

/** A proxy in between may answer with a page of its own. */
async function problemOf(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Partial<Problem>;
    if (typeof told.error === "string") return { ...told, error: told.error, text: told.text ?? "" };
  } catch {
    // no JSON
  }
  return { error: answer.status >= 500 ? "offline" : "not-understood", text: "" };
}
