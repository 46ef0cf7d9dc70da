import openapi from "@lampstand/contract/openapi.json" with { type: "json" };

import { limits } from "../lib/http/rate-limit";
import { json } from "../lib/http/responses";
import { segmentsOf, type Route } from "./route";

/** How long, in seconds, a copy of the description may be kept: it changes with the provider's version alone. */
const MAX_AGE_SECONDS = 60 * 60;

/** The OpenAPI description of all calls, for people and tools. */
export const openApi: Route[] = [
  {
    method: "GET",
    segments: segmentsOf("/openapi.json"),
    limit: limits.reads,
    run: async () => json(openapi, { headers: { "cache-control": `public, max-age=${MAX_AGE_SECONDS}` } }),
  },
];
