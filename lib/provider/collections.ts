import "server-only";
import { COLLECTION_VIDEOS_MAX, COLLECTIONS_MAX } from "@lampstand/contract/limits";
import { TAGS } from "@lampstand/contract/tags";
import { cache } from "react";
import { z } from "zod";
import { isPlausibleSlug } from "@/lib/paths";
import { cachedQuery, noSuchThing, readInEitherCase, type QueryResult } from "./cached-query";
import { ProviderError } from "./client";
import { contentLanguage } from "./content-language";
import { amount, identifier, isoDate, media, nonEmptyText, parseItems, text } from "./fields";
import { readList, readNamed } from "./payload";
import { textLanguage } from "./read-language";
import { readCapability } from "./settings";
import { named, withNames } from "./untitled";
import { activeVideos, withoutGoneVideos } from "./videos";
import type { WatchableVideo } from "./video-schema";

const described = z.object({
  name: nonEmptyText,
  slug: z.string().refine(isPlausibleSlug),
  description: text,
  language: textLanguage,
  updatedAt: isoDate,
});

const listed = described
  .extend({
    _id: identifier,
    isOnHome: z.boolean().catch(true),
    videoLength: amount,
    poster: media,
  })
  .transform(({ _id, videoLength, ...rest }) => ({ id: _id, count: videoLength, ...rest }));

const opened = described.extend({ videos: z.array(z.unknown()) });

export type ListedCollection = z.output<typeof listed>;

export type StoryCollection = z.output<typeof described> & {
  /** At least one, in the order that staff chose. */
  videos: WatchableVideo[];
};

/** Both have the tag of all videos, since they contain pictures and numbers of videos. */
const readCollections = cachedQuery({
  name: "collections",
  language: contentLanguage,
  tags: [TAGS.collections, TAGS.videos],
  load: async () => {
    const { items } = await readList("/get-collections", ["collections"]);
    return parseItems("collections", listed, items.slice(0, COLLECTIONS_MAX));
  },
  without: (list, isGone) => list.filter(({ slug }) => !isGone(TAGS.collection(slug))),
});

const readCollection = cachedQuery({
  name: "collection",
  language: contentLanguage,
  tags: (slug: string) => [TAGS.collection(slug), TAGS.collections, TAGS.videos],
  load: async (slug): Promise<StoryCollection> => {
    const path = `/get-collection/${encodeURIComponent(slug)}`;
    const { record } = await readNamed(path, ["videos"]);
    const [found] = parseItems("collection", opened, [record]);
    if (!found) throw new ProviderError("malformed", path);
    const videos = activeVideos("collection-videos", found.videos.slice(0, COLLECTION_VIDEOS_MAX));
    const watchable = videos.filter((video): video is WatchableVideo => video.src !== null);
    if (watchable.length === 0) throw new ProviderError("missing", path);
    return { ...found, videos: watchable };
  },
  without: (found, isGone) => {
    const videos = withoutGoneVideos(found.videos, isGone);
    return isGone(TAGS.collection(found.slug)) || videos.length === 0 ? null : { ...found, videos };
  },
});

/** Returns an empty list if the provider doesn't offer collections. */
export const getCollections = cache(async (): Promise<QueryResult<ListedCollection[]>> => {
  const capability = await readCapability("collections");
  return capability.state === "missing" ? { state: "found", data: [] } : readCollections();
});

/** Also finds a renamed collection by its former slug; the result has its current slug. */
export const getCollection = cache(async (slug: string): Promise<QueryResult<StoryCollection>> => {
  const capability = await readCapability("collections");
  if (capability.state === "missing") return noSuchThing();
  return withNames(await readInEitherCase(slug, readCollection), (collection, name) => ({
    ...collection,
    videos: collection.videos.map((video) => named(video, name)),
  }));
});
