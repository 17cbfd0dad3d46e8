/** What may be chosen beyond the game and the company: a table is set up with as little as possible, the server knows the rest. */

import type { Clock, DiceSource, GameInfo, Language, NewTable, OptionInfo, Pace, Role, Visibility } from "../wire/types";
import type { Companions } from "./tables";

export type Setting = boolean | number | string;

export interface Settings {
  options: Record<string, Setting>;
  pace: Pace;
  clock: string;
  bot: string;
  pause: number;
  hints: "on" | "off";
  dice: DiceSource;
  visibility: Visibility | "";
  title: string;
  role: Role;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks that are offered, by name: kind, seconds, and what each input adds. */
export const CLOCKS: Record<Pace, readonly string[]> = {
  live: [
    "none",
    `move ${30}`,
    `move ${MINUTE}`,
    `move ${2 * MINUTE}`,
    `move ${5 * MINUTE}`,
    `bank ${10 * MINUTE} 5`,
    `bank ${30 * MINUTE} 10`,
    `bank ${HOUR} 15`,
    `bank ${2 * HOUR} 30`,
  ],
  async: ["none", `move ${12 * HOUR}`, `move ${DAY}`, `move ${3 * DAY}`, `move ${7 * DAY}`, `bank ${3 * DAY} ${HOUR}`, `bank ${7 * DAY} ${HOUR}`],
};

export function clockOf(name: string): Clock {
  const [kind, seconds, extra] = name.split(" ");
  return kind === "move" || kind === "bank" ? { kind, seconds: Number(seconds), extra: Number(extra ?? 0) } : { kind: "none" };
}

/** Milliseconds that a bot waits before it acts; the server's own pause is the second. */
export const PAUSES = [0, 300, 1500, 4000] as const;
const PAUSE = 300;

export const defaults = (game: GameInfo): Settings => ({
  options: {},
  pace: "live",
  clock: "none",
  bot: game.usual_bot,
  pause: PAUSE,
  hints: "on",
  dice: "server",
  visibility: "",
  title: "",
  role: "seat",
});

export const isSwitch = (option: OptionInfo): boolean => option.choices.length === 2 && option.choices.every((it) => typeof it === "boolean");

const settingOf = (option: OptionInfo, options: Record<string, Setting>): Setting => options[option.name] ?? option.default;

/** The options for which the published rules differ from our defaults. */
export const otherwisePublished = (game: GameInfo): readonly OptionInfo[] => game.options.filter((it) => it.published !== null && it.published !== it.default);

/** Is everything as in the published rules? */
export const isPublished = (game: GameInfo, options: Record<string, Setting>): boolean =>
  game.options.every((it) => it.published === null || settingOf(it, options) === it.published);

/** All options as in the published rules, or back to our defaults; those of which the published rules say nothing stay as they are. */
export const publish = (game: GameInfo, options: Record<string, Setting>, on: boolean): Record<string, Setting> => ({
  ...options,
  ...Object.fromEntries(game.options.filter((it) => it.published !== null).map((it) => [it.name, on ? it.published! : it.default])),
});

/** How many can play: some options let others than usual. */
export const allowedSeats = (game: GameInfo, options: Record<string, Setting>): readonly number[] =>
  game.seat_changes.findLast((it) => options[it.option] === it.value)?.seats ?? game.seats;

/** The options that are not as usual. */
export const changedOptions = (game: GameInfo, options: Record<string, Setting>): Record<string, Setting> =>
  Object.fromEntries(game.options.filter((it) => it.name in options && options[it.name] !== it.default).map((it) => [it.name, options[it.name]!]));

/** Only what differs from the server's defaults is sent. */
export function newTable(game: GameInfo, seats: number, companions: Companions, language: Language, chosen: Settings = defaults(game)): NewTable {
  const sits = chosen.role !== "bank";
  const bots = companions === "bots" ? Array.from({ length: seats - (sits ? 1 : 0) }, () => chosen.bot) : [];
  const options = changedOptions(game, chosen.options);
  const clock = CLOCKS[chosen.pace].includes(chosen.clock) ? clockOf(chosen.clock) : clockOf("none");
  return {
    game: game.name,
    seats,
    bots,
    language,
    visibility: chosen.visibility || (companions === "anyone" ? "public" : "link"),
    ...(Object.keys(options).length && { options }),
    ...(chosen.pace !== "live" && { pace: chosen.pace }),
    ...(clock.kind !== "none" && { clock }),
    ...(chosen.dice !== "server" && game.typed.length > 0 && { dice: chosen.dice }),
    ...(bots.length && chosen.pause !== PAUSE && { bot_pause: chosen.pause }),
    ...(chosen.hints === "off" && { hints: false }),
    ...(chosen.title.trim() && { title: chosen.title.trim() }),
    ...(!sits && { sit: false }),
  };
}
