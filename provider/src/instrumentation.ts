/** Next calls this once, before the first request: the database is brought up to date and, when new, filled. */
export async function register(): Promise<void> {
  // In this form Next leaves it out of what it builds for other runtimes.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    // Next logs each uncaught exception, also that of a log nobody reads: without listeners it would never stop.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
    const { startProvider } = await import("./start-provider");
    await startProvider();
  }
}
