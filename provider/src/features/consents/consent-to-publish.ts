import { readConsents } from "./consent";

/** What the story's box asks for, without which nobody may publish it. */
export const PUBLISHING_PURPOSE = "isAcceptUnrestricted";

export const CONSENT_MISSING =
  "The storyteller has not agreed that their story may be shown, so it cannot be published. You can ask them for their consent by mail.";

/** Whether a story's teller has agreed that it is shown, and not taken it back. */
export function hasConsentToPublish(story: { consents?: unknown; withdrawnAt?: string | null }): boolean {
  if (story.withdrawnAt) return false;
  return readConsents(story.consents).some(
    ({ purpose, withdrawnAt }) => purpose === PUBLISHING_PURPOSE && !withdrawnAt,
  );
}
