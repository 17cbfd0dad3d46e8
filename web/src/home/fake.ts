/** A game as the server tells it, for tests. */

import type { GameInfo } from "../wire/types";

export const fakeGame = (more: Partial<GameInfo> = {}): GameInfo => ({
  name: "mcmulti",
  title: "McMulti",
  about: "",
  edition: 1,
  seats: [2, 3, 4],
  options: [],
  bots: ["random", "clerk"],
  usual_seats: 4,
  seat_changes: [],
  teams: false,
  roles: ["seat"],
  typed: ["two-dice"],
  chapters: [],
  rounds: true,
  charts: [],
  ...more,
});
