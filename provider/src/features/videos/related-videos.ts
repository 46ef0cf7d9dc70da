import { FEATURES_MAX, LIST_MAX } from "@lampstand/contract/limits";
import { wordsOf } from "@lampstand/contract/search-text";
import type { Payload } from "payload";

import { idOf } from "../../lib/id-of";
import type { Video } from "../../payload-types";
import { findVideos } from "./find-videos";
import { SHOWN_VIDEOS } from "./shown";

/** A shorter word says little of what a story is about. */
const WORD_MIN_LENGTH = 4;

/** A hashtag that two videos share counts as much as so many words. */
const HASHTAG_WEIGHT = 3;

type Described = Pick<Video, "id" | "name" | "description" | "hashtagId">;

/** Other videos to watch after one: those with the most hashtags and words in common first, then the newest. */
export async function relatedVideos(payload: Payload, video: Video): Promise<Video[]> {
  const { docs } = await payload.db.find<Described>({
    collection: "videos",
    where: { and: [SHOWN_VIDEOS, { id: { not_equals: video.id } }] },
    select: { name: true, description: true, hashtagId: true },
    sort: ["-createdAt", "-id"],
    limit: LIST_MAX,
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
  if (nearest.length === 0) return [];
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
