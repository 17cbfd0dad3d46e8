/** McMulti in the browser. */

import type { GameClient } from "../client";

export default {
  words: ["web/mcmulti/screen"],
  screen: () => import("./screen"),
  tour: () => import("./tour"),
} satisfies GameClient;
