import type { HashtagBanner, HashtagChoice } from "@/lib/provider/hashtags";

/** A hashtag as people write it; its slug stands in where the provider tells no name. */
export function hashtagLabel({ name, slug }: Pick<HashtagBanner, "name" | "slug">): string {
  return `#${name || slug}`;
}

/** The same for one that a visitor chose, which always has a name. */
export function choiceLabel({ name }: Pick<HashtagChoice, "name">): string {
  return `#${name}`;
}

/** What a feed of these hashtags is called. */
export function storiesTitle(labels: string[]): string {
  return `${labels.join(" ")} stories`;
}
