/** Oil City in the browser. */

import type { GameClient } from "../client";

export default {
  words: ["web/oilcity/screen"],
  screen: () => import("./screen"),
  tour: () => import("./tour"),
} satisfies GameClient;
