import type { HashtagBanner } from "@/lib/api/hashtags";

/** A hashtag as people write it; its slug stands in where the provider tells no name. */
export function hashtagLabel({ name, slug }: Pick<HashtagBanner, "name" | "slug">): string {
  return `#${name || slug}`;
}
