import type { DataFromCollectionSlug, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { findAll } from "../../lib/find-all";
import { idOf } from "../../lib/id-of";
import type { Caption, Clip, OthersConsent, Story, TestimonyConsent, Video } from "../../payload-types";
import { readSafetyRules, type SafetyRules } from "../safety/safety-rules";

/** A video as it is, or as a story or a change that is about to be saved would make it. */
export type ProposedVideo = Partial<Video> & Pick<Video, "videoLink">;

/** What an erased story's proof keeps, beside the consents, of what decides whether its video may be shown. */
const keptOfStory = z.object({
  tellerAge: z.string().nullish(),
  danger: z.string().nullish(),
  isUnnamed: z.boolean().nullish(),
  approvedBy: z.unknown().optional(),
});

/** A story that a video shows or, where it was erased, what its proof keeps of it. */
export type Telling = z.output<typeof keptOfStory> &
  Partial<Pick<Story, "id" | "name" | "withdrawnAt">> & { consents?: unknown };

/** The collections whose records are facts. */
export const FACT_COLLECTIONS = [
  "videos",
  "stories",
  "clips",
  "captions",
  "images",
  "others-consents",
  "testimony-consents",
] as const;

export type FactCollection = (typeof FACT_COLLECTIONS)[number];

/** All that decides whether the public may have a video: nothing else does, and no moment counts. */
export type Facts = {
  video: ProposedVideo;
  clip: Clip | undefined;
  /** The file of the picture that staff chose. */
  poster: string | undefined;
  captions: Caption[];
  stories: (Telling & Partial<Pick<Story, "status" | "deletedAt">>)[];
  /** The consents that were given elsewhere to the video, or kept of a story that was erased. */
  proofs: Telling[];
  /** What others were asked, also where it is in the trash. */
  others: OthersConsent[];
  rules: SafetyRules;
};

/**
 * Reads the facts about videos, in the request's transaction, with a few statements for all of them.
 * @param proposed Stories as they are about to be saved, which count in place of what is stored.
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
  // A copy of a video shows the same people as the one that it was made of.
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
  const rules = await readSafetyRules(req.payload, req);
  return videos.map((video) => {
    const clip = idOf(video.videoLink);
    const copies = sameClip.filter(({ videoLink }) => idOf(videoLink) === clip);
    const isAbout = (reference: TestimonyConsent["video"]) =>
      [video, ...copies].some(({ id }) => id !== undefined && id === idOf(reference));
    const told = stories.filter((story) => idOf(story.file) === clip || isAbout(story.video));
    return {
      video,
      clip: clips.find(({ id }) => id === clip),
      poster: posters.find(({ id }) => id === idOf(video.poster))?.filename ?? undefined,
      captions: captions.filter((caption) => idOf(caption.clip) === clip),
      stories: told,
      proofs: proofs.filter((proof) => isAbout(proof.video)).map(asTelling),
      others: others.filter(
        (other) =>
          isAbout(other.video) || told.some(({ id }) => id !== undefined && id === idOf(other.story)),
      ),
      rules,
    };
  });
}

/** The records of which one of the fields is among its values; also from the trash. */
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

function asTelling({ id, fullName, consents, withdrawnAt, safety }: TestimonyConsent): Telling {
  return { ...keptOfStory.catch({}).parse(safety ?? {}), id, name: fullName, consents, withdrawnAt };
}
