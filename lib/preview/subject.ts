import "server-only";
import { getBlog } from "@/lib/api/blogs";
import type { Reading } from "@/lib/api/define-read";
import { getPageContent } from "@/lib/api/pages";
import { getVideo } from "@/lib/api/videos";
import type { PreviewKind } from "@/lib/seo/preview-address";
import { findSitePage, SITE_PAGES } from "@/lib/seo/site-pages";

/** What a preview shows of a page, a video or a blog. */
export type PreviewSubject = {
  kind: PreviewKind;
  title: string;
  author: string;
  /** The address of its poster or picture. */
  picture: string | null;
  updatedAt: string | null;
};

/** What the preview of this name shows; only what has a public address is found. */
export async function readSubject(kind: PreviewKind, name: string): Promise<Reading<PreviewSubject>> {
  if (kind === "videos") return readVideo(name);
  return kind === "blogs" ? readBlog(name) : readPage(name);
}

async function readPage(name: string): Promise<Reading<PreviewSubject>> {
  const path = findSitePage(name);
  if (path) return found("pages", { title: SITE_PAGES[path].title });
  const reading = await getPageContent(name);
  return reading.state === "found" ? found("pages", { title: reading.data.title }) : reading;
}

async function readVideo(slug: string): Promise<Reading<PreviewSubject>> {
  const reading = await getVideo(slug);
  if (reading.state !== "found") return reading;
  const { name, poster, updatedAt } = reading.data.video;
  return found("videos", { title: name, picture: poster, updatedAt });
}

async function readBlog(slug: string): Promise<Reading<PreviewSubject>> {
  const reading = await getBlog(slug);
  if (reading.state !== "found") return reading;
  const { title, author, image, updatedAt } = reading.data;
  return found("blogs", { title, author, picture: image, updatedAt });
}

function found(
  kind: PreviewKind,
  facts: Partial<PreviewSubject> & { title: string },
): Reading<PreviewSubject> {
  return { state: "found", data: { kind, author: "", picture: null, updatedAt: null, ...facts } };
}
