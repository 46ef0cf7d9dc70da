import "server-only";
import { FEATURES_MAX } from "@lampstand/contract/limits";
import { dataOr, withinTimeout } from "@/lib/provider/cached-query";
import { getHashtagChoices } from "@/lib/provider/hashtags";
import { getHashtagPage, type VideoWithRelated } from "@/lib/provider/videos";
import { hasOwnPage, type Video, type WatchableVideo } from "@/lib/provider/video-schema";

const MAX_HASHTAGS = 3;

/** More than are shown, since some are the story itself or have no page. */
const VIDEOS_OF_HASHTAG = 3 * FEATURES_MAX;

const NO_VIDEOS = { videos: [] };

/** Returns the stories that the provider names, or else those that share a hashtag; none if the reads take too long. */
export async function readRelatedStories({ video, related }: VideoWithRelated): Promise<WatchableVideo[]> {
  const named = othersThan(video, related);
  return named.length > 0 ? named : othersThan(video, await readVideosOfHashtags(video.hashtags));
}

function othersThan(video: Video, candidates: Video[]): WatchableVideo[] {
  const once = new Map(candidates.filter(hasOwnPage).map((candidate) => [candidate.id, candidate]));
  once.delete(video.id);
  return [...once.values()].slice(0, FEATURES_MAX);
}

async function readVideosOfHashtags(names: string[]): Promise<Video[]> {
  if (names.length === 0) return [];
  const choices = dataOr(await withinTimeout(getHashtagChoices()), []);
  const slugs = choices.flatMap(({ name, slug }) => (slug !== null && names.includes(name) ? [slug] : []));
  const lists = await Promise.all(
    slugs
      .slice(0, MAX_HASHTAGS)
      .map(
        async (slug) =>
          dataOr(await withinTimeout(getHashtagPage(slug, 1, VIDEOS_OF_HASHTAG)), NO_VIDEOS).videos,
      ),
  );
  return lists.flat();
}
