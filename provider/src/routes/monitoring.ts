import { healthOf, isHealthPart } from "@lampstand/runtime/readiness";
import { metricsResponse } from "@lampstand/runtime/metrics";

import { z } from "zod";

import { registerProviderFigures } from "../features/monitoring/provider-figures";
import { providerReadiness } from "../features/monitoring/readiness";
import { environment } from "../lib/environment";
import { limits } from "../lib/http/rate-limit";
import { HttpError, json } from "../lib/http/responses";
import { get, getBy, route } from "./route";

/** Tells monitoring tools whether the provider is alive, whether it can serve, and how much work it has. */
export const monitoring = [
  get("/health", async () => ({ status: "ok" })),
  get("/health/ready", async (payload) => {
    const { httpStatus, ...body } = await providerReadiness(payload);
    return json(body, { status: httpStatus });
  }),
  getBy("/health/:part", z.object({ part: z.string() }), async (payload, { part }) => {
    if (!isHealthPart(part)) throw new HttpError(404, "There is no such part.");
    const { httpStatus, ...body } = healthOf(await providerReadiness(payload), part);
    return json(body, { status: httpStatus });
  }),
  route("GET", "/metrics", limits.reads, async ({ payload, request }) => {
    registerProviderFigures(payload);
    return metricsResponse(environment().metricsToken, request.headers.get("authorization"));
  }),
];
