import { readFile } from "node:fs/promises";

import { readCaptionFile } from "../features/captions/caption-files";
import { hashtags } from "./content/hashtags";
import type { SeedHashtag, SeedVideo } from "./content/types";
import { videos } from "./content/videos";
import type { Seeding } from "./fill";
import { seedMedia } from "./resources";

/** The videos are dated this far apart, the first of the list being the newest. */
const HOURS_BETWEEN_VIDEOS = 61;
const HOUR_MS = 60 * 60 * 1000;

/** What is spoken in every clip of the seed. */
const SPOKEN_LANGUAGE = "en";

/** Hashtags, and the videos that carry them. */
export async function fillVideos(seeding: Seeding): Promise<void> {
  const ids = new Map<string, string>();
  for (const hashtag of hashtags) ids.set(hashtag.slug, await createHashtag(seeding, hashtag));
  const now = Date.now();
  for (const [index, video] of videos.entries()) {
    const createdAt = new Date(now - (index + 1) * HOURS_BETWEEN_VIDEOS * HOUR_MS).toISOString();
    await createVideo(seeding, video, {
      createdAt,
      hashtagId: video.hashtags.map((slug) => idOf(ids, slug)),
    });
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
): Promise<void> {
  const data = {
    ...rest,
    ...known,
    videoLink: await library.clip(clip, { title: rest.name, width, height, duration }),
    poster: await library.picture(poster, `A still of the video “${rest.name}”`),
  };
  await req.payload.create({ collection: "videos", data, req });
  const { cues } = readCaptionFile(await readFile(seedMedia(captions), "utf8"));
  await req.payload.create({
    collection: "captions",
    data: { clip: data.videoLink, lang: SPOKEN_LANGUAGE, cues, isDraft: false },
    req,
  });
}

function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (!id) throw new Error(`The seed's videos name an unknown hashtag: ${slug}`);
  return id;
}
