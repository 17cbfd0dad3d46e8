/** Any view as parts that a page can show: what has fields, what has rows, what is a grid. Knows no game. */

export type Json = null | boolean | number | string | readonly Json[] | Fields;
export interface Fields {
  readonly [field: string]: Json;
}

/** Field by field. */
export interface FieldsPart {
  kind: "fields";
  /** From the whole view down to it: its title. */
  path: readonly string[];
  fields: readonly [field: string, value: Json][];
}

/** Like things, one in a row; `id` names the row where the things are kept by name. */
export interface RowsPart {
  kind: "rows";
  path: readonly string[];
  columns: readonly string[];
  rows: readonly { id: string | undefined; thing: Fields }[];
}

/** A board: rows of equal length, each of plain values. */
export interface GridPart {
  kind: "grid";
  path: readonly string[];
  rows: readonly (readonly Json[])[];
}

export type Part = FieldsPart | RowsPart | GridPart;

export const isFields = (value: Json): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isPlain = (value: Json): boolean => typeof value !== "object" || value === null;

/** Is it the number of a seat? As everywhere in Magnat, such fields are called `seat`, or end with it. */
export const isSeat = (field: string): boolean => field === "seat" || field.endsWith("_seat");

/** The view without the seat that looks: that one knows where it sits. */
export function parts(view: Fields): Part[] {
  const { seat: _, ...rest } = view;
  return within([], rest);
}

/** What is short stands together; what is long has a part of its own, in the order of the view. */
function within(path: readonly string[], record: Fields): Part[] {
  const short: [string, Json][] = [];
  const long: Part[] = [];
  for (const [field, value] of Object.entries(record)) {
    const own = partsOf([...path, field], value);
    if (own) long.push(...own);
    else short.push([field, value]);
  }
  return short.length ? [{ kind: "fields", path, fields: short }, ...long] : long;
}

/** Undefined: short enough to stand among other fields. */
function partsOf(path: readonly string[], value: Json): Part[] | undefined {
  if (isList(value)) {
    if (value.length && value.every(isFields)) return [rowsOf(path, value)];
    return isGrid(value) ? [{ kind: "grid", path, rows: value }] : undefined;
  }
  if (!isFields(value)) return undefined;
  const inside = Object.values(value);
  if (inside.length > 1 && inside.every(isFields) && areAlike(inside)) return [rowsOf(path, inside, Object.keys(value))];
  return inside.length ? within(path, value) : undefined;
}

function rowsOf(path: readonly string[], things: readonly Fields[], ids: readonly string[] = []): RowsPart {
  const named = [...new Set(things.flatMap((it) => Object.keys(it)))];
  const columns = [...named.filter(isSeat), ...named.filter((it) => !isSeat(it))];
  return { kind: "rows", path, columns, rows: things.map((thing, n) => ({ id: ids[n], thing })) };
}

function isGrid(value: readonly Json[]): value is readonly (readonly Json[])[] {
  return value.length > 1 && value.every((it) => isList(it) && it.length > 1 && it.length === (value[0] as readonly Json[]).length && it.every(isPlain));
}

/** Records with the same fields: kept by name, they are the rows of one table. */
function areAlike(things: readonly Fields[]): boolean {
  const fields = things.map((it) => Object.keys(it).sort().join());
  return fields[0] !== "" && fields.every((it) => it === fields[0]);
}
