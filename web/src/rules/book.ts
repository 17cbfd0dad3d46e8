/** The rules as a book: which clause stands where, what it mentions, where a word occurs. */

import type { Clause, LoreChapter, LoreEntry, Rulebook, Section } from "../wire/types";

/** A piece of a clause's text: plain, another clause, or an option of the game; `hit` where a searched word stands. */
export interface Piece {
  kind: "plain" | "clause" | "option";
  text: string;
  hit: boolean;
}

/** The house rules that hold at every table, whatever is played. */
export const TABLE = "table";

const MENTION = /\b([A-Z]{2}-\d+(?:\.\d+)?)\b|`(\w+)`/g;

export const sectionOf = (clause: string): string => clause.split(".")[0] ?? clause;

/** The book that a clause stands in, as it is mentioned in another one or at a table of that game. */
export const bookOf = (clause: string, game: string): string => (clause.startsWith("TB-") ? TABLE : game);

export const address = (clause: string, game: string): string => `/rules/${bookOf(clause, game)}#${clause}`;

export interface Chapter extends Section {
  clauses: Clause[];
}

export function chapters(book: Rulebook, clauses: readonly Clause[] = book.clauses): Chapter[] {
  return book.sections.map((it) => ({ ...it, clauses: clauses.filter((clause) => sectionOf(clause.id) === it.id) })).filter((it) => it.clauses.length);
}

/** The clauses before and after one, over the borders of sections. A section stands for its first clause. */
export function around(book: Rulebook, id: string): { at: Clause | undefined; before: Clause | undefined; after: Clause | undefined } {
  const at = book.clauses.findIndex((it) => it.id === id || sectionOf(it.id) === id);
  return { at: book.clauses[at], before: book.clauses[at - 1], after: at < 0 ? undefined : book.clauses[at + 1] };
}

/** What a clause says, in pieces. `options` are the names of the game's options with their labels. */
export function pieces(text: string, options: Record<string, string> = {}, words: readonly string[] = []): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const it of text.matchAll(MENTION)) {
    found.push(...marked(text.slice(from, it.index), words));
    const [all, clause, option] = it;
    const label = option === undefined ? clause! : (options[option] ?? option);
    found.push({ kind: clause ? "clause" : "option", text: label, hit: hits(label, words).length > 0 });
    from = it.index + all.length;
  }
  return [...found, ...marked(text.slice(from), words)];
}

/** Letters without case and accents, as many as before: "Łódź" is found by "lodz". */
export function fold(text: string): string {
  return text
    .split("")
    .map((it) => (it === "ł" || it === "Ł" ? "l" : ((it.normalize("NFD")[0] ?? it).toLowerCase()[0] ?? it)))
    .join("");
}

/** The words of a search; a single letter would mark half the book. */
export const wordsOf = (typed: string): string[] =>
  fold(typed)
    .split(/\s+/)
    .filter((it) => it.length > 1 || /\d/.test(it));

/** The clauses in which every word occurs: in the text, the number or the title of the section. */
export function search(book: Rulebook, words: readonly string[], options: Record<string, string> = {}): Clause[] {
  const titles = new Map(book.sections.map((it) => [it.id, it.title]));
  return book.clauses.filter((it) => {
    const said = pieces(it.text, options)
      .map((piece) => piece.text)
      .join("");
    const all = fold(`${it.id} ${titles.get(sectionOf(it.id)) ?? ""} ${said}`);
    return words.every((word) => all.includes(word));
  });
}

/** The chapters beside the rules with the entries in which every word occurs; all of them, if nothing is searched. */
export function searchLore(book: Rulebook, words: readonly string[]): LoreChapter[] {
  const fits = (title: string, it: LoreEntry) => words.every((word) => fold(`${title} ${it.title} ${it.text}`).includes(word));
  return book.lore.map((chapter) => ({ ...chapter, entries: chapter.entries.filter((it) => fits(chapter.title, it)) })).filter((it) => it.entries.length);
}

/** Where the words stand, without overlaps, in order. */
function hits(text: string, words: readonly string[]): [from: number, to: number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words) for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) found.push([at, at + word.length]);
  found.sort(([a], [b]) => a - b);
  return found.reduce<[number, number][]>((joined, [from, to]) => {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
    return joined;
  }, []);
}

export function marked(text: string, words: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const add = (to: number, hit: boolean) => {
    if (to > at) found.push({ kind: "plain", text: text.slice(at, to), hit });
    at = to;
  };
  for (const [from, to] of hits(text, words)) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return found;
}
