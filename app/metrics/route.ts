import { metricsResponse } from "@lampstand/runtime/metrics";
import type { NextRequest } from "next/server";
import { siteConfig } from "@/lib/env/site-config";
import { registerSiteFigures } from "./site-figures";

/** Answers requests with `METRICS_TOKEN`, in the Prometheus format. */
export async function GET({ headers }: NextRequest): Promise<Response> {
  registerSiteFigures();
  return metricsResponse(siteConfig().METRICS_TOKEN, headers.get("authorization"));
}
