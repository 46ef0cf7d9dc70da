import { hasEditorRole, type User } from "../access/roles";
import { menu } from "./texts/en/menu";

/** The headings of the admin's menu, in order and by language: Payload can't translate them by key. */
export const adminGroup = {
  sitePages: { en: menu.sitePages },
  stories: { en: menu.stories },
  blogAndHelp: { en: menu.blogAndHelp },
  messages: { en: menu.messages },
  people: { en: menu.people },
  files: { en: menu.files },
};

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
