/** Next calls this once, before the first request: the database is brought up to date and, when new, filled. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startProvider } = await import("./start-provider");
  await startProvider();
}
