import { randomBytes } from "node:crypto";

import { consentIn } from "@lampstand/contract/consent-sentences";
import { isSameMailbox } from "@lampstand/contract/email";
import type { Payload, PayloadRequest, Where } from "payload";

import { forEachRecord } from "../../lib/db/one-by-one";
import { inTransaction } from "../../lib/db/transactions";
import { updateIf } from "../../lib/db/writes";
import { adminError } from "../../lib/errors";
import { findAll } from "../../lib/find-all";
import { mailWords } from "../../messages/sentences";
import type { OthersConsent, Story } from "../../payload-types";
import { letter, type Mail } from "../mail/mail";
import { NOWHERE, queueMail } from "../mail/outbox";
import { recipientFor } from "../mail/recipient";
import { filmNameOf, GIVE_PURPOSE, OPEN, VALID_DAYS } from "./open-question";
import { giveLink } from "./consent-request";
import { clipAskedAbout, PURPOSES } from "./others-consent";
import { hashOfToken, newWithdrawal, signedToken } from "./withdrawal-link";

const SEED_BYTES = 32;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days without an answer after which people are reminded. */
const REMINDED_AFTER_DAYS = [3, 10];

/** Somebody asked besides the storyteller: a parent, or a person seen in the story. */
export type Other = { role: OthersConsent["role"]; fullName: string; email: string };

/**
 * Asks somebody by email whether a story may be shown. Anyone who hasn't answered gets a new link, at most once a day.
 * @param story Also says in which language to ask.
 * @param by The email address of the asking staff account; empty if the storyteller named them.
 * @throws APIError for staff if they have answered or were asked within a day.
 */
export async function askOther(
  req: PayloadRequest,
  story: { id: string; video?: unknown; language?: string | null },
  { other, by }: { other: Other; by: string },
): Promise<void> {
  const { payload } = req;
  const where: Where = { story: { equals: story.id } };
  const docs = await findAll(payload, "others-consents", where, { trash: true, showHiddenFields: true, req });
  // A person seen is still asked as a parent, whose sentence differs. A parent's consent covers both.
  const known = docs.find(
    ({ email, role }) => isSameMailbox(email, other.email) && (role === other.role || role === "parent"),
  );
  if (known) return askAgain(req, known, { by });
  const asked = await payload.create({
    collection: "others-consents",
    data: {
      ...{ ...other, ...newQuestion(), askedBy: by, consents: [], ...newWithdrawal() },
      ...{ story: story.id, video: typeof story.video === "string" ? story.video : null },
      language: story.language,
    },
    depth: 0,
    req,
    showHiddenFields: true,
  });
  await queueMail(payload, await requestMail(payload, asked), req);
}

/** Returns a new question's columns. They void the link in an earlier email and restore the record from the trash. */
function newQuestion() {
  const requestSeed = randomBytes(SEED_BYTES).toString("base64url");
  const requestHash = hashOfToken(signedToken(GIVE_PURPOSE, requestSeed));
  const askedAt = new Date().toISOString();
  return { requestSeed, requestHash, askedAt, reminders: 0, deletedAt: null };
}

/** Returns why nobody can ask this person about a story; `undefined` if staff can. */
export async function refusalToAsk(
  { payload }: PayloadRequest,
  story: Pick<Story, "status" | "email">,
  { role, email }: Pick<Other, "role" | "email">,
): Promise<string | undefined> {
  if (!OPEN.includes(story.status))
    return "This story was declined or withdrawn, so we don’t ask anyone about it.";
  if (isSameMailbox(story.email, email)) return "This is the storyteller’s own address.";
  if (NOWHERE.test(email)) return "We can’t ask anyone at this address. Please enter theirs.";
  if (role === "parent" && (await isOfStaff(payload, email)))
    return "This is the address of a staff account. Please ask the parent at their own address.";
  return undefined;
}

/** Returns whether an address belongs to a staff account: nobody may review a story and agree to it as a parent. */
async function isOfStaff(payload: Payload, email: string): Promise<boolean> {
  const { docs } = await payload.find({ collection: "staff", depth: 0, pagination: false });
  return docs.some((account) => isSameMailbox(account.email, email));
}

/** Returns why somebody can't be asked again; `undefined` if staff can. */
export function refusalToAskAgain(known: OthersConsent): string | undefined {
  if (known.withdrawnAt) return "They have withdrawn their consent. Please don’t ask them again.";
  if (known.agreedAt) return "They have already agreed.";
  if (Date.now() - Date.parse(known.askedAt ?? "") < DAY_MS)
    return "We asked this address within the last day. Please give them time to answer.";
  return undefined;
}

async function askAgain(req: PayloadRequest, known: OthersConsent, { by }: { by: string }): Promise<void> {
  const refusal = refusalToAskAgain(known);
  if (refusal) throw adminError(refusal);
  await renewQuestion(req, known, { ...newQuestion(), askedBy: by });
}

