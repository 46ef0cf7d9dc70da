import type { Instrumentation } from "next";
import { logError } from "./lib/utils/log";

/** Runs once at server start; an invalid environment stops it with one clear line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    // Next logs every uncaught exception. Without these listeners, a log that nobody reads would make it loop forever.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
    // Keeps what visitors send readable by this account only.
    process.umask(0o077);
  }
  const { parseEnvironment } = await import("./lib/env/environment.mjs");
  parseEnvironment(process.env);
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startLogging, watchSite } = await import("./lib/process/watch-site");
    // First, because it must see the final status, which the others may change.
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
    const { sendCountsAtStop } = await import("./lib/provider/counts");
    sendCountsAtStop();
    // A page rendered before the provider's first answer would lack everything, and log it as an outage.
    const { awaitProvider } = await import("./lib/provider/answering");
    if (process.env.STARTS_WITH_PROVIDER === "1") await awaitProvider();
  }
}

/** Returns whether a request carries a part of a video. */
function isPart({ method, url = "" }: { method?: string; url?: string }): boolean {
  return method === "PATCH" && url.startsWith("/api/uploads/");
}

/** Logs an unexpected error. A visitor sees its digest or the request's id, so one line has both. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : undefined;
  logError("request-failed", error, { digest, route: routePath, kind: routeType });
};
