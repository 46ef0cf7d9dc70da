import type { Language } from "@lampstand/contract/languages";
import { BLOG_FILTER_MAX_LENGTH, BLOGS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import type { Payload, Where } from "payload";
import { z } from "zod";

import { readTextMedia } from "../features/articles/text-media";
import { churchTimeZone } from "../features/church/church";
import { withheldFilter } from "../features/media/shown-files";
import { draftIn } from "../features/preview/read-draft";
import { findBySlug } from "../features/slugs/former-slugs";
import { readTranslations } from "../features/translations/translated";
import type { ShownMedia } from "../fields/rich-text-html";
import { noonOf } from "../lib/days";
import { findFirst } from "../lib/find-all";
import { HttpError } from "../lib/http/responses";
import type { Blog } from "../payload-types";
import { getBy } from "./route";
import { countingNumber, html, mediaPath, slugParam, text } from "./shapes";
import { posterOf } from "./videos";

const PUBLISHED: Where = { _status: { equals: "published" } };

const listQuery = z.object({
  pageNumber: countingNumber.catch(1),
  limit: countingNumber.catch(BLOGS_PER_PAGE_MAX).transform((limit) => Math.min(limit, BLOGS_PER_PAGE_MAX)),
  filter: z.string().trim().max(BLOG_FILTER_MAX_LENGTH).catch(""),
  /** 1: newest first; -1 or 0: oldest first. */
  sortBy: z.enum(["1", "-1", "0"]).catch("1"),
});

/** Returns articles in the contract's form. Reads the pictures and videos in all their texts at once. */
async function shape(payload: Payload, found: Blog[]) {
  const { images, videos } = await readTextMedia(
    payload,
    found.map(({ content }) => content),
  );
  const media = {
    images: new Map(images.map((image) => [image.id, { ...image, src: mediaPath("images", image) }])),
    videos: new Map(videos.map((video) => [video.id, { ...video, poster: posterOf(video) }])),
  };
  const timeZone = await churchTimeZone(payload);
  // Its pictures and videos are the original's: those decide what visitors may see.
  const translations = await readTranslations(payload, { blogs: found });
  const withoutWithheld = await withheldFilter(payload, found);
  return found.map((blog) => ({
    ...shapeBlog(translations.apply("blogs", withoutWithheld(blog)), media),
    postedDate: noonOf(blog.postedDate, timeZone),
  }));
}

function shapeBlog(blog: Blog & { language?: Language }, media: ShownMedia) {
  return {
    title: blog.title,
    slug: blog.slug,
    feedId: blog.feedId ?? blog.id,
    fVideo: mediaPath("images", blog.fVideo),
    author: blog.author,
    content: html(blog.content, media),
    excerpt: text(blog.excerpt),
    language: blog.language,
    updatedAt: blog.updatedAt,
  };
}

export const blogs = [
  getBy("/get-blogs", listQuery, async (payload, query) => {
    const { docs, totalDocs } = await payload.find({
      collection: "blogs",
      where: { and: [PUBLISHED, ...(query.filter ? [{ title: { contains: query.filter } }] : [])] },
      sort: query.sortBy === "1" ? ["-postedDate", "-id"] : ["postedDate", "id"],
      page: query.pageNumber,
      limit: query.limit,
      depth: 1,
    });
    return { status: "success", data: { blogs: await shape(payload, docs), blogLength: totalDocs } };
  }),
  getBy("/get-blog-by-id/:slug", slugParam, async (payload, params) => {
    const blog =
      (await draftIn(payload, "blogs")) ??
      (await findBySlug(payload, "blogs", params.slug, async (where) => {
        return findFirst(payload, "blogs", { and: [PUBLISHED, where] }, { depth: 1 });
      }));
    if (!blog) throw new HttpError(404, "There is no such blog article");
    return { success: true, data: await shape(payload, [blog]) };
  }),
];
