import "server-only";
import { BLOGS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import { cache } from "react";
import { z } from "zod";
import { cachedQuery, readInEitherCase, type QueryResult } from "./cached-query";
import { ProviderError } from "./client";
import { contentLanguage } from "./content-language";
import { html, isoDate, media, parseItems, text } from "./fields";
import { pageOfList, readList, readListPage, readNamed, withoutItems } from "./payload";
import { textLanguage } from "./read-language";
import { untitled } from "./untitled";
import type { FormatLocale } from "@/lib/i18n/formats";
import { isPlausibleSlug } from "@/lib/paths";
import { TAGS } from "@lampstand/contract/tags";

const BLOG_LIST_QUERY = "pageNumber=1&limit=100&filter=&sortBy=1";

const blogSchema = z
  .object({
    title: text,
    slug: z.string().refine(isPlausibleSlug),
    fVideo: media,
    author: text,
    postedDate: isoDate,
    content: html,
    excerpt: text,
    feedId: text,
    language: textLanguage,
    updatedAt: isoDate,
  })
  .transform(({ fVideo, content, ...blog }) => ({
    ...blog,
    image: fVideo,
    html: content,
  }));

export type Blog = z.output<typeof blogSchema>;

/** The articles as they are stored: a title may be empty. */
export const readBlogs = cachedQuery({
  name: "blogs",
  language: contentLanguage,
  tags: [TAGS.blogs],
  load: async () => {
    const { items } = await readList(`/get-blogs?${BLOG_LIST_QUERY}`, ["blogs", "list"]);
    return parseItems("blogs", blogSchema, items);
  },
  without: (blogs, isGone) => blogs.filter(({ slug }) => !isGone(TAGS.blog(slug))),
});

const readBlog = cachedQuery({
  name: "blog",
  language: contentLanguage,
  tags: (slug: string) => [TAGS.blog(slug), TAGS.blogs],
  load: async (slug) => {
    const path = `/get-blog-by-id/${encodeURIComponent(slug)}`;
    const { record } = await readNamed(path, ["slug", "content"], ["blog", "blogs"]);
    const [blog] = parseItems("blog", blogSchema, [record]);
    if (!blog) throw new ProviderError("malformed", path);
    return blog;
  },
  without: (blog, isGone) => (isGone(TAGS.blog(blog.slug)) ? null : blog),
});

/** @param locale Of an article without a title; by default, that of the page that is being rendered. */
export async function getBlogs(locale?: FormatLocale): Promise<QueryResult<Blog[]>> {
  const result = await readBlogs();
  if (result.state !== "found") return result;
  const article = await untitled("article", locale);
  return { ...result, data: result.data.map((blog) => titled(blog, article)) };
}

/** Also finds a renamed article by its former slug; the result has its current slug. */
export const getBlog = cache(async (slug: string): Promise<QueryResult<Blog>> => {
  const result = await readInEitherCase(slug, readBlog);
  return result.state === "found"
    ? { ...result, data: titled(result.data, await untitled("article")) }
    : result;
});

function titled(blog: Blog, title: string): Blog {
  return blog.title ? blog : { ...blog, title };
}

const listedBlog = z.object({
  slug: z.string().refine(isPlausibleSlug),
  postedDate: isoDate,
  updatedAt: isoDate,
});

export type ListedBlog = z.output<typeof listedBlog>;

const readBlogsPage = cachedQuery({
  name: "all-blogs",
  tags: [TAGS.blogs],
  load: (page: number, limit: number) =>
    readListPage(`/get-blogs?pageNumber=${page}&limit=${limit}&filter=&sortBy=1`, {
      area: "all-blogs",
      schema: listedBlog,
      listNames: ["blogs", "list"],
      countName: "blogLength",
    }),
  without: (page, isGone) => withoutItems(page, ({ slug }) => isGone(TAGS.blog(slug))),
});

/** Returns a page of all articles, newest first, and how many pages there are. */
export async function getListedBlogs(
  page: number,
): Promise<QueryResult<{ items: ListedBlog[]; pages: number }>> {
  return pageOfList(readBlogsPage, page, BLOGS_PER_PAGE_MAX);
}
