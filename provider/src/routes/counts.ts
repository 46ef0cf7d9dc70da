import { countsBody } from "@lampstand/contract/schemas/counts";

import { addCounts } from "../features/counts/daily-counts";
import { limits } from "../lib/http/rate-limit";
import { post, siteOnly } from "./route";

/** The call by which the site hands on what it has counted. Nobody else may: the numbers would be worth nothing. */
export const counts = siteOnly([
  post("/add_counts", limits.counts, countsBody, async (payload, body) => {
    await addCounts(payload, body.counts);
    return { status: "success", message: "Counted" };
  }),
]);
