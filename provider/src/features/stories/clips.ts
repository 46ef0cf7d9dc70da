import { stat } from "node:fs/promises";

import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { LONGEST_REQUEST_MS } from "@lampstand/runtime/body-times";
import type { Payload, PayloadRequest } from "payload";
import { z } from "zod";

import { type CheckedVideo, playsInBrowsers } from "../../lib/files/check-video";
import { fileStore } from "../../lib/files/file-store";
import { uniqueName } from "../../lib/files/file-types";
import { removeMetadata } from "../../lib/files/remove-metadata";
import { firstPreparation } from "../clips/clip-state";
import { queueJob } from "../clips/jobs";

const stored = z.object({ id: z.string() });

type VisitorsVideo = {
  file: string;
  video: CheckedVideo;
  title: string;
  slug: string;
  /** Of a recording: what its teller said again. */
  leftOut: LeftOut;
  signal?: AbortSignal;
};

/**
 * Keeps a visitor's video as a clip, without what says where or with what it was filmed, and queues it to be prepared. Its
 * record comes first: what a crash leaves behind can then be found by it. The file is moved rather than given to Payload,
 * which would copy it.
 * @returns The clip's id.
 */
export async function storeClip(
  payload: Payload,
  { file, video, title, slug, leftOut, signal }: VisitorsVideo,
): Promise<string> {
  const filename = uniqueName(`${slug}.${video.extension}`);
  const hasMetadata = (await removeMetadata(file, signal)) !== "clean";
  const preparation = firstPreparation();
  const data = {
    filename,
    title,
    mimeType: video.mimeType,
    filesize: (await stat(file)).size,
    width: video.facts.width ?? null,
    height: video.facts.height ?? null,
    duration: video.facts.duration ?? null,
    isFromVisitor: true,
    playsAsUploaded: playsInBrowsers(video),
    hasMetadata,
    preparation,
    ...(leftOut.length > 0 && { leftOut }),
  };
  const { id } = stored.parse(await payload.db.create({ collection: "clips", data }));
  try {
    await (await fileStore()).put({ folder: "clips", filename }, file);
    if (preparation === "waiting") await queueJob(payload, id);
    return id;
  } catch (error) {
    await removeUnusedClips(payload, [id]);
    throw error;
  }
}

/** Removes clips and their files, but for those that something still uses. */
export async function removeUnusedClips(
  payload: Payload,
  ids: string[],
  req?: PayloadRequest,
): Promise<void> {
  if (ids.length > 0)
    await payload.delete({ collection: "clips", where: { id: { in: ids } }, trash: true, req });
}

/** At start: removes visitors' clips that a crash kept from becoming stories, or that nothing needs any more. */
export async function removeOrphanedClips(payload: Payload): Promise<void> {
  const every = { depth: 0, pagination: false, trash: true } as const;
  const { docs: stories } = await payload.find({ collection: "stories", select: { file: true }, ...every });
  const { docs: clips } = await payload.find({
    collection: "clips",
    where: {
      and: [
        { isFromVisitor: { equals: true } },
        // A younger one may be on its way into a store, by another provider.
        { createdAt: { less_than: new Date(Date.now() - LONGEST_REQUEST_MS).toISOString() } },
      ],
    },
    select: { filename: true },
    ...every,
  });
  const claimed = new Set<unknown>(stories.map(({ file }) => file));
  await removeUnusedClips(
    payload,
    clips.map(({ id }) => id).filter((id) => !claimed.has(id)),
  );
}
