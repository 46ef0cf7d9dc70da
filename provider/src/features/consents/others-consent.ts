import { randomBytes } from "node:crypto";

import { OTHERS_CONSENTS } from "@lampstand/contract/consents";
import type { Payload, PayloadRequest, Where } from "payload";

import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { HttpError } from "../../lib/http/responses";
import { idOf } from "../../lib/id-of";
import type { OthersConsent } from "../../payload-types";
import type { Mail } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { staffAddress, staffMails } from "../mail/staff-mail";
import { readConsents } from "./consent";
import { consentReceipt } from "./consent-receipt";
import { CHANGED, GIVE_PURPOSE, type OpenQuestion, UNKNOWN, VALID_DAYS } from "./open-question";
import { hashOfToken, newWithdrawal, signedToken } from "./withdrawal-link";

const SEED_BYTES = 32;

const DAY_MS = 24 * 60 * 60 * 1000;

/** After so many days without an answer somebody is asked once more. */
const REMINDED_AFTER_DAYS = [3, 10];

/** Whoever is asked besides the teller: a parent, or somebody who is seen. */
export type Other = { role: OthersConsent["role"]; fullName: string; email: string };

const SENTENCES = { parent: OTHERS_CONSENTS.parentAgrees, seen: OTHERS_CONSENTS.seenAgrees } as const;

/** Whether somebody who was asked has agreed, and not taken it back. */
export function hasAgreed({
  role,
  consents,
  withdrawnAt,
}: Pick<OthersConsent, "role" | "consents" | "withdrawnAt">): boolean {
  const { purpose } = SENTENCES[role];
  return !withdrawnAt && readConsents(consents).some((given) => given.purpose === purpose);
}

/**
 * Asks somebody by mail whether a story may be shown, and keeps that they were asked. The same address is asked once for a
 * story.
 * @param by The e-mail address of the staff account that asks; empty where the teller named them.
 * @returns Whether they had not been asked before.
 */
export async function askOther(
  req: PayloadRequest,
  story: { id: string; video?: unknown },
  { other, by }: { other: Other; by: string },
): Promise<boolean> {
  const { payload } = req;
  const same: Where = { and: [{ story: { equals: story.id } }, { email: { equals: other.email } }] };
  const { totalDocs } = await payload.count({ collection: "others-consents", where: same, req });
  if (totalDocs > 0) return false;
  const requestSeed = randomBytes(SEED_BYTES).toString("base64url");
  const asked = await payload.create({
    collection: "others-consents",
    data: {
      ...other,
      ...{ story: story.id, video: typeof story.video === "string" ? story.video : null },
      ...{ askedAt: new Date().toISOString(), askedBy: by, reminders: 0 },
      ...{ requestSeed, requestHash: hashOfToken(signedToken(GIVE_PURPOSE, requestSeed)) },
      ...{ consents: [], ...newWithdrawal() },
    },
    depth: 0,
    req,
    showHiddenFields: true,
  });
  await queueMail(payload, requestMail(asked), req);
  return true;
}

const INTROS = {
  parent:
    "Somebody who named you as their parent or guardian has sent us a story: a video in which they tell what they have lived through. They are younger than 18, so we show it only if you agree, too.",
  seen: "Somebody has sent us a story, a video, in which you are seen or named. We show it only if you agree.",
} as const;

/** It holds nothing that was typed: whoever names a stranger cannot write to them in our name. */
function requestMail({ email, role, requestSeed }: OthersConsent, isReminder = false): Mail {
  const { siteUrl } = environment();
  return {
    to: email,
    subject: isReminder ? "May this story be shown? We have not heard from you" : "May this story be shown?",
    body: [
      "Hello,",
      INTROS[role],
      { quote: SENTENCES[role].sentence },
      "Who it is stands on this page, where you can agree. Nothing happens by only opening it:",
      {
        label: "Read it and agree",
        link: `${siteUrl}/give-consent/${signedToken(GIVE_PURPOSE, requestSeed ?? "")}`,
      },
      `The link works for ${VALID_DAYS} days. If you do not agree, or this is not for you, you need do nothing: the story is not shown then.`,
    ],
  };
}

