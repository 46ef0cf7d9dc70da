import type { HashtagChoice } from "@/lib/provider/hashtags";

/** How many hashtags can be selected at once: as many as the embedded provider accepts in one call. */
export const MAX_SELECTED_HASHTAGS = 100;

/** The longest hashtag parameter that is looked up, in characters. */
export const MAX_HASHTAG_PARAM_LENGTH = 120;

/** The search parameter, and the name of the form's checkboxes, that holds a selected hashtag. */
export const HASHTAGS_PARAM = "hashtags";

/** A hashtag as a URL parameter: its slug, or its id where the provider gives no slug. */
export function hashtagParam({ slug, id }: HashtagChoice): string {
  return slug ?? id;
}

/**
 * The hashtags that parameters name, each once, in the order of the parameters. A parameter is a slug, else an id, else
 * several of them separated by commas; unknown ones are ignored.
 */
export function hashtagsFromParams(hashtags: HashtagChoice[], params: string[]): HashtagChoice[] {
  const bySlug = new Map(hashtags.map((hashtag) => [hashtag.slug, hashtag]));
  const byId = new Map(hashtags.map((hashtag) => [hashtag.id, hashtag]));
  const find = (param: string) => bySlug.get(param) ?? byId.get(param) ?? [];
  const selected = params.flatMap((param) => {
    const found = [find(param)].flat();
    return found.length > 0 ? found : param.split(",").flatMap((part) => find(part.trim()));
  });
  return [...new Set(selected)].slice(0, MAX_SELECTED_HASHTAGS);
}

/** A path with the selected hashtags in its query, as a plain form would submit them; the bare path for none. */
export function withHashtags(path: string, params: string[]): string {
  if (params.length === 0) return path;
  return `${path}?${new URLSearchParams(params.map((param) => [HASHTAGS_PARAM, param])).toString()}`;
}

/** A hashtag as people write it; its slug stands in where the provider gives no name. */
export function hashtagLabel({ name, slug }: { name: string; slug: string | null }): string {
  return `#${name || (slug ?? "")}`;
}

/** The title of a feed of these hashtags. */
export function storiesTitle(labels: string[]): string {
  return `${labels.join(" ")} stories`;
}
