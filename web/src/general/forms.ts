/** Amounts that the list of options cannot ask for: actions with several fields, or with no listed option at all. */

import { onlyAmount } from "../table/options";
import type { Choice, FormInfo } from "../wire/types";

/** An action to fill in: amounts within bounds, and for its other fields what the listed options know. */
export interface Blank {
  action: string;
  amounts: readonly FormInfo[];
  others: readonly { field: string; values: readonly (number | string)[] }[];
}

export function blanks(choices: readonly Choice[], forms: readonly FormInfo[]): Blank[] {
  const actions = new Map([...new Set(forms.map((it) => it.action))].map((action) => [action, choices.filter((it) => it.do === action)]));
  return [...actions].filter(([action, listed]) => !onlyAmount(action, listed, forms)).map(([action, listed]) => blank(action, listed, forms));
}

function blank(action: string, listed: readonly Choice[], forms: readonly FormInfo[]): Blank {
  const amounts = forms.filter((it) => it.action === action && it.low <= it.high);
  const fields = [...new Set(listed.flatMap((it) => Object.keys(it.with)))].filter((field) => !amounts.some((it) => it.field === field));
  return { action, amounts, others: fields.map((field) => ({ field, values: [...new Set(listed.map((it) => it.with[field]!))] })) };
}
