import type { Payload, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { findAll } from "../../lib/find-all";
import { mailWords } from "../../messages/sentences";
import { discardPrepared } from "../clips/clip-state";
import { letter, type Mail, staffAddress, staffMails } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { recipientFor } from "../mail/recipient";
import { findShownClip } from "../media/shown-files";
import { noteRemoval } from "../removals/journal";
import { type Consent, THE_PERSON } from "./consent";
import { consentRecord, type ConsentRecord } from "./consent-records";

/** Only staff see the reason: no email states it. */
const OTHER_WITHDREW = "A parent or someone seen in it has withdrawn their consent.";

/**
 * Withdraws a person's consents: unpublishes their video, then notes who withdrew and when. Keeps what was agreed to,
 * as proof. Safe to repeat.
 * @param by `THE_PERSON`, or the email address of the staff account that does it.
 */
export async function withdrawConsents(payload: Payload, record: ConsentRecord, by: string): Promise<void> {
  const { collection, id, withdrawalHash, video, story } = record;
  // Comes first, since the person has asked for it even if a later step fails.
  const isByStaff = by !== THE_PERSON;
  await noteRemoval({ collection, id, withdrawalHash, video, story, isByStaff, action: "withdrawn" });
  const isFirst = await applyWithdrawal(payload, record, { by, withdrawnAt: new Date().toISOString() });
  if (!isFirst) return;
  await queueMail(payload, await withdrawalMail(payload, record));
  if (by === THE_PERSON) await notifyStaff(payload, record);
}

/** Takes back a date of publication. */
const NO_DATE = { publishAt: null, scheduleProblem: null };

/**
 * Like `withdrawConsents`, but without emails and for a withdrawal already in the journal.
 * @returns Whether it hadn't been withdrawn yet.
 */
export async function applyWithdrawal(
  payload: Payload,
  record: ConsentRecord,
  { by, withdrawnAt }: { by: string; withdrawnAt: string },
): Promise<boolean> {
  if (record.video) await unpublish(payload, record.video);
  const isFirst = await updateIf(payload, {
    collection: record.collection,
    where: { and: [{ id: { equals: record.id } }, { withdrawnAt: { exists: false } }] },
    data: {
      withdrawnAt,
      keptSince: withdrawnAt,
      consents: asWithdrawn(record.consents, { withdrawnAt, withdrawnBy: by }),
      ...(record.collection === "stories" && { status: "Withdrawn", ...NO_DATE }),
      // Shown to staff as news even if the email to them doesn't arrive.
      ...(by === THE_PERSON && { readAt: null }),
    },
  });
  if (isFirst && record.story) await declineStory(payload, record.story);
  // A video made or linked meanwhile isn't shown, since the consent is withdrawn by now.
  await discardRenditions(payload, (await consentRecord(payload, record.collection, record.id)) ?? record);
  return isFirst;
}

/** Hides a story after somebody other than its storyteller withdrew. Its video is already unpublished. */
async function declineStory(payload: Payload, story: string): Promise<void> {
  await updateIf(payload, {
    collection: "stories",
    where: { and: [{ id: { equals: story } }, { status: { in: ["Pending", "Published"] } }] },
    data: { status: "Declined", carriedOut: "Declined", reason: OTHER_WITHDREW, readAt: null, ...NO_DATE },
  });
}

/** Confirms a withdrawal to the person, even if staff made it for them. Repeats nothing that was typed. */
async function withdrawalMail(payload: Payload, record: ConsentRecord): Promise<Mail> {
  const recipient = await recipientFor(payload, record);
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words("withdrawals.subject"),
    words(`withdrawals.${withdrawnFrom(record)}`),
    words("withdrawals.kept"),
  );
}

function withdrawnFrom({ collection, video }: ConsentRecord) {
  if (collection === "others-consents") return "othersStoryRemoved";
  return collection === "stories" || video ? "storyRemoved" : "testimony";
}

function asWithdrawn(
  consents: Consent[],
  withdrawal: Required<Pick<Consent, "withdrawnAt" | "withdrawnBy">>,
): Consent[] {
  return consents.map((consent) => (consent.withdrawnAt ? consent : { ...consent, ...withdrawal }));
}

async function notifyStaff(payload: Payload, { collection, id, name, video }: ConsentRecord): Promise<void> {
  const mails = staffMails(await staffAddress(payload), {
    collection,
    id,
    subject: `${name} has withdrawn their consent`,
    intro: video
      ? `${name} has withdrawn their consent. We’ve removed their story from the site.`
      : `${name} has withdrawn their consent. No video is linked to it. If their story is on the site, please remove it.`,
  });
  for (const mail of mails) await queueMail(payload, mail);
}

const showing = z.object({ videoLink: z.string().nullish(), file: z.string().nullish() });

/** Removes what was made from the visitor's clip, so that only the proof of the consent remains. */
async function discardRenditions(payload: Payload, { collection, id, video }: ConsentRecord): Promise<void> {
  const records = [{ collection, id }, ...(video ? [{ collection: "videos" as const, id: video }] : [])];
  for (const { collection: of, id: record } of records) {
    const where: Where = { id: { equals: record } };
    const docs = await findAll(payload, of, where, { trash: true });
    for (const doc of docs) {
      const { videoLink, file } = showing.parse(doc);
      const clip = videoLink ?? file;
      if (clip && !(await findShownClip(payload, "id", clip))?.place) {
        await discardPrepared(payload, clip);
      }
    }
  }
}

/** Unpublishes a video, even in the trash. Its own hooks notify the site. */
async function unpublish(payload: Payload, video: string): Promise<void> {
  const { errors } = await payload.update({
    collection: "videos",
    where: { and: [{ id: { equals: video } }, { status: { equals: "Active" } }] },
    data: { status: "Declined" },
    trash: true,
  });
  const [problem] = errors;
  if (problem) throw new Error(`The video ${video} could not be removed from the site`, { cause: problem });
}
