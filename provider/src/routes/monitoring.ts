import { metricsResponse } from "@lampstand/runtime/metrics";

import { registerProviderFigures } from "../features/monitoring/provider-figures";
import { providerReadiness } from "../features/monitoring/readiness";
import { environment } from "../lib/environment";
import { limits } from "../lib/http/rate-limit";
import { json } from "../lib/http/responses";
import { get, segmentsOf, type Route } from "./route";

/** For whoever watches the provider: whether it is alive, whether it can serve, and how much it has to do. */
export const monitoring: Route[] = [
  get("/health", async () => ({ status: "ok" })),
  get("/health/ready", async (payload) => {
    const { httpStatus, ...body } = await providerReadiness(payload);
    return json(body, { status: httpStatus });
  }),
  {
    method: "GET",
    segments: segmentsOf("/metrics"),
    limit: limits.reads,
    run: async ({ payload, request }) => {
      registerProviderFigures(payload);
      return metricsResponse(environment().metricsToken, request.headers.get("authorization"));
    },
  },
];
