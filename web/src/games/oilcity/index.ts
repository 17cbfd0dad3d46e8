/** Oil City in the browser. */

import type { GameClient } from "../client";
import Emblem from "./Emblem.svelte";
import { TOUR } from "./tour";

export default {
  Emblem,
  tour: TOUR,
  tourWords: "web/oilcity-tour",
  words: ["web/oilcity"],
  screen: () => import("./screen"),
} satisfies GameClient;
