import "client-only";
import { apiPaths } from "@/lib/paths";

/** `null` when the site refuses. @throws {Error} without an answer */
export async function fetchFormToken(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(apiPaths.formToken, { signal });
  return answer.ok ? answer.text() : null;
}
