/** From a few touches to a lesson. What is not asked or not changed keeps the server's defaults. */

import { changedOptions, type Setting } from "../../home/settings";
import type { Bankers, Clock, DiceSource, GameInfo, Language, Network, NewLesson } from "../../wire/types";
import { nextBell } from "../bell";

/** `minutes` from now, until the `bell`, or `open`: as long as it takes. */
type Timing = "minutes" | "bell" | "open";
export const TIMINGS: readonly Timing[] = ["minutes", "bell", "open"];
export const BANKERS: readonly Bankers[] = ["program", "pupils", "leader"];

export interface LessonWish {
  pupils: number;
  timing: Timing;
  minutes: number;
  /** The time of the bell as the clock on the wall shows it: "10:45". */
  bell: string;
  language: Language;
  bankers: Bankers;
  address: string;
  room: string;
  title: string;
  options: Record<string, Setting>;
  /** Seconds of each stage; undefined: they follow from the time that there is. */
  stage: number | undefined;
  late: string;
  dice: DiceSource;
}

const USUAL_CLASS = 24;
export const MINUTES = { low: 10, high: 240, step: 5 };
/** Clocks of a stage that are offered, in seconds. */
export const STAGES = [45, 60, 90, 120, 180, 300] as const;

/** How many can play: with some options there are companies of other sizes, and the server chooses those that fit. */
export function possible(game: GameInfo): number[] {
  return [...new Set([...game.seats, ...game.seat_changes.flatMap((it) => it.seats)])].sort((a, b) => a - b);
}

/** A class where several play together, otherwise a usual table. */
export function usual(game: GameInfo): number {
  const wish = game.teams ? USUAL_CLASS : game.usual_seats;
  return possible(game).reduce((best, it) => (Math.abs(it - wish) < Math.abs(best - wish) ? it : best), game.usual_seats);
}

/** Without protocol, port and path. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, "").replace(/[:/].*$/, "");
}

/** The address that phones open already, or that this page came from, if the computer has it; otherwise its first one. */
export function likeliest(network: Network, known: string): string {
  return (network.addresses.find((it) => hostOf(it.address) === hostOf(known)) ?? network.addresses[0])?.address ?? "";
}

export function newLesson(game: GameInfo, wish: LessonWish, now: number): NewLesson {
  const options = changedOptions(game, wish.options);
  const clock: Clock | undefined =
    wish.stage === undefined ? undefined : wish.stage ? { kind: "stage", seconds: wish.stage, late: wish.late } : { kind: "none" };
  return {
    game: game.name,
    pupils: wish.pupils,
    language: wish.language,
    ...(wish.timing === "minutes" && { minutes: wish.minutes }),
    ...(wish.timing === "bell" && { bell: nextBell(wish.bell, now) }),
    ...(game.roles.includes("bank") && { bankers: wish.bankers }),
    ...(wish.title.trim() && { title: wish.title.trim() }),
    ...(wish.room && { room: wish.room }),
    ...(Object.keys(options).length && { options }),
    ...(clock && { clock }),
    ...(wish.dice !== "server" && game.typed.length > 0 && { dice: wish.dice }),
    ...(wish.address && { address: wish.address }),
  };
}
