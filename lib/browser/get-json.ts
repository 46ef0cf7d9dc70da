import type * as z from "zod/mini";
import { ANSWER_PATIENCE_MS } from "./answer-patience";

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
    signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}
