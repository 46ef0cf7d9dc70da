/** Objections to showing a video; staff read the first that applies. */
export const OBJECTIONS = [
  "withdrawn",
  "no-consent",
  "seen-silent",
  "parent-not-asked",
  "parent-silent",
  "says-who",
  "old-translation",
  "edit-missing",
  "left-out",
  "metadata",
  "unprepared",
  "approvals",
  "not-published",
] as const;

export type Objection = (typeof OBJECTIONS)[number];

/** What a story is waiting for, in lists and on the story itself. */
export const WAITS: Record<Objection, string> = {
  withdrawn: "someone has withdrawn their consent",
  "no-consent": "the storyteller hasn’t agreed",
  "seen-silent": "someone seen or named in it hasn’t agreed",
  "parent-not-asked": "no parent has been asked",
  "parent-silent": "a parent hasn’t agreed",
  "says-who": "its title, description, place, links, hashtags or translations identify the storyteller",
  "old-translation": "a translation is older than its text and may name the storyteller",
  "edit-missing": "a cut or cover isn’t ready yet",
  "left-out": "the answers recorded again haven’t been cut out yet",
  metadata: "the file contains where or how it was filmed until it’s prepared",
  unprepared: "the video hasn’t been prepared yet",
  approvals: "two colleagues have to approve it",
  "not-published": "the story itself isn’t published",
};

/** Returns why a story or video is not shown, in words for staff; empty without an objection. */
export function notShown(objection: string | null | undefined): string {
  const reason = whyNotShown(objection);
  return reason && `Not shown: ${reason}.`;
}

/** Returns the same as `notShown`, as a part of a sentence. */
export function whyNotShown(objection: string | null | undefined): string {
  const known = OBJECTIONS.find((each) => each === objection);
  return known ? WAITS[known] : "";
}
