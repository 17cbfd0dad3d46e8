/** For tests: a server that knows a few answers, and what it was asked. */

import { vi } from "vitest";
import type { Me, Problem } from "../wire/types";

interface Question {
  call: string;
  body: unknown;
}

export const OLA: Me = {
  id: "7",
  name: "Ola",
  language: "en",
  login: null,
  webhook: "",
  email: "",
  quiet_from: -1,
  quiet_to: -1,
  zone: "UTC",
  email_confirmed: false,
  email_asked: false,
};

export class FakeServer {
  readonly asked: Question[] = [];
  /** By "POST /path"; null is an empty answer, a problem with `status` is a refusal. */
  answers: Record<string, unknown>;

  constructor(answers: Record<string, unknown> = {}) {
    this.answers = answers;
    vi.stubGlobal("fetch", async (address: string, request: RequestInit) => this.#answer(address, request));
  }

  /** What was changed, in order; looking is left out. */
  get changes(): Question[] {
    return this.asked.filter((it) => !it.call.startsWith("GET"));
  }

  async #answer(address: string, request: RequestInit): Promise<Response> {
    const call = `${request.method} ${address.replace("/api/v1", "")}`;
    this.asked.push({ call, body: request.body ? JSON.parse(request.body as string) : undefined });
    if (!(call in this.answers)) return refusal({ error: "not-found", text: "There is nothing here." }, call === "GET /sessions" ? 401 : 404);
    const known = this.answers[call];
    if (known === null) return new Response(null, { status: 204 });
    return isRefusal(known) ? refusal(known, 403) : new Response(JSON.stringify(known));
  }
}

const isRefusal = (it: unknown): it is Problem => typeof it === "object" && it !== null && "error" in it;
const refusal = (problem: Problem, status: number) => new Response(JSON.stringify(problem), { status });
