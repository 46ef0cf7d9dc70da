/** Updates the database, or fills a new one. Next calls this once, before the first request. */
export async function register(): Promise<void> {
  // Next recognises this form and leaves the block out of its builds for other runtimes.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    // Next logs every uncaught exception, including those of a log that nobody reads. Without listeners, this would
    // never stop.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
    const { startProvider } = await import("./start-provider");
    await startProvider();
  }
}
