import "server-only";
import { createHash } from "node:crypto";

/**
 * The key by which the provider knows a repetition: the same for the same words in the same form that was given out,
 * however often they are sent.
 */
export function submissionKey(
  form: string,
  tokenId: string,
  values: Readonly<Record<string, unknown>>,
): string {
  const fields = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([form, tokenId, fields]))
    .digest("base64url");
}
