/** The tags under which the site keeps what it read. Both sides know this vocabulary; it is part of the contract. */

/** Every read of the site carries this one. */
export const EVERYTHING = "everything";

type Named = { slug?: string | null; formerSlugs?: readonly string[] };

/** A page's own tag, by the contract's slug without the tab and in web form: `page:discover-jesus`. */
export function pageTags(page: Named): string[] {
  return own("page", page);
}

/** What shows a video: every list, its own page, and the lists of its hashtags. */
export function videoTags(video: Named, hashtagSlugs: readonly string[]): string[] {
  return ["videos", ...own("video", video), ...hashtagSlugs.map((slug) => `hashtag:${slug}`)];
}

/** What shows a hashtag: the chooser, its own page, and the videos that carry its name. */
export function hashtagTags(hashtag: Named, videoSlugs: readonly string[]): string[] {
  const videos = videoSlugs.length > 0 ? ["videos", ...videoSlugs.map((slug) => `video:${slug}`)] : [];
  return ["hashtags", ...own("hashtag", hashtag), ...videos];
}

/** What shows a blog article: the list and its own page. */
export function blogTags(blog: Named): string[] {
  return ["blogs", ...own("blog", blog)];
}

/** What was read under a former slug is the record, too. */
function own(kind: string, { slug, formerSlugs = [] }: Named): string[] {
  const slugs = slug ? [slug, ...formerSlugs] : formerSlugs;
  return slugs.map((name) => `${kind}:${name}`);
}
