/** Oil City in the browser. */

import { say } from "../../words/speech.svelte";
import type { GameClient } from "../client";

export default {
  words: ["web/oilcity/screen"],
  screen: () => import("./screen"),
  tour: () => import("./tour"),
  lesson: { words: "web/oilcity/lesson", hold: () => say("web-oilcity-lesson-hold"), next: () => say("web-oilcity-lesson-next") },
  wall: () => import("./Wall.svelte"),
  cards: { form: () => import("./CardsForm.svelte"), words: "web/oilcity/cards" },
} satisfies GameClient;
