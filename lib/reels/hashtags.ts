import type { HashtagChoice } from "@/lib/provider/hashtags";

export const MAX_SELECTED_HASHTAGS = 100;

export const MAX_HASHTAG_PARAM_LENGTH = 120;

export const HASHTAGS_PARAM = "hashtags";

export function hashtagParam({ slug, id }: HashtagChoice): string {
  return slug ?? id;
}

/** A parameter is a slug, an id, or several separated by commas; unknown ones are ignored. */
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

export function withHashtags(path: string, params: string[]): string {
  if (params.length === 0) return path;
  return `${path}?${new URLSearchParams(params.map((param) => [HASHTAGS_PARAM, param])).toString()}`;
}

export function hashtagLabel({ name, slug }: { name: string; slug: string | null }): string {
  return `#${name || (slug ?? "")}`;
}
