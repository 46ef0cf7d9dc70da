import openapi from "@lampstand/contract/openapi.json" with { type: "json" };

import { json } from "../lib/http/responses";
import { get } from "./route";

/** How long a copy of the description may be kept, in seconds: it changes only with the provider's version. */
const MAX_AGE_SECONDS = 60 * 60;

/** The OpenAPI description of all calls, for people and tools. */
export const openApi = [
  get("/openapi.json", async () =>
    json(openapi, { headers: { "cache-control": `public, max-age=${MAX_AGE_SECONDS}` } }),
  ),
];
