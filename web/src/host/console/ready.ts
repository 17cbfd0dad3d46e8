/** Words that lie ready, so that nobody has to type while a class waits. */

import { say } from "../../words/speech.svelte";

export function readyWords(kind: "say" | "pause" | "push" | "back" | "end"): string[] {
  switch (kind) {
    case "say":
      return [say("web-console-ready-finish"), say("web-console-ready-together"), say("web-console-ready-help"), say("web-console-ready-minute")];
    case "pause":
      return [say("web-console-ready-front"), say("web-console-ready-talk"), say("web-console-ready-break")];
    case "push":
      return [say("web-console-ready-slow"), say("web-console-ready-phone")];
    case "back":
      return [say("web-console-ready-mistake"), say("web-console-ready-agreed")];
    case "end":
      return [say("web-console-ready-bell"), say("web-console-ready-enough")];
  }
}
