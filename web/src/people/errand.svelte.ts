/** One thing asked of the server at a time: a second press waits, and what went wrong is kept for showing. */

import { Refused } from "./api";
import { complaint } from "./here.svelte";

export class Errand {
  busy = $state(false);
  wrong = $state("");
  /** The key of what went wrong. */
  error = $state("");

  /** True if it worked. */
  async run(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = this.error = "";
    try {
      await doing();
      return true;
    } catch (no) {
      this.wrong = complaint(no);
      this.error = no instanceof Refused ? no.problem.error : "";
      return false;
    } finally {
      this.busy = false;
    }
  }
}
