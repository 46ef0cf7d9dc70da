/** Objections to showing a video; staff read the first that applies. */
export const OBJECTIONS = [
  "withdrawn",
  "no-consent",
  "seen-silent",
  "parent-not-asked",
  "parent-silent",
  "says-who",
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
  withdrawn: "somebody has withdrawn their consent",
  "no-consent": "its teller has not agreed",
  "seen-silent": "somebody who is seen or named has not agreed",
  "parent-not-asked": "no parent has been asked",
  "parent-silent": "a parent has not agreed",
  "says-who": "its title, description, place, links or hashtags say who its teller is",
  "edit-missing": "a cut or a cover has not been made yet",
  "left-out": "what its teller said again has not been cut out yet",
  metadata: "the file says where, or with which device, it was filmed until it is prepared",
  unprepared: "the film has not been prepared yet",
  approvals: "waits for another colleague",
  "not-published": "the story itself is not published",
};

/** Returns why a story or video is not shown, in words for staff; empty without an objection. */
export function notShown(objection: string | null | undefined): string {
  const known = OBJECTIONS.find((each) => each === objection);
  return known ? `Not shown: ${WAITS[known]}.` : "";
}