/** Emails a question again, unless it was answered, withdrawn or asked again meanwhile. */
async function renewQuestion(
  req: PayloadRequest,
  known: OthersConsent,
  data: ReturnType<typeof newQuestion> & Partial<OthersConsent>,
): Promise<void> {
  const isStill: Where = {
    and: [
      { id: { equals: known.id } },
      { requestHash: { equals: known.requestHash } },
      { withdrawnAt: { exists: false } },
    ],
  };
  if (await updateIf(req.payload, { collection: "others-consents", where: isStill, data, req }))
    await queueMail(req.payload, await requestMail(req.payload, { ...known, ...data }), req);
}

/** Objections of stories and videos that wait for an answer. */
const SILENT = ["parent-silent", "seen-silent"];

/** After a film was cut, covered or replaced, asks those who had agreed to it again, once per film. */
export async function askAboutFilms(payload: Payload): Promise<void> {
  const waits: Where[] = [
    {
      and: [
        { "story.objection": { in: SILENT } },
        { "story.deletedAt": { exists: false } },
        { "story.status": { in: OPEN } },
      ],
    },
    {
      and: [
        { story: { exists: false } },
        { "video.objection": { in: SILENT } },
        { "video.deletedAt": { exists: false } },
      ],
    },
  ];
  const where: Where = {
    and: [{ agreedAt: { exists: true } }, { withdrawnAt: { exists: false } }, { or: waits }],
  };
  const every = { depth: 1, trash: true, showHiddenFields: true };
  await forEachRecord(
    payload,
    await findAll(payload, "others-consents", where, every),
    async (other) => {
      const film = await clipAskedAbout(payload, other);
      if (!film || other.agreedTo === filmNameOf(film)) return;
      await inTransaction(payload, {}, (req) =>
        renewQuestion(req, other, { ...newQuestion(), agreedAt: null }),
      );
    },
    ({ id }) => `The question ${id} about a changed video couldn't be sent and will be later`,
  );
}

/** Contains nothing that was typed, so nobody can use our name to write to a stranger. */
async function requestMail(payload: Payload, asked: OthersConsent, isReminder = false): Promise<Mail> {
  const { role, requestSeed } = asked;
  const recipient = await recipientFor(payload, asked);
  const words = mailWords(recipient.language);
  return letter(
    recipient,
    words(isReminder ? "consentQuestions.reminderSubject" : "consentQuestions.subjectOfOther"),
    words(role === "parent" ? "consentQuestions.parentIntro" : "consentQuestions.seenIntro"),
    { quote: consentIn(PURPOSES[role], recipient.language).sentence },
    words("consentQuestions.pageSaysWho"),
    {
      label: words("consentQuestions.agree"),
      link: giveLink(signedToken(GIVE_PURPOSE, requestSeed ?? "")),
    },
    words("consentQuestions.linkToStoryOfOther", { days: VALID_DAYS }),
  );
}

/** Reminds people who haven't answered, at most twice. Skips the first reminder once the second is due. */
export async function remindOthers(payload: Payload, now = new Date()): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  for (const [reminders, days] of [...REMINDED_AFTER_DAYS.entries()].reverse()) {
    const askedAt = { less_than: daysAgo(days), greater_than: daysAgo(VALID_DAYS) };
    const where: Where = {
      and: [
        { reminders: { less_than_equal: reminders } },
        { askedAt },
        { agreedAt: { exists: false } },
        { withdrawnAt: { exists: false } },
        { "story.status": { in: OPEN } },
        { "story.deletedAt": { exists: false } },
      ],
    };
    const due = await findAll(payload, "others-consents", where, { showHiddenFields: true });
    await forEachRecord(
      payload,
      due,
      (asked) => remindOther(payload, asked, reminders),
      ({ id }) => `The reminder of question ${id} couldn't be sent and will be later`,
    );
  }
}

/** Reminds somebody, unless they answered, withdrew or were asked again meanwhile. */
async function remindOther(payload: Payload, asked: OthersConsent, reminders: number): Promise<void> {
  const where: Where = {
    and: [
      { id: { equals: asked.id } },
      { requestHash: { equals: asked.requestHash } },
      { reminders: { less_than_equal: reminders } },
      { agreedAt: { exists: false } },
      { withdrawnAt: { exists: false } },
    ],
  };
  // Another secret than the one when they were asked signs another link.
  const requestHash = hashOfToken(signedToken(GIVE_PURPOSE, asked.requestSeed ?? ""));
  const data = { reminders: reminders + 1, requestHash };
  const mail = await requestMail(payload, asked, true);
  await inTransaction(payload, {}, async (req) => {
    if (await updateIf(payload, { collection: "others-consents", where, data, req }))
      await queueMail(payload, mail, req);
  });
}
