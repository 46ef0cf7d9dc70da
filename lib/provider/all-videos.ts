import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { hasOwnPage, type WatchableVideo } from "@/lib/video/own-page";
import { cachedQuery, type QueryResult } from "./cached-query";
import { collectPages, readListPage } from "./list-pages";
import { videoSchema } from "./video-schema";

/** What search engines are told of a video. */
export type ListedVideo = Pick<
  WatchableVideo,
  "slug" | "name" | "description" | "src" | "poster" | "duration" | "hashtags" | "createdAt" | "updatedAt"
>;

/** Most videos that are asked for at once; Next keeps no answer above 2 MB. */
const VIDEOS_PER_PAGE = 500;

/** The most that search engines read of a description, in characters; more would outgrow what Next keeps. */
export const MOST_DESCRIPTION = 2048;

const listedVideo = videoSchema.transform((video): ListedVideo | null => {
  if (!hasOwnPage(video)) return null;
  const { slug, name, src, poster, duration, hashtags, createdAt, updatedAt } = video;
  const description = video.description.slice(0, MOST_DESCRIPTION);
  return { slug, name, description, src, poster, duration, hashtags, createdAt, updatedAt };
});

const readVideosPage = cachedQuery({
  name: "all-videos",
  tags: [TAGS.videos],
  load: (page: number, limit: number) =>
    readListPage(`/video-reels/${page}/${limit}`, {
      area: "all-videos",
      schema: listedVideo,
      listNames: ["videos"],
      countName: "videoLength",
    }),
});

/** All videos that have a page of their own, in the provider's order. */
export async function getAllVideos(): Promise<QueryResult<ListedVideo[]>> {
  return collectPages(readVideosPage, VIDEOS_PER_PAGE);
}
