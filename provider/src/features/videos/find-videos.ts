import { FEATURES_MAX } from "@lampstand/contract/limits";
import type { CollectionSlug, Payload, Where } from "payload";
import { wordsOf } from "@lampstand/contract/search-text";
import { z } from "zod";

import { idOf } from "../../lib/id-of";
import type { Clip, Hashtag, Image, Video } from "../../payload-types";
import { ownersOf } from "../slugs/former-slugs";
import { NOT_TRASHED } from "../trash/trash";
import { SHOWN_VIDEOS } from "./shown";
import { findIds, findIdsWithHashtags, NEWEST_FIRST, type Page, type VideoIds } from "./video-ids";

type FoundVideos = { docs: Video[]; totalDocs: number };

/**
 * Finds shown videos, newest first, with clips, pictures and hashtags.
 * Reads the database directly: Payload's read visits every field and takes twice as long.
 */
export async function findVideos(payload: Payload, where: Where, options: Page = {}): Promise<FoundVideos> {
  return readVideos(payload, await findIds(payload, where, options));
}

/** Finds shown videos with any of these hashtags, as `findVideos` does. */
export async function findVideosWithHashtags(
  payload: Payload,
  hashtags: string[],
  options: Page = {},
): Promise<FoundVideos> {
  return readVideos(payload, await findIdsWithHashtags(payload, hashtags, options));
}

async function readVideos(payload: Payload, { ids, totalDocs }: VideoIds): Promise<FoundVideos> {
  if (ids.length === 0) return { docs: [], totalDocs };
  const { docs } = await payload.db.find<Video>({
    collection: "videos",
    where: { and: [SHOWN_VIDEOS, { id: { in: ids } }] },
    sort: NEWEST_FIRST,
    pagination: false,
  });
  return { docs: await withRelated(payload, docs), totalDocs };
}

/** Returns the ids of shown videos by id, slug or former slug. A page opened before a rename has the former one. */
export async function shownVideoIds(payload: Payload, keys: readonly string[]): Promise<Map<string, string>> {
  const find = async (where: Where) => {
    if (keys.length === 0) return [];
    const { docs } = await payload.db.find<{ id: string; slug: string }>({
      collection: "videos",
      where: { and: [SHOWN_VIDEOS, where] },
      select: { slug: true },
      pagination: false,
    });
    return docs;
  };
  // PostgreSQL refuses to compare an id with anything else.
  const ids = keys.filter((key) => z.uuid().safeParse(key).success);
  const present = await find({ or: [{ slug: { in: [...keys] } }, { id: { in: ids } }] });
  const found = new Map(present.flatMap(({ id, slug }) => [[id, id] as const, [slug, id] as const]));
  const others = keys.filter((key) => !found.has(key));
  const former = await ownersOf(payload, "videos", others);
  const shown = former.size > 0 ? await find({ id: { in: [...former.values()] } }) : [];
  const isShown = new Set(shown.map(({ id }) => id));
  for (const [slug, id] of former) if (isShown.has(id)) found.set(slug, id);
  return found;
}

async function withRelated(payload: Payload, videos: Video[]): Promise<Video[]> {
  const [clips, images, hashtags] = await Promise.all([
    recordsById<Clip>(payload, "clips", videos.map(({ videoLink }) => videoLink).map(idOf)),
    recordsById<Image>(payload, "images", videos.map(({ poster }) => poster).map(idOf)),
    recordsById<Hashtag>(payload, "hashtags", videos.flatMap(({ hashtagId }) => hashtagId ?? []).map(idOf)),
  ]);
  return videos.map((video) => ({
    ...video,
    videoLink: clips.get(idOf(video.videoLink) ?? "") ?? video.videoLink,
    poster: images.get(idOf(video.poster) ?? "") ?? null,
    hashtagId: (video.hashtagId ?? []).flatMap((hashtag) => hashtags.get(idOf(hashtag) ?? "") ?? []),
  }));
}

async function recordsById<Doc extends { id: string }>(
  payload: Payload,
  collection: CollectionSlug,
  ids: (string | undefined)[],
): Promise<Map<string, Doc>> {
  const asked = [...new Set(ids)].filter((id) => id !== undefined);
  if (asked.length === 0) return new Map();
  const where: Where = { and: [{ id: { in: asked } }, NOT_TRASHED] };
  const { docs } = await payload.db.find<Doc>({ collection, where, pagination: false });
  return new Map(docs.map((doc) => [doc.id, doc]));
}

/** Shorter words say little about a story. */
const WORD_MIN_LENGTH = 4;

/** A shared hashtag counts as much as this many words. */
const HASHTAG_WEIGHT = 3;

type Described = Pick<Video, "id" | "name" | "description" | "hashtagId">;

/** Returns videos to watch next: those with the most hashtags and words in common first, then the newest. */
export async function relatedVideos(payload: Payload, video: Video): Promise<Video[]> {
  const { ids } = await findIds(payload, { id: { not_equals: video.id } }, {});
  if (ids.length === 0) return [];
  const { docs } = await payload.db.find<Described>({
    collection: "videos",
    where: { id: { in: ids } },
    select: { name: true, description: true, hashtagId: true },
    sort: NEWEST_FIRST,
    pagination: false,
  });
  const [hashtags, words] = [hashtagsOf(video), wordsAbout(video)];
  const nearness = (other: Described) =>
    HASHTAG_WEIGHT * inCommon(hashtags, hashtagsOf(other)) + inCommon(words, wordsAbout(other));
  const nearest = docs
    .map((other) => ({ id: other.id, near: nearness(other) }))
    .toSorted((one, other) => other.near - one.near)
    .slice(0, FEATURES_MAX)
    .map(({ id }) => id);
  const found = await findVideos(payload, { id: { in: nearest } }, { limit: FEATURES_MAX });
  return found.docs.toSorted((one, other) => nearest.indexOf(one.id) - nearest.indexOf(other.id));
}

function hashtagsOf({ hashtagId }: Described): Set<string> {
  return new Set((hashtagId ?? []).flatMap((hashtag) => idOf(hashtag) ?? []));
}

function wordsAbout({ name, description }: Described): Set<string> {
  const words = wordsOf(`${name} ${description ?? ""}`);
  return new Set(words.filter((word) => word.length >= WORD_MIN_LENGTH));
}

function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((each) => other.has(each)).length;
}
