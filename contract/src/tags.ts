/** Cache tags: the site's reads carry them, and the provider names them when content has changed. */
export const TAGS = {
  /** Every read carries this one. */
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
  /** Every picture and caption file. */
  media: "media",
  /** A file, by its path from the provider's address. */
  file: (path: string) => `media:${path}`,
} as const;

/** Tags of one thing that may be taken away, by the lists that name it. */
const LISTS_OF: [prefix: string, lists: string[]][] = [
  ["video:", [TAGS.videos]],
  ["hashtag:", [TAGS.hashtags, TAGS.videos]],
  ["collection:", [TAGS.collections]],
  ["blog:", [TAGS.blogs]],
  ["page:", []],
];

/**
 * What a provider that tells only what changed may have taken away: each thing that it names, and any file.
 * What is always there, such as the home page, cannot be taken away.
 */
export function possiblyGone(tags: readonly string[]): string[] {
  const gone = tags.filter((tag) => LISTS_OF.some(([prefix]) => tag.startsWith(prefix)));
  return gone.length > 0 ? [...gone, TAGS.media] : [];
}

/** The tags of the lists in which something of these tags may stand. */
export function listsNaming(tags: readonly string[]): string[] {
  const lists = tags.flatMap((tag) => LISTS_OF.find(([prefix]) => tag.startsWith(prefix))?.[1] ?? []);
  return [...new Set(lists)];
}

/** A record with its present slug, if it has one yet, and the slugs it had before. */
type Addressed = { slug?: string | null; formerSlugs?: readonly string[] };

/** Tags to invalidate when a page of running text changed. Its slug is in web form: `discover-jesus`. */
export function pageTags(page: Addressed): string[] {
  return slugsOf(page).map(TAGS.page);
}

/** Tags to invalidate when a video changed: the lists, the video under each of its slugs, its hashtags' lists. */
export function videoTags(video: Addressed, hashtagSlugs: readonly string[]): string[] {
  return [TAGS.videos, ...slugsOf(video).map(TAGS.video), ...hashtagSlugs.map(TAGS.hashtag)];
}

/** Tags to invalidate when a hashtag changed: the chooser, its own page, and the videos that show its name. */
export function hashtagTags(hashtag: Addressed, videoSlugs: readonly string[]): string[] {
  const videos = videoSlugs.length > 0 ? [TAGS.videos, ...videoSlugs.map(TAGS.video)] : [];
  return [TAGS.hashtags, ...slugsOf(hashtag).map(TAGS.hashtag), ...videos];
}

/** Tags to invalidate when a collection changed: the list and the collection under each of its slugs. */
export function collectionTags(collection: Addressed): string[] {
  return [TAGS.collections, ...slugsOf(collection).map(TAGS.collection)];
}

/** Tags to invalidate when a blog article changed: the list and the article under each of its slugs. */
export function blogTags(blog: Addressed): string[] {
  return [TAGS.blogs, ...slugsOf(blog).map(TAGS.blog)];
}

function slugsOf({ slug, formerSlugs = [] }: Addressed): readonly string[] {
  return slug ? [slug, ...formerSlugs] : formerSlugs;
}
