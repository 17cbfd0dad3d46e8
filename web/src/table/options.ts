/** The options of a seat, as the list shows them. */

import type { Choice, FormInfo } from "../wire/types";

export function byKind(choices: readonly Choice[]): [kind: string, options: Choice[]][] {
  const found = new Map<string, Choice[]>();
  for (const it of choices) found.set(it.do, [...(found.get(it.do) ?? []), it]);
  return [...found];
}

/** One amount is the whole action: it can be filled in beside its name. `options` are all of that kind. */
export function onlyAmount(kind: string, options: readonly Choice[], forms: readonly FormInfo[]): FormInfo | undefined {
  const form = forms.find((it) => it.action === kind);
  const first = options[0]?.with ?? {};
  const fields = Object.keys(first);
  return form && fields.length === 1 && fields[0] === form.field && typeof first[form.field] === "number" ? form : undefined;
}
