/** Colour is never alone: everything that has a colour of its own also has a pattern and a letter. */

type Pattern = "plain" | "stripes" | "rising" | "dots" | "grid" | "rings" | "waves" | "checks" | "falling" | "bricks";

export interface Mark {
  /** The ground: dark enough for white letters on paper and by lamplight alike (AA, checked in look.test.ts). */
  ground: string;
  pattern: Pattern;
}

/** Ten inks of a lithographer, each with its own hatching; players, companies and goods take them in this order. */
export const MARKS: readonly Mark[] = [
  { ground: "#7a2e23", pattern: "plain" }, // oxblood
  { ground: "#1f4e79", pattern: "stripes" }, // prussian blue
  { ground: "#2f5d3a", pattern: "dots" }, // bottle green
  { ground: "#7a5200", pattern: "rising" }, // ochre
  { ground: "#5a3a78", pattern: "grid" }, // aniline violet
  { ground: "#3b3b3b", pattern: "rings" }, // lamp black
  { ground: "#0f5f63", pattern: "waves" }, // verdigris
  { ground: "#8a3560", pattern: "checks" }, // magenta
  { ground: "#54631f", pattern: "falling" }, // sap green
  { ground: "#6f4a35", pattern: "bricks" }, // umber
];

/** The mark of the n-th of something; more than ten begin again, told apart by their letters. */
export const mark = (n: number): Mark => MARKS[((n % MARKS.length) + MARKS.length) % MARKS.length]!;

/** One letter for each name, all different as long as there are letters: "Ada", "Alma", "Adam" are A, L, D. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const own = [...name.toLocaleUpperCase()].filter((it) => /\p{L}|\p{N}/u.test(it));
    const free = own.find((it) => !taken.has(it)) ?? [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((it) => !taken.has(it)) ?? own[0] ?? "?";
    taken.add(free);
    return free;
  });
}
