import type { Instrumentation } from "next";
import { parseEnvironment } from "@/lib/env/environment.mjs";
import { logError } from "@/lib/utils/log";

/**
 * Runs with each isolate's first request: a wrong environment fails all of them. The worker does the rest of what
 * Node's server does here.
 */
export async function register(): Promise<void> {
  const { SESSION_SECRET } = parseEnvironment(process.env);
  if (!SESSION_SECRET)
    throw new Error("Wrong environment: SESSION_SECRET must be set, because each isolate would make its own");
}

/** Logs an unexpected error, as on Node. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  logError("request-failed", error, { digest, route: routePath, kind: routeType });
};
