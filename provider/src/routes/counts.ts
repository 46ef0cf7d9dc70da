import { countsBody } from "@lampstand/contract/schemas/counts";

import { addCounts } from "../features/counts/daily-counts";
import { limits } from "../lib/http/rate-limit";
import { post, siteOnly } from "./route";

/**
 * The call by which the site passes on what it has counted. Only the site may make it, since anyone else could make up
 * numbers.
 */
export const counts = siteOnly([
  post("/add_counts", limits.counts, countsBody, async (payload, body) => {
    await addCounts(payload, body.counts);
    return { status: "success", message: "Counted" };
  }),
]);
