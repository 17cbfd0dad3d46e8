/** 18Africa in the browser. */

import type { GameClient } from "../client";

export default {
  words: ["web/africa/screen", "web/africa/map"],
  screen: () => import("./screen"),
  tour: () => import("./tour"),
} satisfies GameClient;
