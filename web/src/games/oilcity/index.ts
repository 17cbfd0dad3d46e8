/** Oil City in the browser. */

import type { GameClient } from "../client";

export default {
  words: ["web/oilcity/screen"],
  screen: () => import("./screen"),
  tour: () => import("./tour"),
  cards: { form: () => import("./CardsForm.svelte"), words: "web/oilcity/cards" },
} satisfies GameClient;
