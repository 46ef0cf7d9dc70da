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
import type { Mail, Recipient } from "../mail/mail";
import { NOWHERE, queueMail } from "../mail/outbox";
import { recipientFor } from "../mail/recipient";
import { type Answer, type DraftAnswer, readAnswers } from "./answer";

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
});

type Answered = z.output<typeof answered>;

type AnsweredRecord = { collection: CollectionSlug; id: string; by: string };

/**
 * Emails an answer (for conversations, only a link to it), keeps it as sent and marks the record as handled.
 * @returns The record's answers; `undefined` if there is no such record.
 * @throws APIError 400 when nobody can be answered any more.
 */
export async function sendAnswer(
  payload: Payload,
  { collection, id, by }: AnsweredRecord,
  draft: DraftAnswer,
): Promise<Answer[] | undefined> {
  let isQueued = false;
  return addAnswer(payload, { collection, where: { id: { equals: id } }, id: draft.id }, async (record) => {
    if (NOWHERE.test(record.email)) throw adminError("Their address was removed, so we can’t reply.");
    // Before it is noted: a crash in between lets staff send it twice, and never think that it was sent.
    if (!isQueued) {
      const recipient = await recipientFor(payload, record);
      const mail =
        collection === "conversations"
          ? answerNotice(recipient, record.id)
          : answerMail(recipient, record, draft);
      await queueMail(payload, mail);
    }
    isQueued = true;
    return {
      answer: { ...draft, to: record.email, by, sentAt: new Date().toISOString() },
      columns: record.isHandled === undefined ? {} : { isHandled: true },
    };
  });
}

type Addition = { answer: Answer; columns: Record<string, unknown> };

/**
 * Adds an entry to a record's answers, once per id, even during concurrent writes.
 * @returns All answers; `undefined` if there is no such record.
 */
async function addAnswer(
  payload: Payload,
  { collection, where, id }: { collection: CollectionSlug; where: Where; id: string },
  write: (record: Answered) => Promise<Addition> | Addition,
): Promise<Answer[] | undefined> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const row = await payload.db.findOne({ collection, where });
    if (!row) return undefined;
    const record = answered.parse(row);
    const before = readAnswers(record.answers);
    if (before.some((sent) => sent.id === id)) return before;
    const { answer, columns } = await write(record);
    const answers = [...before, answer];
    const isNoted = await updateIf(payload, {
      collection,
      where: { and: [where, countIs(record.answerCount ?? 0)] },
      data: { ...columns, answers, answerCount: answers.length },
    });
    if (isNoted) return answers;
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
  const kept = await addAnswer(payload, { collection: "conversations", where, id: key }, () => ({
    answer: { id: key, subject: "", body: words, to: "", by: "", sentAt: new Date().toISOString() },
    columns: { ...NEWS, isHandled: false, ...(speaksOfSelfHarm(words) && { isUrgent: true }) },
  }));
  if (!kept) throw new HttpError(404, sentence("conversations.ended"));
}

/** Moving a conversation to the trash ends it. */
function openedBy(token: string): Where {
  return { and: [{ id: { equals: conversationOfToken(token) ?? "" } }, { deletedAt: { exists: false } }] };
}
