/** Messages that both programs know, and the values that a call's fields may have. */

/** The message of a 404 about a member. The site logs out a member the provider doesn't know. */
export const USER_NOT_FOUND = "User not found.";

/** A contact message's `recordedAt` if there is nothing to say. */
export const NO_RECORDED_AT = "null";

/** Where a story may be shown, as the site and the provider's admin name it. */
export const VIDEO_TYPES = ["single", "multiple", "both"] as const;

export type VideoType = (typeof VIDEO_TYPES)[number];

/** What happens to a member's stories when they delete their account. */
export const STORIES_ANSWERS = ["keep", "remove"] as const;

/** The questions for someone who records a story, unless the church sets others. None asks for a name. */
export const RECORDING_QUESTIONS = [
  "Before: what was your life like?",
  "Then: what happened?",
  "Now: what is different today?",
];
