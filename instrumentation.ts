/** Runs once when the server boots: a wrong environment stops it here, with one clear line. */
export async function register(): Promise<void> {
  const { parseEnvironment } = await import("@/lib/config/environment.mjs");
  parseEnvironment(process.env);
}
