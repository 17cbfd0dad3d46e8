import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Me } from "../wire/types";
import { need } from "../words/speech.svelte";
import { session } from "./here.svelte";
import MePage from "./MePage.svelte";
import { change, hoursOf, isZone } from "./quiet";
import { cards, flashes, letCards, letFlash, letSound, sounds } from "./signals";

const ADA: Me = {
  id: "1",
  name: "Ada",
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

describe("quiet hours", () => {
  test("are minutes of the day for the server and times for people", () => {
    expect(hoursOf({ ...ADA, quiet_from: 1320, quiet_to: 425, zone: "Europe/Warsaw" })).toEqual({ from: "22:00", to: "07:05", zone: "Europe/Warsaw" });
    expect(change({ from: "22:00", to: "07:05", zone: "Europe/Warsaw" })).toEqual({ quiet_from: 1320, quiet_to: 425, zone: "Europe/Warsaw" });
  });

  test("one time alone, or twice the same, means none", () => {
    for (const it of [
      { from: "22:00", to: "" },
      { from: "", to: "" },
      { from: "08:00", to: "08:00" },
    ])
      expect(change({ ...it, zone: "" })).toEqual({ quiet_from: -1, quiet_to: -1, zone: "UTC" });
  });

  test("a zone is a place that the browser knows", () => {
    expect([isZone("Europe/Warsaw"), isZone(" UTC "), isZone("Mars/Olympus"), isZone("")]).toEqual([true, true, false, false]);
  });

  test("the zone of the device is offered to whoever has chosen none", () => {
    expect(hoursOf(ADA, "Europe/Berlin").zone).toBe("Europe/Berlin");
    expect(hoursOf({ ...ADA, zone: "Europe/Warsaw" }, "Europe/Berlin").zone).toBe("Europe/Warsaw");
  });
});

test("a device is silent until sounds are chosen; the title flashes and cards are shown until they are turned down", () => {
  localStorage.clear();
  expect([sounds(), flashes(), cards()]).toEqual([false, true, "all"]);
  letSound(true);
  letFlash(false);
  letCards("mine");
  expect([sounds(), flashes(), cards()]).toEqual([true, false, "mine"]);
});

describe("my page", () => {
  let asked: { call: string; body: unknown }[];
  let answers: Record<string, unknown>;

  beforeAll(() => need("web/people"));

  beforeEach(() => {
    asked = [];
    answers = {
      "GET /me/sessions": { sessions: [] },
      "PATCH /me": ADA,
      "POST /me/link": { link: "http://here/me#TOKEN" },
      "POST /me/account": { ...ADA, login: "ada" },
      "DELETE /sessions": "",
    };
    vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
      const call = `${request.method} ${address.replace("/api/v1", "")}`;
      if (call !== "GET /me/sessions") asked.push({ call, body: request.body ? JSON.parse(request.body as string) : undefined });
      return answers[call] === ""
        ? new Response(null, { status: 204 })
        : new Response(JSON.stringify(answers[call] ?? { error: "not-found", text: "No." }), { status: call in answers ? 200 : 404 });
    });
    history.replaceState(null, "", "/me");
  });

  async function known(person: Me | null) {
    answers["GET /sessions"] = { person };
    await session.begin();
    asked.length = 0;
    render(MePage);
  }

  test("a stranger may sign in or just take a name", async () => {
    await known(null);
    answers["POST /sessions"] = { person: { ...ADA, login: "ada" }, token: "", link: "" };
    const user = userEvent.setup();
    await user.type(screen.getByLabelText("Login"), "ada");
    await user.type(screen.getByLabelText("Password"), "correct horse");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText(/signed in as ada/)).toBeTruthy();
    expect(asked[0]).toEqual({ call: "POST /sessions", body: { login: "ada", password: "correct horse" } });
  });

  test("a guest is warned before signing out, and opens an account to keep the seats", async () => {
    await known(ADA);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Sign out on this device" }));
    expect(screen.getByText(/not even you/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.type(screen.getAllByLabelText("Login")[0]!, "ada");
    await user.type(screen.getAllByLabelText("Password")[0]!, "correct horse");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByText(/signed in as ada/)).toBeTruthy();
  });

  test("a personal link is made when it is asked for, and shown", async () => {
    await known(ADA);
    expect(screen.queryByDisplayValue(/#TOKEN/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Create a personal link" }));
    expect(await screen.findByDisplayValue("http://here/me#TOKEN")).toBeTruthy();
  });

  test("notifications are saved as the server wants them", async () => {
    await known({ ...ADA, zone: "Europe/Warsaw" });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText("E-mail"), " ada@example.org");
    await user.type(screen.getByLabelText("Quiet from"), "22:00");
    await user.type(screen.getByLabelText("Quiet until"), "07:00");
    await user.click(screen.getAllByRole("button", { name: "Save" })[1]!);
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(asked).toEqual([{ call: "PATCH /me", body: { email: "ada@example.org", webhook: "", quiet_from: 1320, quiet_to: 420, zone: "Europe/Warsaw" } }]);
  });

  test("a refusal is said where the form is", async () => {
    await known(ADA);
    delete answers["POST /me/account"];
    const user = userEvent.setup();
    await user.type(screen.getAllByLabelText("Login")[0]!, "ada");
    await user.type(screen.getAllByLabelText("Password")[0]!, "correct horse");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No."));
  });
});
