import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { z } from "zod";
import { cachedQuery, type QueryResult } from "./cached-query";
import { isoDate } from "./fields";
import { collectPages, readListPage } from "./list-pages";
import { isPlausibleSlug } from "./slug";

const BLOGS_PER_PAGE = 100;

const listedBlog = z.object({
  slug: z.string().refine(isPlausibleSlug),
  postedDate: isoDate,
  updatedAt: isoDate,
});

/** What search engines are told of a blog article. */
export type ListedBlog = z.output<typeof listedBlog>;

const readBlogsPage = cachedQuery({
  name: "all-blogs",
  tags: [TAGS.blogs],
  load: (page: number, limit: number) =>
    readListPage(`/get-blogs?pageNumber=${page}&limit=${limit}&filter=&sortBy=1`, {
      area: "all-blogs",
      schema: listedBlog,
      listNames: ["blogs", "list"],
    }),
});

/** All blog articles, also those that the page of blogs is too short for; newest first. */
export async function getAllBlogs(): Promise<QueryResult<ListedBlog[]>> {
  return collectPages(readBlogsPage, BLOGS_PER_PAGE);
}
