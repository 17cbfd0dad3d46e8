/** The line of a console or a wall: the same as a table's, with the whole room at a glance. */

import { onMount } from "svelte";
import { Connection, wakeUp } from "../table/connection";
import { TableStore } from "../table/store.svelte";
import { language } from "../words/speech.svelte";

interface Attended {
  store: TableStore;
  connection: Connection;
}

/** Called while a component begins; the line stands for as long as the component. */
export function attend(code: string, as: "console" | "wall"): Attended {
  const store = new TableStore();
  const connection = new Connection(store, { code, language: language(), positions: as === "wall", overview: true, wall: as === "wall" });
  let spoken = language();
  onMount(() => {
    connection.open();
    const stop = wakeUp(connection);
    return () => {
      stop();
      connection.close();
    };
  });
  $effect(() => {
    if (language() === spoken) return;
    spoken = language();
    connection.restart(spoken);
  });
  return { store, connection };
}
