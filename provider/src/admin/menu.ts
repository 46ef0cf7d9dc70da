import { hasEditorRole, type User } from "../access/roles";

/** The headings of the admin's menu, in order. */
export const adminGroup = {
  sitePages: "Site pages",
  stories: "Stories & videos",
  blogAndHelp: "Blog & help",
  messages: "Messages",
  people: "People",
  files: "Pictures & clips",
} as const;

/** The path of the admin's search for consents. */
export const CONSENT_SEARCH_PATH = "/admin/consents";

/** The path of the page for the next person who looks after the site. */
export const HAND_OVER_PATH = "/admin/hand-over";

/** Returns the path of a story's record for supervisors. */
export const safeguardingPath = (story: string) => `/admin/safeguarding/${encodeURIComponent(story)}`;

/** What reviewers find in the menu. */
const REVIEWED: ReadonlySet<string> = new Set([
  "stories",
  "others-consents",
  "reports",
  "conversations",
  "contact-messages",
  "volunteer-contacts",
  "testimony-consents",
]);

/** Returns whether the admin hides a collection or global: reviewers see only stories and messages. */
export function hiddenFromReviewers<Given extends { user: User }>(
  slug: string,
  hidden?: boolean | ((given: Given) => boolean),
): boolean | ((given: Given) => boolean) | undefined {
  if (hidden === true || REVIEWED.has(slug)) return hidden;
  return (given) => !hasEditorRole(given.user) || (typeof hidden === "function" && hidden(given));
}
