/** For tests: what the labels in a game's data file say of every figure, and which marks are drawn. */

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import type { OriginInfo } from "../wire/types";
import { KEY } from "./origins";

type Node = unknown;
type Labels = Record<string, string>;

const NO_FIGURE = ["origin", "origins", "note", "id", "code", "number", "name", "other_names"];
const isInner = (it: Node): it is Record<string, Node> => typeof it === "object" && it !== null;

/** Every figure that may differ in the printed game, by the path to it; the options of a table are not figures. */
export function uncertain(data: Record<string, Node>): string[] {
  const found: string[] = [];
  const walk = (node: Node, way: string[], labels: Labels) => {
    if (!isInner(node)) return;
    const own = "origin" in node ? labelsOf(node, way) : {};
    const all = { ...labels, ...own };
    for (const [key, child] of Object.entries(node)) {
      if (NO_FIGURE.includes(key)) continue;
      const name = Array.isArray(node) && isInner(child) ? String(child["id"] ?? child["code"] ?? child["number"] ?? key) : key;
      const to = [...way, name];
      if (isInner(child) && Object.values(child).some(isInner)) walk(child, to, all);
      else if (isInner(child) && !Array.isArray(child)) walk(child, to, all);
      else if (/^(reconstructed|disputed)\b/.test(closest(to, all))) found.push(to.join("."));
    }
  };
  for (const [place, block] of Object.entries(data)) if (place !== "options") walk(block, [place], {});
  return found;
}

const labelsOf = (node: Record<string, Node>, way: readonly string[]): Labels =>
  Object.fromEntries([
    [way.join("."), String(node["origin"])],
    ...Object.entries((node["origins"] ?? {}) as Labels).map(([part, label]) => [[...way, part].join("."), label]),
  ]);

function closest(way: readonly string[], labels: Labels): string {
  const fits = (label: string) => label.split(".").every((it, n) => it === "*" || it === way[n]);
  const weight = (label: string) => label.split(".").length * 100 - label.split("*").length;
  return (
    labels[
      Object.keys(labels)
        .filter(fits)
        .sort((a, b) => weight(b) - weight(a))[0] ?? ""
    ] ?? ""
  );
}

/** As the server would tell it. */
export const told = (figures: readonly string[]): OriginInfo[] =>
  figures.map((it) => {
    const [place = "", ...way] = it.split(".");
    return { place, kind: "reconstructed", title: it, text: "", of: way.length ? [way.join(".")] : [] };
  });

/** Draws something of a game whose uncertain figures are known, and gives the figures that are marked on it. */
export function marks<P extends Record<string, unknown>>(drawn: Component<P>, props: P, game: string, origins: readonly OriginInfo[]): string[] {
  const context = new Map([[KEY, () => ({ name: game, origins })]]);
  const { container, unmount } = render(drawn as unknown as Component, { props, context } as never);
  const found = [...container.querySelectorAll<HTMLElement>("[data-figure]")].map((it) => it.dataset["figure"]!);
  unmount();
  return found;
}

const within = (one: string, other: string) => one === other || one.startsWith(`${other}.`);

/** What the marks miss, and what they mark though it is certain: nothing of either. */
export function compared(marked: readonly string[], figures: readonly string[]): { missing: string[]; wrong: string[] } {
  const meets = (mark: string, figure: string) => within(mark, figure) || within(figure, mark);
  return {
    missing: figures.filter((figure) => !marked.some((mark) => meets(mark, figure))),
    wrong: marked.filter((mark) => !figures.some((figure) => meets(mark, figure))),
  };
}
