import { describe, expect, test, vi } from "vitest";
import type { Me } from "../wire/types";
import { Api, type Fetch, Refused } from "./api";
import { Session, tokenIn } from "./session";

const ADA: Me = {
  id: "1",
  name: "Ada",
  language: "pl",
  login: null,
  webhook: "",
  email: "",
  quiet_from: -1,
  quiet_to: -1,
  zone: "UTC",
  email_confirmed: false,
  email_asked: false,
};

function server(...answers: (Response | Error)[]) {
  const fetch = vi.fn<Fetch>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error("nothing more was expected");
    return answer;
  });
  const asked = (n: number) => {
    const [path, request] = fetch.mock.calls[n]!;
    return { path, method: request.method, headers: request.headers as Record<string, string>, body: request.body && JSON.parse(request.body as string) };
  };
  return { fetch, asked, api: new Api(() => "pl", fetch) };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const welcomed = (person: Me) => json({ person, token: "T".repeat(32), link: "" }, 201);
const refusal = (error: string, status: number) => json({ error, text: `no: ${error}` }, status);

describe("calls", () => {
  test("carry the language and the mark that foreign pages cannot send", async () => {
    const { api, asked } = server(json([]));
    await api.get("/games");
    expect(asked(0)).toMatchObject({ path: "/api/v1/games", method: "GET", headers: { "accept-language": "pl", "x-magnat": "1" } });
  });

  test("a refusal is thrown with the server's own sentence", async () => {
    const { api } = server(refusal("no-such-table", 404));
    const no = await api.get("/tables/XXXXXX").catch((it: unknown) => it);
    expect(no).toBeInstanceOf(Refused);
    expect(no).toMatchObject({ message: "no: no-such-table", status: 404, problem: { error: "no-such-table" } });
  });

  test("no answer, and a proxy's own page, mean offline", async () => {
    const { api } = server(new TypeError("failed"), new Response("<html>", { status: 502 }));
    await expect(api.get("/games")).rejects.toMatchObject({ problem: { error: "offline" } });
    await expect(api.get("/games")).rejects.toMatchObject({ problem: { error: "offline" } });
  });

  test("an answer without content is nothing", async () => {
    const { api } = server(new Response(null, { status: 204 }));
    await expect(api.delete("/sessions")).resolves.toBeUndefined();
  });
});

describe("a session", () => {
  test("knows nobody at first", async () => {
    const { api } = server(json({ person: null }));
    await expect(new Session(api).begin()).resolves.toBeNull();
  });

  test("does not take a server that is out of order for a stranger", async () => {
    const { api } = server(refusal("not-stored", 503));
    await expect(new Session(api).begin()).rejects.toBeInstanceOf(Refused);
  });

  test("lets a guest in with a name and tells who listens", async () => {
    const { api, asked } = server(welcomed(ADA));
    const told = vi.fn();
    const session = new Session(api, told);
    await session.comeIn("  Ada ", "pl");
    expect(asked(0)).toMatchObject({ path: "/api/v1/people", body: { name: "Ada", language: "pl" } });
    expect(session.me).toEqual(ADA);
    expect(told).toHaveBeenCalledWith(ADA);
  });

  test("renames whoever is known instead of making a second person", async () => {
    const { api, asked, fetch } = server(json({ person: ADA }), json({ ...ADA, name: "Eve" }));
    const session = new Session(api);
    await session.begin();
    await session.comeIn("Ada", "pl");
    expect(fetch).toHaveBeenCalledTimes(1);
    await session.comeIn("Eve", "pl");
    expect(asked(1)).toMatchObject({ path: "/api/v1/me", method: "PATCH", body: { name: "Eve" } });
    expect(session.me?.name).toBe("Eve");
  });

  test("opens personal links, accounts and logins, and ends", async () => {
    const { api, asked } = server(welcomed(ADA), json({ ...ADA, login: "ada" }), new Response(null, { status: 204 }), welcomed(ADA));
    const session = new Session(api);
    await session.useLink("T".repeat(32));
    await session.openAccount("ada", "long enough");
    expect(session.me?.login).toBe("ada");
    await session.signOut();
    expect(session.me).toBeNull();
    await session.signIn("ada", "long enough");
    expect([0, 1, 2, 3].map((n) => `${asked(n).method} ${asked(n).path}`)).toEqual([
      "POST /api/v1/sessions/link",
      "POST /api/v1/me/account",
      "DELETE /api/v1/sessions",
      "POST /api/v1/sessions",
    ]);
  });
});

test("tokens are read from links, and nothing else is taken for one", () => {
  const token = "abcdefghijklmnopqrstuvwx_-123456";
  expect(tokenIn(`#${token}`)).toBe(token);
  expect(tokenIn(`#seat=${token}`, "seat")).toBe(token);
  expect(tokenIn(`#seat=${token}`)).toBe("");
  expect(tokenIn("#top")).toBe("");
  expect(tokenIn("")).toBe("");
});
