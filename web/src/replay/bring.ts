/** A saved game on its way to a table of its own: how far the server is with checking it, and what comes of it. */

import { type Api, Refused } from "../people/api";
import type { ImportNews, TableInfo } from "../wire/types";

/** Entries that have been checked, and how many there are; 0 while it waits for its turn. */
export interface Progress {
  done: number;
  of: number;
}

export async function brought(api: Pick<Api, "follow">, file: Blob, told: (step: Progress) => void): Promise<TableInfo> {
  for await (const news of api.follow<ImportNews>("/imports", file)) {
    if (news.type === "imported") return news.table;
    if (news.type === "failed") throw new Refused(news.problem);
    told(news);
  }
  throw new Refused({ error: "offline", text: "" });
}
