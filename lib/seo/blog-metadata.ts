import "server-only";
import type { Metadata } from "next";
import type { Blog } from "@/lib/provider/blogs";
import { pageMetadata } from "./page-metadata";
import { previewAddress } from "./preview-address";
import { SITE_PAGES } from "./site-pages";
import { descriptionOf } from "./summary";

/** An article's words for search engines and shared links. */
export function blogMetadata(blog: Blog): Promise<Metadata> {
  const { title, slug, author, excerpt, html, postedDate, updatedAt } = blog;
  return pageMetadata({
    path: `/blog/${encodeURIComponent(slug)}`,
    title,
    description: excerpt || descriptionOf(html) || SITE_PAGES["/blog"].description,
    preview: previewAddress("blogs", slug, updatedAt),
    openGraph: {
      type: "article",
      publishedTime: postedDate ?? undefined,
      modifiedTime: updatedAt ?? undefined,
      authors: author || undefined,
    },
  });
}
