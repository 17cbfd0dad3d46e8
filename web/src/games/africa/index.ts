/** 18Africa in the browser. */

import type { GameClient } from "../client";
import Emblem from "./Emblem.svelte";
import { TOUR } from "./tour";

export default {
  Emblem,
  tour: TOUR,
  tourWords: "web/africa-tour",
  words: ["web/africa", "web/africa-map"],
  screen: () => import("./screen"),
} satisfies GameClient;
