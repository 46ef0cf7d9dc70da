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
    const { dropForwardedAddresses } = await import("./lib/http/visitor");
    dropForwardedAddresses();
    const { addSecurityHeaders } = await import("./lib/http/security-headers");
    addSecurityHeaders();
    const { correctPageAddresses } = await import("./lib/http/page-addresses");
    correctPageAddresses();
    const { startKeepingUploads } = await import("./lib/stories/uploads");
    await startKeepingUploads();
    const { startForgettingRevocations } = await import("./lib/auth/revocations");
    startForgettingRevocations();
  }
}
