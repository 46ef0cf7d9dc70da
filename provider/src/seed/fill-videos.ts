import { readFile } from "node:fs/promises";

import { readCaptionFile } from "../features/captions/caption-files";
import { hashtags } from "./content/hashtags";
import type { SeedHashtag, SeedVideo } from "./content/types";
import { collections, videos } from "./content/videos";
import type { Seeding } from "./library";
import { seedMedia } from "./resources";

/** The time between the dates of two videos; the list's first is the newest. */
const HOURS_BETWEEN_VIDEOS = 61;
const HOUR_MS = 60 * 60 * 1000;

/** The language of every clip in the seed. */
const SPOKEN_LANGUAGE = "en";

/** Adds hashtags, their videos and collections of these videos. */
export async function fillVideos(seeding: Seeding): Promise<void> {
  const ids = new Map<string, string>();
  for (const hashtag of hashtags) ids.set(hashtag.slug, await createHashtag(seeding, hashtag));
  const now = Date.now();
  for (const [index, video] of videos.entries()) {
    const createdAt = new Date(now - (index + 1) * HOURS_BETWEEN_VIDEOS * HOUR_MS).toISOString();
    const hashtagId = video.hashtags.map((slug) => idOf(ids, slug));
    ids.set(video.slug, await createVideo(seeding, video, { createdAt, hashtagId }));
  }
  const { req } = seeding;
  for (const { videos: slugs, ...words } of collections) {
    const data = { ...words, status: "Active" as const, videos: slugs.map((slug) => idOf(ids, slug)) };
    await req.payload.create({ collection: "story-collections", data, req });
  }
}

async function createHashtag({ req, library }: Seeding, seed: SeedHashtag): Promise<string> {
  const { slug, name, image, imageAlt, imageLink, active, forStories = true } = seed;
  const status = active ? ("Active" as const) : ("Inactive" as const);
  const words = { slug, name, imageLink, status, isForStories: forStories };
  const data = { ...words, image: await library.picture(image, imageAlt) };
  return (await req.payload.create({ collection: "hashtags", data, req })).id;
}

async function createVideo(
  { req, library }: Seeding,
  { hashtags: _hashtags, clip, poster, captions, width, height, duration, ...rest }: SeedVideo,
  known: { createdAt: string; hashtagId: string[] },
): Promise<string> {
  const data = {
    ...rest,
    ...known,
    videoLink: await library.clip(clip, { title: rest.name, width, height, duration }),
    poster: await library.picture(poster, `A still of the video “${rest.name}”`),
  };
  const { id } = await req.payload.create({ collection: "videos", data, req });
  const { cues } = readCaptionFile(await readFile(seedMedia(captions), "utf8"));
  await req.payload.create({
    collection: "captions",
    data: { clip: data.videoLink, lang: SPOKEN_LANGUAGE, cues, isDraft: false },
    req,
  });
  return id;
}

function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (!id) throw new Error(`The seed refers to an unknown slug: ${slug}`);
  return id;
}
