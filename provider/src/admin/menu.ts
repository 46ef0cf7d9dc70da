import { hasEditorRole, type User } from "../access/roles";

/** The headings under which the admin's menu lists things, in their order. */
export const adminGroup = {
  sitePages: "Site pages",
  stories: "Stories & videos",
  blogAndHelp: "Blog & help",
  messages: "Messages",
  people: "People",
  files: "Pictures & clips",
} as const;

/** Where the admin's search for consents is. */
export const CONSENT_SEARCH_PATH = "/admin/consents";

/** Where the admin says what the next one who looks after the site has to know. */
export const HAND_OVER_PATH = "/admin/hand-over";

/** Where the admin shows a story's record for those who supervise. */
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

/** Whether the admin hides a collection or global: from reviewers, what is neither a story nor a message. */
export function hiddenFromReviewers<Given extends { user: User }>(
  slug: string,
  hidden?: boolean | ((given: Given) => boolean),
): boolean | ((given: Given) => boolean) | undefined {
  if (hidden === true || REVIEWED.has(slug)) return hidden;
  return (given) => !hasEditorRole(given.user) || (typeof hidden === "function" && hidden(given));
}
