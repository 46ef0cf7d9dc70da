/** Runs once when the server boots: a wrong environment stops it here, with one clear line. */
export async function register(): Promise<void> {
  const { parseEnvironment } = await import("@/lib/config/environment.mjs");
  parseEnvironment(process.env);
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { dropClaimedAddresses } = await import("@/lib/visitors/drop-claimed-addresses");
    dropClaimedAddresses();
    const { startKeepingUploads } = await import("@/lib/uploads/sweep");
    await startKeepingUploads();
    const { startForgettingRevocations } = await import("@/lib/session/sweep");
    startForgettingRevocations();
  }
}
