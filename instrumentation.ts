import type { Instrumentation } from "next";
import { logError } from "./lib/utils/log";

/** Runs once when the server boots: a wrong environment stops it here, with one clear line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    // Next logs each uncaught exception, also that of a log nobody reads: without listeners it would never stop.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
    // What visitors send is for this account alone.
    process.umask(0o077);
  }
  const { parseEnvironment } = await import("./lib/env/environment.mjs");
  parseEnvironment(process.env);
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startLogging, watchSite } = await import("./lib/process/watch-site");
    // First of all: it tells the status that the others have the response sent with.
    watchSite(startLogging());
    const { limitBodyTimes } = await import("@lampstand/runtime/body-times");
    limitBodyTimes(isPart);
    const { noteProxies } = await import("./lib/http/proxy-watch");
    const { onRequest } = await import("@lampstand/runtime/response-headers");
    onRequest(noteProxies);
    const { dropForwardedAddresses } = await import("./lib/http/visitor");
    dropForwardedAddresses();
    const { correctPageAddresses, dropUnfitNextHeaders } = await import("./lib/process/requests-for-next");
    dropUnfitNextHeaders();
    const { addSecurityHeaders } = await import("./lib/process/security-headers");
    addSecurityHeaders();
    correctPageAddresses();
    const { followRevalidations } = await import("./lib/page-cache/revalidations.mjs");
    const { shareRevocations, startForgettingRevocations } = await import("./lib/auth/revocation-store");
    const { startSharing } = await import("./lib/redis/start");
    await startSharing([followRevalidations, shareRevocations]);
    const { startKeepingUploads } = await import("./lib/story/uploads/uploads");
    await startKeepingUploads();
    startForgettingRevocations();
  }
}

/** A part of a video. */
function isPart({ method, url = "" }: { method?: string; url?: string }): boolean {
  return method === "PATCH" && url.startsWith("/api/uploads/");
}

/** An error that nothing expected. A visitor is shown its digest, or the request's id: one line has both. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  logError("request-failed", error, { digest, route: routePath, kind: routeType });
};
