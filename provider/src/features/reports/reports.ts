import { createHmac } from "node:crypto";

import type { ReportReason } from "@lampstand/contract/reports";
import type { CollectionBeforeChangeHook, Payload, Where } from "payload";

import { environment } from "../../lib/environment";
import { findAll } from "../../lib/find-all";
import { HttpError } from "../../lib/http/responses";
import { sentence } from "../../messages/sentences";
import type { Report, Video } from "../../payload-types";
import { createOnce, findSubmission } from "../submissions/submissions";
import { shownVideoIds } from "../videos/find-videos";

export const HIDING_REPORTS_MAX = 100;

type Arrived = {
  slug: string;
  reason: ReportReason;
  words: string;
  /** The sender's household network. */
  address: string;
  key: string | undefined;
};

/**
 * Stores a report, once per key, and unpublishes the video when enough networks have reported it before staff handled
 * their reports.
 * @throws HttpError 404 when visitors cannot see the video, or staff don't accept reports
 */
export async function storeReport(
  payload: Payload,
  { slug, reason, words, address, key }: Arrived,
): Promise<void> {
  // A repeated report finds the video hidden.
  if (await findSubmission(payload, { collection: "reports", key })) return;
  const { takesReports, hidingReports } = await payload.findGlobal({ slug: "story-form", depth: 0 });
  if (takesReports === false) throw new HttpError(404, sentence("reports.unavailable"));
  const video = (await shownVideoIds(payload, [slug])).get(slug);
  if (!video) throw new HttpError(404, sentence("videos.unknown"));
  await createOnce(payload, { collection: "reports", key }, (submissionKey) =>
    payload.create({
      collection: "reports",
      data: { video, reason, words, sender: senderOf(video, address), submissionKey },
      depth: 0,
    }),
  );
  if (hidingReports) await hideIfReported(payload, video, hidingReports);
}

/** Unpublishes an Active video when reports from this many networks are open. */
async function hideIfReported(payload: Payload, video: string, most: number): Promise<void> {
  const networks = await reportingNetworks(payload, video);
  if (networks < most) return;
  const where: Where = { and: [{ id: { equals: video } }, { status: { equals: "Active" } }] };
  const { errors } = await payload.update({
    collection: "videos",
    where,
    data: { status: "Pending" },
    depth: 0,
    // The author of the change in the history.
    context: { actor: `Reports from ${networks === 1 ? "one network" : `${networks} networks`}` },
  });
  const [problem] = errors;
  if (problem) throw new Error(`The video ${video} could not be removed from the site`, { cause: problem });
}

/** Counts the networks that reported a video in reports nobody has handled. */
export async function reportingNetworks(payload: Payload, video: string): Promise<number> {
  const docs = await findAll(
    payload,
    "reports",
    { and: [{ video: { equals: video } }, { isHandled: { not_equals: true } }] },
    { showHiddenFields: true },
  );
  return networksIn(docs);
}

/** Counts the networks that reports came from. */
export function networksIn(reports: Report[]): number {
  return new Set(reports.map(({ sender }) => sender)).size;
}

/** Differs for each video, so nobody's reports can be linked. */
function senderOf(video: string, address: string): string {
  const { payloadSecret } = environment();
  return createHmac("sha256", payloadSecret).update(`report\0${video}\0${address}`).digest("base64url");
}

/** Removes the sender of a handled report: it no longer counts towards hiding the video. Staff have also read it. */
export const forgetSender: CollectionBeforeChangeHook<Report> = ({ data, originalDoc }) =>
  data.isHandled ? { ...data, sender: null, readAt: originalDoc?.readAt ?? new Date().toISOString() } : data;

/** Returns the address of a video's picture that reviewers can load too: of stored pictures, they see what visitors see. */
export function pictureOf({ poster, videoLink }: Video): string {
  const frame = typeof videoLink === "object" ? videoLink.thumbnailURL : undefined;
  const file = typeof poster === "object" ? poster?.filename : undefined;
  return frame ?? (file ? `/uploads/images/${file}` : "");
}
