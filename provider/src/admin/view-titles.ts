import type { TextKey } from "./texts/text";

/** The titles of our own views, by their address's first part. Payload has none for them. */
const TITLES: Record<string, TextKey> = {
  consents: "consents:heading",
  "hand-over": "handOver:heading",
  safeguarding: "safeguarding:heading",
  reset: "signIn:newPassword",
};

/**
 * Returns the title of a view of ours, `undefined` for Payload's.
 * @param segments The address's, after `/admin`.
 */
export function titleOfView(segments: string[] | undefined): TextKey | undefined {
  return TITLES[segments?.[0] ?? ""];
}
