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
  languages: "languages",
  appInstall: "app-install",
  faqs: "faqs",
  help: "help",
  volunteer: "volunteer",
  blogs: "blogs",
  blog: (slug: string) => `blog:${slug}`,
} as const;

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

/** Tags to invalidate when a blog article changed: the list and the article under each of its slugs. */
export function blogTags(blog: Addressed): string[] {
  return [TAGS.blogs, ...slugsOf(blog).map(TAGS.blog)];
}

function slugsOf({ slug, formerSlugs = [] }: Addressed): readonly string[] {
  return slug ? [slug, ...formerSlugs] : formerSlugs;
}
