import type * as z from "zod/mini";

/** How long the site's own answer is waited for, in milliseconds: longer than it waits for the provider. */
const PATIENCE_MS = 10_000;

/**
 * Asks one of this site's own routes for JSON, from the browser.
 *
 * @throws {Error} when there is no answer in time, a refusal, or an answer of another form, as a train's Wi-Fi gives
 */
export async function getJson<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await fetch(path, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}
