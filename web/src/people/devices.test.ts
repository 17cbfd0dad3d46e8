import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { need } from "../words/speech.svelte";
import { FakeServer, OLA } from "./fake";
import { session } from "./here.svelte";
import MePage from "./MePage.svelte";

const TOKEN = "abcdefghijklmnopqrstuvwx_-123456";
const ADA = { ...OLA, id: "1", name: "Ada" };
let server: FakeServer;

beforeAll(() => need("web/people"));

beforeEach(async () => {
  server = new FakeServer({
    "GET /sessions": { person: OLA },
    "GET /me/sessions": {
      sessions: [
        { id: "a", kind: "device", label: "Firefox · Linux", created: 1, seen: 2, here: true },
        { id: "b", kind: "device", label: "Chrome · Android", created: 1, seen: 2, here: false },
        { id: "c", kind: "link", label: "", created: 1, seen: 1, here: false },
      ],
    },
    "DELETE /me/sessions/c": null,
    "DELETE /me/sessions": null,
    "POST /sessions/link/look": { name: "Ada", here: "Ola" },
    "POST /sessions/link": { person: ADA, token: "x", link: "y" },
    "POST /confirmations": { email: "ola@example.org" },
    "POST /me/password": { ...OLA, login: "ola" },
    "POST /me/email": { ...OLA, email: "ola@example.org", email_asked: true },
  });
  history.replaceState(null, "", "/me");
  await session.begin();
});

test("somebody's personal link asks first and shows both names", async () => {
  history.replaceState(null, "", `/me#${TOKEN}`);
  render(MePage);
  expect(await screen.findByText("On this device you are Ola. This link makes you Ada here.")).toBeTruthy();
  expect(location.hash).toBe("");
  expect(server.changes.map((it) => it.call)).toEqual(["POST /sessions/link/look"]);
  expect(screen.getByRole("link", { name: "Stay Ola" })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Become Ada" }));
  await waitFor(() => expect(server.changes.at(-1)).toEqual({ call: "POST /sessions/link", body: { token: TOKEN, replace: true } }));
});

test("where nobody else is known, the link works at once", async () => {
  server.answers["POST /sessions/link/look"] = { name: "Ada", here: null };
  history.replaceState(null, "", `/me#${TOKEN}`);
  render(MePage);
  await waitFor(() => expect(server.changes.at(-1)).toEqual({ call: "POST /sessions/link", body: { token: TOKEN, replace: false } }));
});

test("devices and links are listed and ended one by one or together", async () => {
  render(MePage);
  expect(await screen.findByText("Chrome · Android")).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(server.changes.at(-1)?.call).toBe("DELETE /me/sessions/c"));
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  await waitFor(() => expect(server.changes.at(-1)?.call).toBe("DELETE /me/sessions"));
});

test("an e-mail address is confirmed by a press, not by opening the link", async () => {
  history.replaceState(null, "", `/me#confirm=${TOKEN}`);
  render(MePage);
  const button = await screen.findByRole("button", { name: "Confirm this address" });
  expect(server.changes).toEqual([]);
  expect(location.hash).toBe("");
  await userEvent.setup().click(button);
  expect(await screen.findByText("ola@example.org is confirmed.")).toBeTruthy();
  expect(server.changes.at(-1)).toEqual({ call: "POST /confirmations", body: { token: TOKEN } });
});

test("an address that is not confirmed says so, and the link is sent again", async () => {
  server.answers["GET /sessions"] = { person: { ...OLA, email: "ola@example.org" } };
  await session.begin();
  render(MePage);
  expect(await screen.findByText(/not confirmed yet/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Send the link" }));
  expect(await screen.findByText(/We have sent a link to ola@example.org/)).toBeTruthy();
});

test("the password is changed with the old one", async () => {
  server.answers["GET /sessions"] = { person: { ...OLA, login: "ola" } };
  await session.begin();
  render(MePage);
  const user = userEvent.setup();
  await user.click(screen.getByText("New password", { selector: "summary, summary *" }));
  await user.type(screen.getByLabelText("Current password"), "correct horse");
  await user.type(screen.getByLabelText("New password"), "battery staple");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  await waitFor(() => expect(server.changes.at(-1)).toEqual({ call: "POST /me/password", body: { old: "correct horse", new: "battery staple" } }));
});
