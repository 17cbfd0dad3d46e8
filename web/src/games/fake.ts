/** For tests: a made-up game as the server tells it, and its own words. */

import type { GameInfo } from "../wire/types";

export const HARVEST = `
harvest-name = Harvest
harvest-chapter-week = Week { $number }
harvest-chapter-fair = The fair at { $place }
harvest-chart-cash = Cash
harvest-chart-price = Prices
harvest-thing-wheat = A sack of wheat
`;

export const fakeGame = (more: Partial<GameInfo> = {}): GameInfo => ({
  name: "harvest",
  title: "Harvest",
  about: "",
  edition: 1,
  seats: [2, 3, 4],
  options: [],
  bots: ["random", "clerk", "magnate"],
  usual_bot: "clerk",
  usual_seats: 3,
  seat_changes: [],
  teams: false,
  roles: ["seat"],
  typed: ["two-dice"],
  chapters: [
    { fact: "week-began", name: "week", round: false },
    { fact: "fair-began", name: "fair", round: true },
  ],
  orders: false,
  rounds: true,
  charts: [
    { chart: "cash", of: "seat" },
    { chart: "price", of: "thing" },
  ],
  origins: [],
  ...more,
});
