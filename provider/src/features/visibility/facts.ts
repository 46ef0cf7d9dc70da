import type { DataFromCollectionSlug, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { findAll } from "../../lib/find-all";
import { idOf } from "../../lib/id-of";
import type {
  Caption,
  Clip,
  OthersConsent,
  Story,
  TestimonyConsent,
  Translation,
  Video,
} from "../../payload-types";
import { readSafetyRules, type SafetyRules } from "../safety/safety-rules";
import { keyOf } from "../translations/original";
import { isTrashed } from "../trash/trash";
import { eachLink } from "../videos/links";

/** A video as it is, or as a pending story or change would make it. */
export type ProposedVideo = Partial<Video> & Pick<Video, "videoLink">;

/** Kept with the consents as proof of an erased story: facts that decide whether its video may be shown. */
const keptOfStory = z.object({
  tellerAge: z.string().nullish(),
  danger: z.string().nullish(),
  isUnnamed: z.boolean().nullish(),
  approvedBy: z.unknown().optional(),
});

/** The story a video shows, or the proof kept of an erased one. */
export type StoryFacts = z.output<typeof keptOfStory> &
  Partial<Pick<Story, "id" | "name" | "withdrawnAt">> & { consents?: unknown };

export const FACT_COLLECTIONS = [
  "videos",
  "stories",
  "clips",
  "captions",
  "images",
  "others-consents",
  "testimony-consents",
  "translations",
] as const;

export type FactCollection = (typeof FACT_COLLECTIONS)[number];

/** Everything that decides whether the public may see a video; time plays no part. */
export type Facts = {
  video: ProposedVideo;
  clip: Clip | undefined;
  /** The file of the poster that staff chose. */
  poster: string | undefined;
  captions: Caption[];
  /** Published ones of the video's texts. */
  translations: Translation[];
  stories: (StoryFacts & Partial<Pick<Story, "status" | "deletedAt">>)[];
  /** Consents to the video given elsewhere, or kept of an erased story. */
  proofs: StoryFacts[];
  /** What others were asked, including in the trash. */
  others: OthersConsent[];
  rules: SafetyRules;
};

/**
 * Reads the facts about videos in the request's transaction, with a few statements for all.
 * @param proposed Stories about to be saved, used instead of the stored ones.
 */
export async function readFacts(
  req: PayloadRequest,
  videos: ProposedVideo[],
  proposed: Partial<Story>[] = [],
): Promise<Facts[]> {
  const ids = videos.flatMap(({ id }) => id ?? []);
  const clipIds = videos.flatMap(({ videoLink }) => idOf(videoLink) ?? []);
  const clips = await findAmong(req, "clips", { id: clipIds });
  const captions = await findAmong(req, "captions", { clip: clipIds });
  const posters = await findAmong(req, "images", { id: videos.flatMap(({ poster }) => idOf(poster) ?? []) });
  // A copy of a video shows the same people as its original.
  const sameClip = await findAmong(req, "videos", { videoLink: clipIds });
  const videoIds = [...ids, ...sameClip.map(({ id }) => id)];
  const stored = await findAmong(req, "stories", { file: clipIds, video: videoIds });
  const isProposed = new Set(proposed.map(({ id }) => id));
  const stories: Partial<Story>[] = [...stored.filter(({ id }) => !isProposed.has(id)), ...proposed];
  const proofs = await findAmong(req, "testimony-consents", { video: videoIds });
  const others = await findAmong(req, "others-consents", {
    story: stories.flatMap(({ id }) => id ?? []),
    video: videoIds,
  });
  const translations = await findAmong(req, "translations", { of: ids.map((id) => keyOf("videos", id)) });
  const rules = await readSafetyRules(req.payload, req);
  return videos.map((video) => {
    const clip = idOf(video.videoLink);
    const copies = sameClip.filter(({ videoLink }) => idOf(videoLink) === clip);
    const isAbout = (reference: TestimonyConsent["video"]) =>
      [video, ...copies].some(({ id }) => id !== undefined && id === idOf(reference));
    const shownStories = stories.filter((story) => idOf(story.file) === clip || isAbout(story.video));
    return {
      video,
      clip: clips.find(({ id }) => id === clip),
      poster: posters.find(({ id }) => id === idOf(video.poster))?.filename ?? undefined,
      captions: captions.filter((caption) => idOf(caption.clip) === clip),
      translations: translations.filter(
        (one) => one.of === keyOf("videos", video.id ?? "") && one.status === "Active" && !isTrashed(one),
      ),
      stories: shownStories,
      proofs: proofs.filter((proof) => isAbout(proof.video)).map(storyOfProof),
      others: others.filter(
        (other) =>
          isAbout(other.video) || shownStories.some(({ id }) => id !== undefined && id === idOf(other.story)),
      ),
      rules,
    };
  });
}

/** Finds records where any of the fields has one of its values, including the trash. */
export async function findAmong<Slug extends FactCollection>(
  req: PayloadRequest,
  collection: Slug,
  fields: Record<string, string[]>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const either: Where[] = Object.entries(fields).flatMap(([field, values]) => {
    const known = [...new Set(values)].filter(Boolean);
    return known.length > 0 ? [{ [field]: { in: known } }] : [];
  });
  if (either.length === 0) return [];
  return findAll(req.payload, collection, { or: either }, { trash: true, showHiddenFields: true, req });
}

function storyOfProof({ id, fullName, consents, withdrawnAt, safety }: TestimonyConsent): StoryFacts {
  return { ...keptOfStory.catch({}).parse(safety ?? {}), id, name: fullName, consents, withdrawnAt };
}

/** Returns the video made from a story: the linked one, or the one showing its clip; including the trash. */
export async function videoOfStory(req: PayloadRequest, story: StoryMedia): Promise<Video | undefined> {
  return (await videosOfStory(req, story))[0];
}

type StoryMedia = Partial<Pick<Story, "video" | "file">>;

/** Returns the same and its copies, which show the clip too. */
export async function videosOfStory(req: PayloadRequest, { video, file }: StoryMedia): Promise<Video[]> {
  const [linked, clip] = [idOf(video), idOf(file)];
  const found = await findAmong(req, "videos", {
    id: linked ? [linked] : [],
    videoLink: clip ? [clip] : [],
  });
  return found.toSorted((one, other) => Number(other.id === linked) - Number(one.id === linked));
}

/** Returns a story's text as its video has it. */
export function wordsOfStory(story: Partial<Story>) {
  const { title, name: teller, description, shownAs, hashtags, isUnnamed } = story;
  const telling = (text: string | null | undefined) => (isUnnamed ? "" : text);
  return {
    name: title || teller || "",
    description,
    videoType: shownAs,
    hashtagId: (isUnnamed ? [] : (hashtags ?? [])).flatMap((hashtag) => idOf(hashtag) ?? []),
    recordedAt: telling(story.recordedAt),
    ...eachLink((name) => telling(story[name])),
  };
}

/** Returns what a changed story changes in its video; other edits there stay. */
export function changedWords(
  before: Partial<Story>,
  after: Partial<Story>,
): Partial<ReturnType<typeof wordsOfStory>> {
  const [old, now] = [wordsOfStory(before), wordsOfStory(after)];
  const isRenamed = Boolean(before.isUnnamed) !== Boolean(after.isUnnamed);
  const { name, description, videoType, hashtagId, ...telling } = now;
  return {
    ...(old.name === name ? {} : { name }),
    ...(old.description === description ? {} : { description }),
    ...(old.videoType === videoType ? {} : { videoType }),
    ...(String(old.hashtagId) === String(hashtagId) ? {} : { hashtagId }),
    ...(isRenamed && telling),
  };
}

/** Returns the video that a story has, or would have after saving. */
export async function proposedVideo(
  req: PayloadRequest,
  story: Partial<Story>,
  before: Story | undefined,
): Promise<ProposedVideo> {
  const video = await videoOfStory(req, story);
  if (!video) return videoToMake(story);
  const { publishUnprepared } = story;
  return { ...video, ...(before && changedWords(before, story)), publishUnprepared };
}

/** Returns the video that a story without one would get. */
export function videoToMake(story: Partial<Story>): ProposedVideo {
  const { publishUnprepared } = story;
  return { ...wordsOfStory(story), videoLink: idOf(story.file) ?? "", publishUnprepared };
}