/** What the page behind the link shows; `undefined` where the link is of another mail. */
export async function readOthersQuestion(payload: Payload, token: string): Promise<OpenQuestion | undefined> {
  const asked = await otherAsked(payload, token);
  if (!asked) return undefined;
  const { sentence, version } = SENTENCES[asked.role];
  const story = typeof asked.story === "object" ? asked.story : null;
  return { name: story?.name ?? "", sentence, version, isGiven: hasAgreed(asked), asks: asked.role };
}

/**
 * Keeps that they agreed, once. Doing it again changes nothing.
 * @returns Whether the link is of such a mail.
 * @throws HttpError 404 when it is late or was withdrawn, 409 when the words have changed.
 */
export async function giveOthersConsent(
  payload: Payload,
  token: string,
  readVersion: string,
): Promise<boolean> {
  const asked = await otherAsked(payload, token);
  if (!asked) return false;
  if (hasAgreed(asked)) return true;
  const { purpose, sentence, version } = SENTENCES[asked.role];
  if (readVersion !== version) throw new HttpError(409, CHANGED);
  const consents = [{ purpose, sentence, version, givenAt: new Date().toISOString() }];
  const isFirst = await updateIf(payload, {
    collection: "others-consents",
    where: {
      and: [
        { id: { equals: asked.id } },
        { withdrawnAt: { exists: false } },
        { agreedAt: { exists: false } },
      ],
    },
    data: { consents, agreedAt: new Date().toISOString() },
  });
  if (!isFirst) return true;
  const story = idOf(asked.story);
  const news = story
    ? staffMails(await staffAddress(payload), {
        collection: "stories",
        id: story,
        subject: `${asked.fullName} agrees that a story is shown`,
        intro: `${asked.fullName} was asked by mail, and has agreed.`,
        replyTo: asked.email,
      })
    : [];
  if (story)
    await updateIf(payload, {
      collection: "stories",
      where: { id: { equals: story } },
      data: { readAt: null },
    });
  const receipt = consentReceipt({ ...asked, consents }, "Thank you: the story may be shown now.");
  for (const mail of [receipt, ...news]) await queueMail(payload, mail);
  return true;
}

/** Asks once more whoever has not answered, twice at most. */
export async function remindOthers(payload: Payload, now = new Date()): Promise<void> {
  for (const [reminders, days] of REMINDED_AFTER_DAYS.entries()) {
    const askedAt = { less_than: new Date(now.getTime() - days * DAY_MS).toISOString() };
    const where: Where = {
      and: [
        { reminders: { equals: reminders } },
        { askedAt },
        { agreedAt: { exists: false } },
        { withdrawnAt: { exists: false } },
        { "story.status": { in: ["Pending"] } },
      ],
    };
    const every = { depth: 0, pagination: false, showHiddenFields: true } as const;
    const { docs } = await payload.find({ collection: "others-consents", where, ...every });
    for (const asked of docs) {
      const isStill: Where = { and: [{ id: { equals: asked.id } }, { reminders: { equals: reminders } }] };
      const data = { reminders: reminders + 1 };
      if (await updateIf(payload, { collection: "others-consents", where: isStill, data }))
        await queueMail(payload, requestMail(asked, true));
    }
  }
}

async function otherAsked(payload: Payload, token: string): Promise<OthersConsent | undefined> {
  const { docs } = await payload.find({
    collection: "others-consents",
    where: { requestHash: { equals: hashOfToken(token) } },
    depth: 1,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
  });
  const [asked] = docs;
  if (!asked) return undefined;
  const isOpen = !asked.withdrawnAt && Date.now() - Date.parse(asked.askedAt ?? "") < VALID_DAYS * DAY_MS;
  if (!isOpen) throw new HttpError(404, UNKNOWN);
  return asked;
}
