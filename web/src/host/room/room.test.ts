import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { session } from "../../people/here.svelte";
import type { RoomInfo, RoomLesson } from "../../wire/types";
import { need } from "../../words/speech.svelte";
import { fakeServer } from "../fake";
import { compared } from "./compare";
import Room from "./Room.svelte";
import Rooms from "./Rooms.svelte";

beforeAll(() => need("web/console_and_wall", "web/table"));

const lesson = (code: string, changes: Partial<RoomLesson> = {}): RoomLesson => ({
  code,
  title: `Lesson ${code}`,
  game: "harvest",
  status: "over",
  created: 1_700_000_000_000,
  minutes: 40,
  turns: 6,
  teams: [
    { name: "Barn", people: ["Ala"], place: 2, value: 50 },
    { name: "Mill", people: ["Bo"], place: 1, value: 60 },
  ],
  ...changes,
});

const room = (changes: Partial<RoomInfo> = {}): RoomInfo => ({
  code: "ROOMAB",
  title: "7b",
  link: "http://10.0.0.7:8000/r/ROOMAB",
  leader: true,
  ranked_by: "places",
  lessons: [lesson("AAAAAA", { status: "playing" }), lesson("BBBBBB"), lesson("CCCCCC", { created: 1_600_000_000_000, minutes: 52 })],
  standing: [{ name: "Mill", lessons: 2, places: 2, values: 120, rank: 1 }],
  ...changes,
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => (server = fakeServer({ "GET /rooms/ROOMAB": room() })));

test("the leader finds the lesson that runs, earlier ones, the ranking, a comparison and the address", async () => {
  render(Room, { code: "ROOMAB" });
  expect(await screen.findByRole("link", { name: "Console" })).toHaveProperty("href", "http://localhost:3000/t/AAAAAA/console");
  expect(screen.getByRole("link", { name: "Start a lesson in this room" })).toHaveProperty("href", "http://localhost:3000/teach?room=ROOMAB");
  expect(screen.getAllByRole("link", { name: "Debrief" }).map((it) => it.getAttribute("href"))).toEqual(["/t/BBBBBB/debrief", "/t/CCCCCC/debrief"]);
  expect(screen.getByRole("row", { name: /Mill 2 2 120/ })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Lessons compared" })).toBeTruthy();
  expect(screen.getByText("10.0.0.7:8000/r/ROOMAB")).toBeTruthy();
});

test("a pupil finds only where to come in", async () => {
  server.answers["GET /rooms/ROOMAB"] = room({ leader: false, lessons: [lesson("AAAAAA", { status: "open" })], standing: [] });
  render(Room, { code: "ROOMAB" });
  expect(await screen.findByRole("link", { name: "Come in" })).toHaveProperty("href", "http://localhost:3000/t/AAAAAA");
  expect(screen.queryByRole("heading", { name: "Forget this class" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Console" })).toBeNull();
});

test("a class is forgotten only when asked twice", async () => {
  server.answers["POST /rooms/ROOMAB/forget"] = room({ lessons: [] });
  render(Room, { code: "ROOMAB" });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Forget this class …" }));
  const sure = screen.getByRole("button", { name: "Remove all names" });
  expect(sure).toHaveProperty("disabled", true);
  await user.type(screen.getByRole("textbox", { name: "To confirm, type ROOMAB" }), "roomab");
  await user.click(sure);
  await waitFor(() => expect(server.asked.some((it) => it.call === "POST /rooms/ROOMAB/forget")).toBe(true));
});

test("the ranking is chosen beforehand: once a lesson is over only the name changes", async () => {
  render(Room, { code: "ROOMAB" });
  const user = userEvent.setup();
  const name = await screen.findByRole("textbox", { name: "Name of the room" });
  expect(screen.queryByRole("radio")).toBeNull();
  server.answers["PUT /rooms/ROOMAB"] = room({ title: "8b" });
  await user.clear(name);
  await user.type(name, "8b");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(server.asked.at(-1)).toEqual({ call: "PUT /rooms/ROOMAB", body: { title: "8b" } });
  expect(await screen.findByRole("heading", { name: /8b/ })).toBeTruthy();
});

test("a new room is made by somebody who comes in with a name", async () => {
  server.answers["POST /people"] = { person: { id: "1", name: "Ms K", language: "en", login: null }, token: "", link: "" };
  server.answers["POST /rooms"] = room();
  session.me = null;
  render(Rooms);
  const user = userEvent.setup();
  await user.type(await screen.findByRole("textbox", { name: "Your name" }), "Ms K");
  await user.type(screen.getByRole("textbox", { name: "Name of the room" }), "7b");
  await user.click(screen.getByRole("button", { name: "Make the room" }));
  await waitFor(() => expect(location.pathname).toBe("/r/ROOMAB"));
  expect(server.asked.find((it) => it.call === "POST /rooms")?.body).toEqual({ title: "7b", ranked_by: "places" });
});

test("lessons are compared from the oldest, with the best value and the one in the middle", () => {
  expect(compared(room().lessons.slice(1)).map((it) => [it.code, it.minutes, it.best, it.middle])).toEqual([
    ["CCCCCC", 52, 60, 55],
    ["BBBBBB", 40, 60, 55],
  ]);
});
