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
  /** A file as it is. */
  upload = <T>(path: string, file: Blob): Promise<T> => this.call<T>("POST", path, file);
  put = <T>(path: string, body: object): Promise<T> => this.call<T>("PUT", path, body);
  patch = <T>(path: string, body: object): Promise<T> => this.call<T>("PATCH", path, body);
  delete = <T>(path: string): Promise<T> => this.call<T>("DELETE", path);

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers: Record<string, string> = { "accept-language": this.language(), "x-magnat": "1" };
    if (body) headers["content-type"] = body instanceof Blob ? "application/octet-stream" : "application/json";
    const request: RequestInit = { method, headers, credentials: "same-origin" };
    if (body) request.body = body instanceof Blob ? body : JSON.stringify(body);
    const answer = await this.fetch(API + path, request).catch(() => {
      throw new Refused({ error: "offline", text: "" });
    });
    if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
    throw new Refused(await problemOf(answer), answer.status);
  }
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
