/** Cache tags: the site's reads carry them, and the provider names them when content changes. */
export const TAGS = {
  /** On every read. */
  everything: "everything",
  settings: "settings",
  home: "home",
  about: "about",
  page: (slug: string) => `page:${slug}`,
  videos: "videos",
  video: (slug: string) => `video:${slug}`,
  hashtags: "hashtags",
  hashtag: (slug: string) => `hashtag:${slug}`,
  collections: "collections",
  collection: (slug: string) => `collection:${slug}`,
  languages: "languages",
  appInstall: "app-install",
  faqs: "faqs",
  help: "help",
  volunteer: "volunteer",
  talk: "talk",
  blogs: "blogs",
  blog: (slug: string) => `blog:${slug}`,
  /** On every picture and caption file. */
  media: "media",
  /** A file, by its path relative to the provider's address. */
  file: (path: string) => `media:${path}`,
} as const;

/** Tag prefixes of things that can be removed, and the lists that name them. */
const LISTS_OF: [prefix: string, lists: string[]][] = [
  ["video:", [TAGS.videos]],
  ["hashtag:", [TAGS.hashtags, TAGS.videos]],
  ["collection:", [TAGS.collections]],
  ["blog:", [TAGS.blogs]],
  ["page:", []],
];

/**
 * Returns what may have been removed when a provider only says what changed: everything it names, and any file.
 * Excludes permanent content, such as the home page.
 */
export function possiblyGone(tags: readonly string[]): string[] {
  const gone = tags.filter((tag) => LISTS_OF.some(([prefix]) => tag.startsWith(prefix)));
  return gone.length > 0 ? [...gone, TAGS.media] : [];
}

/** Returns the tags of the lists that may contain something with these tags. */
export function listsNaming(tags: readonly string[]): string[] {
  const lists = tags.flatMap((tag) => LISTS_OF.find(([prefix]) => tag.startsWith(prefix))?.[1] ?? []);
  return [...new Set(lists)];
}

/** A record with its current slug, if it has one yet, and its former slugs. */
type Addressed = { slug?: string | null; formerSlugs?: readonly string[] };

/** Returns the tags to invalidate when a text page changed. Its slug is in web form: `discover-jesus`. */
export function pageTags(page: Addressed): string[] {
  return slugsOf(page).map(TAGS.page);
}

/** Returns the tags to invalidate when a video changed: lists, the video under each slug, its hashtags' lists. */
export function videoTags(video: Addressed, hashtagSlugs: readonly string[]): string[] {
  return [TAGS.videos, ...slugsOf(video).map(TAGS.video), ...hashtagSlugs.map(TAGS.hashtag)];
}

/** Returns the tags to invalidate when a hashtag changed: the chooser, its page, and the videos that show its name. */
export function hashtagTags(hashtag: Addressed, videoSlugs: readonly string[]): string[] {
  const videos = videoSlugs.length > 0 ? [TAGS.videos, ...videoSlugs.map(TAGS.video)] : [];
  return [TAGS.hashtags, ...slugsOf(hashtag).map(TAGS.hashtag), ...videos];
}

/** Returns the tags to invalidate when a collection changed: the list and the collection under each of its slugs. */
export function collectionTags(collection: Addressed): string[] {
  return [TAGS.collections, ...slugsOf(collection).map(TAGS.collection)];
}

/** Returns the tags to invalidate when a blog article changed: the list and the article under each of its slugs. */
export function blogTags(blog: Addressed): string[] {
  return [TAGS.blogs, ...slugsOf(blog).map(TAGS.blog)];
}

function slugsOf({ slug, formerSlugs = [] }: Addressed): readonly string[] {
  return slug ? [slug, ...formerSlugs] : formerSlugs;
}
