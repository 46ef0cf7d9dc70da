import { randomBytes } from "node:crypto";

import { consentIn } from "@lampstand/contract/consent-sentences";
import type { ConsentPurpose } from "@lampstand/contract/consents";
import { DEFAULT_LANGUAGE, type Language } from "@lampstand/contract/languages";
import type { Payload, Where } from "payload";

import { forEachRecord } from "../../lib/db/one-by-one";
import { environment } from "../../lib/environment";
import { doOnce } from "../../lib/db/do-once";
import { inTransaction } from "../../lib/db/transactions";
import { updateIf } from "../../lib/db/writes";
import { adminError } from "../../lib/errors";
import { findAll, findFirst } from "../../lib/find-all";
import { HttpError } from "../../lib/http/responses";
import { mailWords, type MailWords, sentence } from "../../messages/sentences";
import type { Story } from "../../payload-types";
import { letter, type Mail, type MailPart, type Recipient, staffAddress, staffMails } from "../mail/mail";
import { NOWHERE, queueMail } from "../mail/outbox";
import { recipientFor } from "../mail/recipient";
import { hasConsentToPublish, readConsents } from "./consent";
import { consentReceipt } from "./consent-receipt";
import { GIVE_PURPOSE, type OpenQuestion, UNKNOWN, VALID_DAYS } from "./open-question";
import { asStored, type SentenceRead, sentenceRead, wordingChanged } from "./sentences";
import { hashOfToken, signedToken, withdrawalLink } from "./withdrawal-link";

const SEED_BYTES = 32;

const DAY_MS = 24 * 60 * 60 * 1000;

const PURPOSE = "isAcceptUnrestricted" satisfies ConsentPurpose;

const ASKED_LATELY = "We asked them within the last day. Please give them time to answer.";

/**
 * Emails a storyteller what they haven't agreed to yet, with a link for doing so within thirty days.
 * @param by The email address of the asking staff account.
 * @throws APIError 400 if there is nothing to ask, nobody to ask, or they were asked within a day.
 */
export async function requestConsent(payload: Payload, story: Story, by: string): Promise<void> {
  const refusal = refusalToAskTeller(story);
  if (refusal) throw adminError(refusal);
  const aDayAgo = new Date(Date.now() - DAY_MS).toISOString();
  const request = newConsentRequest(by);
  const mail = requestMail(await recipientFor(payload, story), request);
  await inTransaction(payload, {}, async (req) => {
    const isFirst = await updateIf(payload, {
      collection: "stories",
      where: {
        and: [
          { id: { equals: story.id } },
          {
            or: [
              { consentAskedAt: { exists: false } },
              { consentAskedAt: { less_than: aDayAgo } },
              // Asked in the receipt of their story.
              { consentAskedBy: { equals: "" } },
            ],
          },
        ],
      },
      data: request.columns,
      req,
    });
    if (!isFirst) throw adminError(ASKED_LATELY);
    await queueMail(payload, mail, req);
  });
}

/** Returns why a storyteller can't be asked for their consent now; `undefined` if staff can. */
export function refusalToAskTeller(story: Story): string | undefined {
  const { email, withdrawnAt, consentAskedAt, consentAskedBy } = story;
  if (hasConsentToPublish(story)) return "They have already agreed.";
  if (withdrawnAt) return "They have withdrawn their consent. Please don’t ask them again.";
  if (NOWHERE.test(email)) return "Their address was removed, so we can’t ask them.";
  const isLately = Date.now() - Date.parse(consentAskedAt ?? "") < DAY_MS;
  // A question in the receipt of their story has no asking account.
  return isLately && consentAskedBy ? ASKED_LATELY : undefined;
}

/** What a story stores of a question to its storyteller, and the token of the email's link, valid for thirty days. */
export type ConsentRequest = { columns: Partial<Story>; token: string };

/** @param by The email address of the asking staff account; empty if a story's receipt asks. */
export function newConsentRequest(by: string): ConsentRequest {
  const token = signedToken(GIVE_PURPOSE, randomBytes(SEED_BYTES).toString("base64url"));
  return {
    // Only the email contains the link's token.
    columns: {
      consentAskedAt: new Date().toISOString(),
      consentAskedBy: by,
      consentRequestHash: hashOfToken(token),
    },
    token,
  };
}

/** Asks in an email for the consent to publish a story. */
export function consentQuestion(request: ConsentRequest, to: Recipient, words: MailWords): MailPart[] {
  return [
    quoteFor(to),
    words("consentQuestions.agreeOnPage"),
    { label: words("consentQuestions.agree"), link: giveLink(request.token) },
    words("consentQuestions.linkToStory", { days: VALID_DAYS }),
  ];
}

function quoteFor({ language }: Recipient): MailPart {
  return { quote: consentIn(PURPOSE, language).sentence };
}

/** Returns the URL of the page for giving a consent. */
export function giveLink(token: string): string {
  return `${environment().siteUrl}/give-consent/${token}`;
}

function requestMail(recipient: Recipient, request: ConsentRequest): Mail {
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words("consentQuestions.storySubject"),
    words("consentQuestions.boxNotTicked"),
    ...consentQuestion(request, recipient, words),
  );
}

