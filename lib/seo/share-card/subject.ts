import "server-only";
import { getBlog } from "@/lib/provider/blogs";
import type { QueryResult } from "@/lib/provider/cached-query";
import { getHashtagBanner } from "@/lib/provider/hashtags";
import { getPageContent, TEXT_PAGES } from "@/lib/provider/pages";
import { getVideo } from "@/lib/provider/videos";
import type { PreviewKind } from "@/lib/seo/preview-address";
import { findSitePage, SITE_PAGES, type SitePagePath } from "@/lib/seo/site-pages";
import { hashtagLabel } from "@/lib/video/hashtag-label";

/** What a preview shows of a page, a video, a blog or a hashtag. */
export type PreviewSubject = {
  kind: PreviewKind;
  title: string;
  author: string;
  /** The address of its poster or picture. */
  picture: string | null;
  updatedAt: string | null;
};

/** What the preview of this name shows; only what has a public address is found. */
export async function readSubject(kind: PreviewKind, name: string): Promise<QueryResult<PreviewSubject>> {
  return READERS[kind](name);
}

const READERS: Record<PreviewKind, (name: string) => Promise<QueryResult<PreviewSubject>>> = {
  pages: readPage,
  videos: readVideo,
  blogs: readBlog,
  hashtags: readHashtag,
};

async function readPage(name: string): Promise<QueryResult<PreviewSubject>> {
  const path = findSitePage(name);
  if (path && !isTextPage(path)) return found("pages", { title: SITE_PAGES[path].title });
  const reading = await getPageContent(path ? TEXT_PAGES[path] : name);
  if (reading.state === "found")
    return found("pages", { title: reading.data.title || (path ? SITE_PAGES[path].title : "") });
  return path && reading.state === "missing" ? found("pages", { title: SITE_PAGES[path].title }) : reading;
}

async function readVideo(slug: string): Promise<QueryResult<PreviewSubject>> {
  const reading = await getVideo(slug);
  if (reading.state !== "found") return reading;
  const { name, poster, updatedAt } = reading.data.video;
  return found("videos", { title: name, picture: poster, updatedAt });
}

async function readBlog(slug: string): Promise<QueryResult<PreviewSubject>> {
  const reading = await getBlog(slug);
  if (reading.state !== "found") return reading;
  const { title, author, image, updatedAt } = reading.data;
  return found("blogs", { title, author, picture: image, updatedAt });
}

async function readHashtag(slug: string): Promise<QueryResult<PreviewSubject>> {
  const reading = await getHashtagBanner(slug);
  return reading.state === "found" ? found("hashtags", { title: hashtagLabel(reading.data) }) : reading;
}

function isTextPage(path: SitePagePath): path is keyof typeof TEXT_PAGES {
  return Object.hasOwn(TEXT_PAGES, path);
}

function found(
  kind: PreviewKind,
  facts: Partial<PreviewSubject> & { title: string },
): QueryResult<PreviewSubject> {
  return { state: "found", data: { kind, author: "", picture: null, updatedAt: null, ...facts } };
}
