import { randomUUID } from "node:crypto";

import type { CollectionSlug, Payload, Where } from "payload";
import { z } from "zod";
import { speaksOfSelfHarm } from "@lampstand/contract/distress";

import { updateIf } from "../../lib/db/writes";
import { adminError } from "../../lib/errors";
import { findFirst } from "../../lib/find-all";
import { HttpError } from "../../lib/http/responses";
import { mailWords, sentence } from "../../messages/sentences";
import { answerNotice, conversationOfToken } from "../conversations/notices";
import { NEWS } from "../conversations/seats";
import { answeredRecord, type Mail, type Recipient } from "../mail/mail";
import { NOWHERE, queueMail, type QueuedMail } from "../mail/outbox";
import { recipientFor } from "../mail/recipient";
import { type Answer, type DraftAnswer, readAnswers } from "./answer";

const CHANGED =
  "Your answer was sent before you changed it. Please read it above, and send what is missing as a new answer.";

/** More rounds than there are concurrent writers. */
const MAX_ROUNDS = 20;

const answered = z.object({
  id: z.string(),
  email: z.string(),
  language: z.string().nullish(),
  message: z.string().nullish(),
  answers: z.unknown(),
  answerCount: z.number().nullish(),
  isHandled: z.boolean().nullish(),
  isUrgent: z.boolean().nullish(),
  readAt: z.unknown(),
});

type Answered = z.output<typeof answered>;

type AnsweredRecord = { collection: CollectionSlug; id: string; by: string };

/**
 * Emails an answer (for conversations, only a link to it), keeps it as sent and marks the record as handled, unless it
 * is urgent or has news, since one answer doesn't end that, or nobody gets the answer for lack of a mail server. If its
 * email can't be sent, the record is open again.
 * @returns Whether there is such a record.
 * @throws APIError 400 when nobody can be answered any more.
 */
export async function sendAnswer(
  payload: Payload,
  { collection, id, by }: AnsweredRecord,
  draft: DraftAnswer,
): Promise<boolean> {
  let queued: { mail: QueuedMail | undefined } | undefined;
  const where = { id: { equals: id } };
  return addAnswer(payload, { collection, where, id: draft.id, body: draft.body }, async (record) => {
    // Before it is noted: a crash in between lets staff send it twice, and never think that it was sent.
    if (!queued) {
      const { seen } = draft;
      if (seen !== undefined && readAnswers(record.answers).length > seen)
        throw adminError(
          "There is something newer here. Please read it, then send your answer if it’s still needed.",
        );
      if (NOWHERE.test(record.email)) throw adminError("Their address was removed, so we can’t reply.");
      const recipient = await recipientFor(payload, record);
      const mail =
        collection === "conversations"
          ? answerNotice(recipient, record.id)
          : answerMail(recipient, record, draft);
      const answers = answeredRecord.safeParse({ collection, id }).data;
      queued = { mail: await queueMail(payload, { ...mail, ...(answers && { answers }) }) };
    }
    return {
      answer: {
        id: draft.id,
        subject: draft.subject,
        body: draft.body,
        to: record.email,
        by,
        sentAt: new Date().toISOString(),
        ...queued,
      },
      columns: !queued.mail?.isKept && isDealtWith(collection, record, draft) ? { isHandled: true } : {},
    };
  });
}

function isDealtWith(
  collection: CollectionSlug,
  { isHandled, isUrgent, readAt }: Answered,
  { closes = false }: DraftAnswer,
): boolean {
  // They may have written back while this was written.
  const isUnread = collection === "conversations" && !readAt;
  return isHandled !== undefined && (!isUrgent || closes) && !isUnread;
}

type Addition = { answer: Answer; columns: Record<string, unknown> };

/**
 * Adds an entry to a record's answers, once per id, even during concurrent writes.
 * @returns Whether there is such a record.
 * @throws APIError 400 if the entry was added before with another body.
 */
async function addAnswer(
  payload: Payload,
  { collection, where, id, body }: { collection: CollectionSlug; where: Where; id: string; body?: string },
  write: (record: Answered) => Promise<Addition> | Addition,
): Promise<boolean> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const row = await payload.db.findOne({ collection, where });
    if (!row) return false;
    const record = answered.parse(row);
    const before = readAnswers(record.answers);
    const sent = before.find((each) => each.id === id);
    if (sent && body !== undefined && sent.body !== body) throw adminError(CHANGED);
    if (sent) return true;
    const { answer, columns } = await write(record);
    const answers = [...before, answer];
    const isNoted = await updateIf(payload, {
      collection,
      where: { and: [where, countIs(record.answerCount ?? 0)] },
      data: { ...columns, answers, answerCount: answers.length },
    });
    if (isNoted) return true;
  }
  throw adminError("We sent the answer but couldn’t save it here. Please copy it into the notes.");
}

/** Records from before there were answers have no count. */
function countIs(count: number) {
  const exactly = { answerCount: { equals: count } };
  return count === 0 ? { or: [exactly, { answerCount: { exists: false } }] } : exactly;
}

function answerMail(
  { to, language }: Recipient,
  { message }: Answered,
  { subject, body }: DraftAnswer,
): Mail {
  const youWrote = mailWords(language)("answers.youWrote");
  return {
    to,
    language,
    isPersonal: true,
    subject,
    body: [...body.split(/\n{2,}/), ...(message ? [youWrote, { quote: message }] : [])],
  };
}

/**
 * Returns what the link's page shows: the answers, and when, but not what, its owner wrote.
 * @throws HttpError 404 when the link leads to no conversation, or it has ended.
 */
export async function readConversation(payload: Payload, token: string) {
  const conversation = await findFirst(payload, "conversations", openedBy(token));
  if (!conversation) throw new HttpError(404, sentence("conversations.ended"));
  const later = readAnswers(conversation.answers).map(({ by, body, sentAt }) => ({
    text: by ? body : "",
    sentAt,
  }));
  return { messages: [{ text: "", sentAt: conversation.createdAt }, ...later] };
}

type Written = { token: string; words: string };

/**
 * Stores what somebody writes back, once per key, as news for both readers of the conversation.
 * @throws HttpError 404 as `readConversation`.
 */
export async function writeBack(payload: Payload, { token, words }: Written, key: string = randomUUID()) {
  const where = openedBy(token);
  const isKept = await addAnswer(payload, { collection: "conversations", where, id: key }, () => ({
    answer: { id: key, subject: "", body: words, to: "", by: "", sentAt: new Date().toISOString() },
    columns: { ...NEWS, isHandled: false, ...(speaksOfSelfHarm(words) && { isUrgent: true }) },
  }));
  if (!isKept) throw new HttpError(404, sentence("conversations.ended"));
}

/** Moving a conversation to the trash ends it. */
function openedBy(token: string): Where {
  return { and: [{ id: { equals: conversationOfToken(token) ?? "" } }, { deletedAt: { exists: false } }] };
}
