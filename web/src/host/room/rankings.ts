/** How the lessons of a room count together. */

import type { RankedBy } from "../../wire/types";

export const RANKINGS: readonly RankedBy[] = ["places", "values"];
