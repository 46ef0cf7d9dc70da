import { keptFor } from "@lampstand/runtime/shared-runs";
import { HEALTH_PARTS, isHealthPart } from "@lampstand/runtime/readiness";
import { connection } from "next/server";
import { callProvider, ProviderError } from "@/lib/provider/client";

/** Keeps frequent requests from costing the provider anything. */
const KEPT_MS = 10_000;

const reads = Object.fromEntries(
  Object.keys(HEALTH_PARTS).map((part) => [part, keptFor(KEPT_MS, () => readStatus(part))]),
);

/** Answers uptime services: 503 while a part of the provider is broken, such as its mail. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params;
  await connection();
  const httpStatus = isHealthPart(part) ? await reads[part]?.() : 404;
  const status = httpStatus === 200 ? "ready" : httpStatus === 503 ? "unavailable" : "unknown";
  return Response.json({ status }, { status: httpStatus ?? 404, headers: { "Cache-Control": "no-store" } });
}

/** Returns 404 for a provider that doesn't report its parts. */
async function readStatus(part: string): Promise<200 | 404 | 503> {
  try {
    await callProvider(`/health/${part}`, { successStatus: 200 });
    return 200;
  } catch (error) {
    return error instanceof ProviderError && error.failure === "missing" ? 404 : 503;
  }
}
