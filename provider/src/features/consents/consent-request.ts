import { randomBytes } from "node:crypto";

import { STORY_CONSENTS } from "@lampstand/contract/consents";
import type { Payload, Where } from "payload";

import { inTransaction } from "../../lib/db/transactions";
import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { adminError } from "../../lib/errors";
import { HttpError } from "../../lib/http/responses";
import type { Story } from "../../payload-types";
import type { Mail, MailPart } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { staffAddress, staffMails } from "../mail/staff-mail";
import { readConsents } from "./consent";
import { consentReceipt } from "./consent-receipt";
import { hasConsentToPublish } from "./consent-to-publish";
import { hashOfToken, signedToken } from "./withdrawal-link";

const PURPOSE = "give consent";
const SEED_BYTES = 32;

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 30;

const REMOVED = /\.invalid$/i;

const { purpose, sentence, version } = STORY_CONSENTS.isAcceptUnrestricted;

const UNKNOWN = "This link does not lead to a question that is still open.";
const CHANGED = "The words have changed meanwhile. Please load the page again and read them.";

/**
 * Mails a story's teller what they have not agreed to yet, with a link by which they can, within thirty days.
 * @param by The e-mail address of the staff account that asks.
 * @throws APIError 400 when there is nothing to ask or nobody to be asked, or they were asked within a day.
 */
export async function requestConsent(payload: Payload, story: Story, by: string): Promise<void> {
  const { id, email, withdrawnAt } = story;
  if (hasConsentToPublish(story)) throw adminError("They have agreed already.");
  if (withdrawnAt) throw adminError("They have withdrawn their consent: please do not ask again.");
  if (REMOVED.test(email)) throw adminError("Their address was removed: they cannot be asked.");
  const aDayAgo = new Date(Date.now() - DAY_MS).toISOString();
  const request = newConsentRequest(by);
  await inTransaction(payload, {}, async (req) => {
    const isFirst = await updateIf(payload, {
      collection: "stories",
      where: {
        and: [
          { id: { equals: id } },
          {
            or: [
              { consentAskedAt: { exists: false } },
              { consentAskedAt: { less_than: aDayAgo } },
              // By the receipt of their story.
              { consentAskedBy: { equals: "" } },
            ],
          },
        ],
      },
      data: request.columns,
      req,
    });
    if (!isFirst) throw adminError("They were asked within the last day. Please give them time to answer.");
    await queueMail(payload, requestMail(email, request), req);
  });
}

/** What a story keeps of a question that is mailed to its teller, and the mail's link, which works for thirty days. */
export type ConsentRequest = { columns: Partial<Story>; link: string };

/** @param by The e-mail address of the staff account that asks; empty where the receipt of a story does. */
export function newConsentRequest(by: string): ConsentRequest {
  const token = signedToken(PURPOSE, randomBytes(SEED_BYTES).toString("base64url"));
  return {
    // The link's token itself is in the mail alone.
    columns: {
      consentAskedAt: new Date().toISOString(),
      consentAskedBy: by,
      consentRequestHash: hashOfToken(token),
    },
    link: `${environment().siteUrl}/give-consent/${token}`,
  };
}

/** How a mail asks for the consent to publish a story. */
export function consentQuestion({ link }: ConsentRequest): MailPart[] {
  return [
    { quote: sentence },
    "If you agree, please tell us by this page. Nothing happens by only opening it:",
    { label: "Read it and agree", link },
    `The link works once, for ${VALID_DAYS} days. If you do not agree, you need do nothing: we do not show your story then.`,
  ];
}

function requestMail(to: string, request: ConsentRequest): Mail {
  return {
    to,
    subject: "May we show your story?",
    body: [
      "Hello,",
      "Thank you for the story you sent us. We would like to show it, and need one more thing from you. When you sent it, you did not tick this:",
      ...consentQuestion(request),
    ],
  };
}

/** What the page behind the link shows; `isGiven` once they have agreed. */
export type OpenQuestion = { name: string; sentence: string; version: string; isGiven: boolean };

/** @throws HttpError 404 when the link is unknown, late, or its consent was withdrawn. */
export async function readQuestion(payload: Payload, token: string): Promise<OpenQuestion> {
  const story = await storyAsked(payload, token);
  return { name: story.name, sentence, version, isGiven: hasConsentToPublish(story) };
}

/**
 * Adds the consent to what the story keeps as proof, once. Doing it again changes nothing.
 * @param readVersion Of the sentence that they have read.
 * @throws HttpError 404 as `readQuestion`; 409 when that is no longer the sentence.
 */
export async function giveConsent(payload: Payload, token: string, readVersion: string): Promise<void> {
  const story = await storyAsked(payload, token);
  if (hasConsentToPublish(story)) return;
  if (readVersion !== version) throw new HttpError(409, CHANGED);
  const askedBy = story.consentAskedBy ?? "";
  const given = { purpose, sentence, version, givenAt: new Date().toISOString(), askedBy };
  const consents = [...readConsents(story.consents), given];
  const isFirst = await updateIf(payload, {
    collection: "stories",
    where: {
      and: [asked(token), { withdrawnAt: { exists: false } }, { isAcceptUnrestricted: { not_equals: true } }],
    },
    // News for staff, whether or not the mail that tells them arrives.
    data: { consents, isAcceptUnrestricted: true, readAt: null },
  });
  if (!isFirst) return;
  const receipt = consentReceipt({ ...story, consents }, "Thank you: we may show your story now.");
  const news = staffMails(await staffAddress(payload), {
    collection: "stories",
    id: story.id,
    subject: `${story.name} agrees that their story is shown`,
    intro: `${story.name} has given the consent that was missing. Their story can be published now.`,
    replyTo: story.email,
  });
  for (const mail of [receipt, ...news]) await queueMail(payload, mail);
}

function asked(token: string): Where {
  return { consentRequestHash: { equals: hashOfToken(token) } };
}

async function storyAsked(payload: Payload, token: string): Promise<Story> {
  const { docs } = await payload.find({
    collection: "stories",
    where: asked(token),
    depth: 0,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
  });
  const [story] = docs;
  const since = Date.parse(story?.consentAskedAt ?? "");
  const isOpen = story && !story.withdrawnAt && Date.now() - since < VALID_DAYS * DAY_MS;
  if (!isOpen) throw new HttpError(404, UNKNOWN);
  return story;
}
