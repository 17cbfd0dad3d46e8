/** McMulti in the browser. */

import type { GameClient } from "../client";
import Emblem from "./Emblem.svelte";
import { TOUR } from "./tour";

export default {
  Emblem,
  tour: TOUR,
  tourWords: "web/mcmulti-tour",
  words: ["web/mcmulti"],
  screen: () => import("./screen"),
} satisfies GameClient;
