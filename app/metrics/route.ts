import { metricsResponse } from "@lampstand/runtime/metrics";
import type { NextRequest } from "next/server";
import { siteConfig } from "@/lib/env/site-config";
import { registerSiteFigures } from "./site-figures";

/** The site's metrics, as Prometheus reads them, for whoever shows `METRICS_TOKEN`. */
export async function GET({ headers }: NextRequest): Promise<Response> {
  registerSiteFigures();
  return metricsResponse(siteConfig().METRICS_TOKEN, headers.get("authorization"));
}