/** @throws HttpError 404 when the link is unknown or expired, or its consent was withdrawn. */
export async function readQuestion(
  payload: Payload,
  token: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<OpenQuestion> {
  const story = await storyAsked(payload, token);
  const { sentence: asked, version } = sentenceRead(PURPOSE, language);
  return {
    ...{ name: story.name, sentence: asked, version, language },
    isGiven: !isUnanswered(story),
    asks: asksOf(story),
  };
}

/**
 * Adds the consent once to what the story keeps as proof. Safe to repeat.
 * @param read The version of the sentence that they read, and its language; English if there is none.
 * @throws HttpError 404 as `readQuestion`; 409 if the sentence has changed.
 */
export async function giveConsent(payload: Payload, token: string, read: SentenceRead): Promise<void> {
  const story = await storyAsked(payload, token);
  if (!isUnanswered(story)) return;
  const consent = sentenceRead(PURPOSE, read.language);
  if (read.version !== consent.version) throw wordingChanged();
  const askedBy = story.consentAskedBy ?? "";
  const agreed = { ...asStored(consent), givenAt: new Date().toISOString(), askedBy };
  const consents = [...readConsents(story.consents), agreed];
  const isFirst = await updateIf(payload, {
    collection: "stories",
    where: {
      and: [
        asked(token),
        { withdrawnAt: { exists: false } },
        { or: [{ isAcceptUnrestricted: { not_equals: true } }, { renewalAskedAt: { exists: true } }] },
      ],
    },
    // Shown to staff as news even if the email to them doesn't arrive.
    data: {
      ...{ consents, isAcceptUnrestricted: true, renewalAskedAt: null },
      ...(!story.renewalAskedAt && { readAt: null }),
    },
  });
  if (!isFirst) return;
  if (story.renewalAskedAt) {
    await queueMail(payload, await renewalReceipt(payload, { ...story, consents }));
    return;
  }
  const receipt = await consentReceipt(payload, { ...story, consents }, { thanks: "storyAgreed" });
  const news = staffMails(await staffAddress(payload), {
    collection: "stories",
    id: story.id,
    subject: `${story.name} agrees to show their story`,
    intro: `${story.name} has given the missing consent. You can now publish their story.`,
    replyTo: story.email,
  });
  for (const mail of [receipt, ...news]) await queueMail(payload, mail);
}

/** Returns whether they haven't agreed yet, or not since they were asked whether it may stay. */
function isUnanswered(story: Story): boolean {
  return !hasConsentToPublish(story) || Boolean(story.renewalAskedAt);
}

function asksOf({ renewalAskedAt }: Story): OpenQuestion["asks"] {
  return renewalAskedAt ? "again" : "teller";
}

function renewalReceipt(payload: Payload, story: Story): Promise<Mail> {
  return consentReceipt(payload, story, { thanks: "storyStays" });
}

/**
 * Asks storytellers once whether a story shown for this many years may stay.
 * @param years 0: never.
 */
export async function askForRenewal(payload: Payload, years: number, now = new Date()): Promise<void> {
  if (years === 0) return;
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() - years);
  const where: Where = {
    and: [
      { status: { equals: "Published" } },
      { withdrawnAt: { exists: false } },
      { renewalAskedAt: { exists: false } },
      { objection: { exists: false } },
      { createdAt: { less_than: until.toISOString() } },
    ],
  };
  const due = await findAll(payload, "stories", where, { showHiddenFields: true });
  await forEachRecord(
    payload,
    due,
    async (story) => {
      const last = readConsents(story.consents).findLast(({ purpose }) => purpose === PURPOSE);
      if (NOWHERE.test(story.email) || Date.parse(last?.givenAt ?? "") >= until.getTime()) return;
      const request = newConsentRequest("");
      const mail = renewalMail(await recipientFor(payload, story), story, request);
      await doOnce(
        payload,
        { collection: "stories", id: story.id, field: "renewalAskedAt", at: now.toISOString(), where },
        (req) => queueMail(payload, mail, req),
        request.columns,
      );
    },
    ({ id }) => `The storyteller of ${id} couldn't be asked if it may stay and will be later`,
  );
}

function renewalMail(
  recipient: Recipient,
  { withdrawalSeed, withdrawalHash }: Story,
  { token }: ConsentRequest,
): Mail {
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words("renewals.subject"),
    words("renewals.askAgain"),
    quoteFor(recipient),
    words("renewals.stayOnPage"),
    { label: words("renewals.mayStay"), link: giveLink(token) },
    ...(withdrawalSeed && withdrawalHash
      ? [
          words("renewals.removeWithLink"),
          {
            label: words("renewals.remove"),
            link: withdrawalLink({ withdrawalSeed, withdrawalHash }),
          },
        ]
      : []),
  );
}

function asked(token: string): Where {
  return { consentRequestHash: { equals: hashOfToken(token) } };
}

async function storyAsked(payload: Payload, token: string): Promise<Story> {
  const story = await findFirst(payload, "stories", asked(token), { showHiddenFields: true });
  const since = Date.parse(story?.consentAskedAt ?? "");
  const isOpen = story && !story.withdrawnAt && Date.now() - since < VALID_DAYS * DAY_MS;
  if (!isOpen) throw new HttpError(404, sentence(UNKNOWN));
  return story;
}
