import { expect, test } from "vitest";
import { parse } from "./route.svelte";

test.each([
  ["/", { page: "home" }],
  ["/t/qmllfg", { page: "table", code: "QMLLFG" }],
  ["/t/QMLLFG/", { page: "table", code: "QMLLFG" }],
  ["/t/qmllfg/replay", { page: "replay", code: "QMLLFG" }],
  ["/t/QMLLFG/replay/2", { page: "nothing" }],
  ["/t/qmllfg/console", { page: "console", code: "QMLLFG" }],
  ["/t/QMLLFG/wall", { page: "wall", code: "QMLLFG" }],
  ["/t/QMLLFG/debrief", { page: "debrief", code: "QMLLFG" }],
  ["/r/qmllfg", { page: "room", code: "QMLLFG" }],
  ["/r", { page: "room", code: "" }],
  ["/me", { page: "me" }],
  ["/status", { page: "status" }],
  ["/status/more", { page: "nothing" }],
  ["/rules", { page: "rules", book: "" }],
  ["/rules/harvest", { page: "rules", book: "harvest" }],
  ["/t", { page: "nothing" }],
  ["/t/QMLLFG/more", { page: "nothing" }],
  ["/elsewhere", { page: "nothing" }],
])("%s", (path, route) => expect(parse(path)).toEqual(route));
