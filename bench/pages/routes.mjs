import { z } from "zod";

const record = z.looseObject({ slug: z.string() });
const blogs = z.object({ data: z.object({ blogs: z.array(record) }) });
const videos = z.object({ data: z.object({ videos: z.array(record.extend({ videoType: z.string() })) }) });
const hashtags = z.object({ data: z.object({ list: z.array(record) }) });

/**
 * Returns the addresses of all pages that are the same for everybody: the fixed ones, and one of each kind with a slug.
 *
 * @param {string} providerUrl
 * @returns {Promise<string[]>}
 */
export async function readRoutes(providerUrl) {
  const { blog, video, hashtag } = await readSlugs(providerUrl);
  return [
    "/",
    "/about-us",
    "/privacy-policy",
    "/discover-jesus",
    "/language",
    "/install-app",
    "/help-desk",
    "/volunteer",
    "/contact-us",
    "/join-us",
    "/blog",
    ...blog.slice(0, 1).map((slug) => `/blog/${slug}`),
    "/hashtags",
    ...hashtag.slice(0, 1).map((slug) => `/hashtag/${slug}`),
    "/video-reels",
    ...video.slice(0, 1).flatMap((slug) => [`/video-detail/${slug}`, `/embed/${slug}`]),
    "/feed.xml",
    "/sitemap.xml",
    "/robots.txt",
  ];
}

/**
 * Returns the slugs of everything that has a page.
 *
 * @param {string} providerUrl
 */
export async function readSlugs(providerUrl) {
  const [blogList, videoList, hashtagList] = await Promise.all([
    read(blogs, `${providerUrl}/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1`),
    read(videos, `${providerUrl}/video-reels/1/100`),
    read(hashtags, `${providerUrl}/get-hashtag-frontend`),
  ]);
  const slugsOf = (/** @type {{ slug: string }[]} */ list) =>
    list.map(({ slug }) => encodeURIComponent(slug));
  return {
    blog: slugsOf(blogList.data.blogs),
    video: slugsOf(videoList.data.videos.filter(({ videoType }) => videoType !== "multiple")),
    hashtag: slugsOf(hashtagList.data.list),
  };
}

/**
 * @template T
 * @param {z.ZodType<T>} schema
 * @param {string} url
 * @returns {Promise<T>}
 */
async function read(schema, url) {
  return schema.parse(await (await fetch(url)).json());
}
