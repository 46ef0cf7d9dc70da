import "client-only";
import { apiPaths } from "@/lib/paths";

/**
 * A form token of this visitor's own; `null` where the site does not give one.
 *
 * @throws {Error} when there is no answer
 */
export async function fetchFormToken(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(apiPaths.formToken, { signal });
  return answer.ok ? answer.text() : null;
}
