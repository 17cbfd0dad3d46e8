import { expect, test } from "vitest";
import { parse } from "./route.svelte";

test.each([
  ["/", { page: "home" }],
  ["/t/qmllfg", { page: "table", code: "QMLLFG" }],
  ["/t/QMLLFG/", { page: "table", code: "QMLLFG" }],
  ["/t/qmllfg/replay", { page: "replay", code: "QMLLFG" }],
  ["/t/QMLLFG/replay/2", { page: "nothing" }],
  ["/me", { page: "me" }],
  ["/rules", { page: "rules", book: "" }],
  ["/rules/harvest", { page: "rules", book: "harvest" }],
  ["/t", { page: "nothing" }],
  ["/t/QMLLFG/more", { page: "nothing" }],
  ["/elsewhere", { page: "nothing" }],
])("%s", (path, route) => expect(parse(path)).toEqual(route));
