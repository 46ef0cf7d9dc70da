import type { CollectionSlug, Payload, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { adminError } from "../../lib/errors";
import { answerNotice } from "../conversations/notices";
import type { Mail } from "../mail/mail";
import { NOWHERE, queueMail } from "../mail/outbox";
import { type Answer, type DraftAnswer, readAnswers } from "./answer";

/** More than those who write at the same moment. */
const MAX_ROUNDS = 20;

const answered = z.object({
  id: z.string(),
  email: z.string(),
  message: z.string().nullish(),
  answers: z.unknown(),
  answerCount: z.number().nullish(),
  isHandled: z.boolean().nullish(),
});

type Answered = z.output<typeof answered>;

type AnsweredRecord = { collection: CollectionSlug; id: string; by: string };

/**
 * Mails an answer to whoever sent a record, keeps it with the record as it was sent, and ticks the record off. Who asked to
 * talk gets a link to it alone.
 * @returns The record's answers; `undefined` when there is no such record.
 * @throws APIError 400 when nobody can be answered any more.
 */
export async function sendAnswer(
  payload: Payload,
  { collection, id, by }: AnsweredRecord,
  draft: DraftAnswer,
): Promise<Answer[] | undefined> {
  let isQueued = false;
  return addAnswer(payload, { collection, where: { id: { equals: id } }, id: draft.id }, async (record) => {
    if (NOWHERE.test(record.email)) throw adminError("Their address was removed: they cannot be answered.");
    // Before it is noted: a crash in between lets staff send it twice, and never think that it was sent.
    if (!isQueued)
      await queueMail(
        payload,
        collection === "conversations" ? answerNotice(record) : answerMail(record, draft),
      );
    isQueued = true;
    return {
      answer: { ...draft, to: record.email, by, sentAt: new Date().toISOString() },
      columns: record.isHandled === undefined ? {} : { isHandled: true },
    };
  });
}

type Addition = { answer: Answer; columns: Record<string, unknown> };

/**
 * Adds to what was written about the record that `where` names, once for each id, also while others do.
 * @returns All that was written; `undefined` when there is no such record.
 */
export async function addAnswer(
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
  throw adminError("The answer was sent, but could not be kept here. Please copy it into the notes.");
}

/** Records from before there were answers have no count. */
function countIs(count: number) {
  const exactly = { answerCount: { equals: count } };
  return count === 0 ? { or: [exactly, { answerCount: { exists: false } }] } : exactly;
}

function answerMail({ email, message }: Answered, { subject, body }: DraftAnswer): Mail {
  return {
    to: email,
    isPersonal: true,
    subject,
    body: [...body.split(/\n{2,}/), ...(message ? ["You wrote:", { quote: message }] : [])],
  };
}
