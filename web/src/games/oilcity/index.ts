/** Oil City in the browser. */

import type { GameClient } from "../client";

export default {
  words: ["web/oilcity"],
  screen: () => import("./screen"),
  tour: () => import("./tour"),
} satisfies GameClient;
