/** What a story needs besides its video. */
export const STORY_FIELDS = {
  name: "Bench",
  email: "bench@example.org",
  phone: "",
  description: "",
  hastags: "[]",
  videoType: "both",
};

/** The site's alphabet for slugs. */
const SLUG_LETTERS = "2345679cdfhjkmnprtvwx";

/** Returns a slug that no other story is likely to have. */
export function newSlug() {
  return Array.from({ length: 4 }, () =>
    SLUG_LETTERS.charAt(Math.floor(Math.random() * SLUG_LETTERS.length)),
  ).join("");
}
