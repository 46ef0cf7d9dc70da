import "server-only";
import { getAllBlogs } from "@/lib/provider/all-blogs";
import { getAllVideos } from "@/lib/provider/all-videos";
import { dataOr } from "@/lib/provider/cached-query";
import { getHashtagChoices } from "@/lib/provider/hashtags";
import { blogEntry, hashtagEntry, pageEntries, videoEntry, type SitemapEntry } from "./entries";

/** Every address that search engines may list; `null` during an outage, since what is left out is dropped by them. */
export async function readSitemapEntries(): Promise<SitemapEntry[] | null> {
  const readings = await Promise.all([getAllBlogs(), getHashtagChoices(), getAllVideos()]);
  if (readings.some(({ state }) => state === "unavailable")) return null;
  const [blogs, hashtags, videos] = readings;
  const entries = [
    ...pageEntries(),
    ...dataOr(blogs, []).map(blogEntry),
    ...dataOr(hashtags, []).flatMap(({ slug }) => (slug === null ? [] : [hashtagEntry(slug)])),
    ...dataOr(videos, []).map(videoEntry),
  ];
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}
