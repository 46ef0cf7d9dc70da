import type { Payload, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { findAll } from "../../lib/find-all";
import { discardPrepared } from "../clips/clip-state";
import { letter, type Mail, staffAddress, staffMails } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { findShownClip } from "../media/shown-files";
import { noteRemoval } from "../removals/journal";
import { type Consent, THE_PERSON } from "./consent";
import { consentRecord, type ConsentRecord } from "./consent-records";

/** For staff alone: nobody is mailed why. */
const OTHER_WITHDREW = "A parent or someone seen in it has withdrawn their consent.";

/**
 * Withdraws somebody's consents: takes their video off the site, then notes who withdrew and when. What was agreed to
 * stays, as proof. Doing it again changes nothing more.
 * @param by `THE_PERSON`, or the e-mail address of the staff account that does it.
 */
export async function withdrawConsents(payload: Payload, record: ConsentRecord, by: string): Promise<void> {
  const { collection, id, withdrawalHash, video, story } = record;
  // First: whatever fails after it, the person has asked for it.
  const isByStaff = by !== THE_PERSON;
  await noteRemoval({ collection, id, withdrawalHash, video, story, isByStaff, action: "withdrawn" });
  const isFirst = await takeBackConsents(payload, record, { by, withdrawnAt: new Date().toISOString() });
  if (!isFirst) return;
  await queueMail(payload, withdrawalMail(record));
  if (by === THE_PERSON) await tellStaff(payload, record);
}

/**
 * As `withdrawConsents`, but nobody is told and the journal has it already.
 * @returns Whether it had not been withdrawn yet.
 */
export async function takeBackConsents(
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
      ...(record.collection === "stories" && { status: "Withdrawn" }),
      // News for staff, whether or not the mail that tells them arrives.
      ...(by === THE_PERSON && { readAt: null }),
    },
  });
  if (isFirst && record.story) await declineStory(payload, record.story);
  // A video may have been made or linked meanwhile: it is not shown, since somebody has withdrawn by then.
  await discardRenditions(payload, (await consentRecord(payload, record.collection, record.id)) ?? record);
  return isFirst;
}

/** Of whoever was asked besides its teller: the story is shown no more. Its video has been taken off already. */
async function declineStory(payload: Payload, story: string): Promise<void> {
  await updateIf(payload, {
    collection: "stories",
    where: { and: [{ id: { equals: story } }, { status: { in: ["Pending", "Published"] } }] },
    data: { status: "Declined", carriedOut: "Declined", reason: OTHER_WITHDREW, readAt: null },
  });
}

/** What whoever withdrew is told, whether they did it themselves or asked staff to. It repeats nothing that was typed. */
function withdrawalMail({ email, video, collection }: ConsentRecord): Mail {
  const taken = collection !== "testimony-consents" || video;
  const story = collection === "others-consents" ? "The story" : "Your story";
  return letter(
    email,
    "You’ve withdrawn your consent",
    `We have noted that you withdrew your consent. ${taken ? `${story} is no longer on our site.` : "If your story is on our site, we’re removing it."}`,
    "We keep a note of what you agreed to and that you withdrew it. If this wasn’t you, please reply to this email.",
  );
}

function asWithdrawn(
  consents: Consent[],
  withdrawal: Required<Pick<Consent, "withdrawnAt" | "withdrawnBy">>,
): Consent[] {
  return consents.map((consent) => (consent.withdrawnAt ? consent : { ...consent, ...withdrawal }));
}

async function tellStaff(payload: Payload, { collection, id, name, video }: ConsentRecord): Promise<void> {
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

/** Removes what was made of the visitor's clip that a consent is about, so that only the proof itself is left. */
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

/** Takes a video off the site, if it is there or would be once out of the trash; the site is told by the video's own hooks. */
async function unpublish(payload: Payload, video: string): Promise<void> {
  const { errors } = await payload.update({
    collection: "videos",
    where: { and: [{ id: { equals: video } }, { status: { equals: "Active" } }] },
    data: { status: "Declined" },
    trash: true,
  });
  const [problem] = errors;
  if (problem) throw new Error(`The video ${video} could not be taken off the site`, { cause: problem });
}
