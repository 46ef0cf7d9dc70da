/** Next calls this once, before the first request: the database is brought up to date and, when new, filled. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  // Next logs each uncaught exception, also that of a log nobody reads: without listeners it would never stop.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const { startProvider } = await import("./start-provider");
  await startProvider();
}
