import type { CollectionSlug, Payload } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { adminError } from "../../lib/errors";
import type { Mail } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { type Answer, type DraftAnswer, readAnswers } from "./answer";

/** More than the staff who answer somebody at the same moment. */
const MAX_ROUNDS = 20;

const REMOVED = /\.invalid$/i;

const answered = z.object({
  email: z.string(),
  message: z.string().nullish(),
  answers: z.unknown(),
  answerCount: z.number().nullish(),
  isHandled: z.boolean().nullish(),
});

type AnsweredRecord = { collection: CollectionSlug; id: string; by: string };

/**
 * Mails an answer to whoever sent a record, keeps it with the record as it was sent, and ticks the record off.
 * @returns The record's answers; `undefined` when there is no such record.
 * @throws APIError 400 when nobody can be answered any more.
 */
export async function sendAnswer(
  payload: Payload,
  { collection, id, by }: AnsweredRecord,
  draft: DraftAnswer,
): Promise<Answer[] | undefined> {
  let isQueued = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const row = await payload.db.findOne({ collection, where: { id: { equals: id } } });
    if (!row) return undefined;
    const record = answered.parse(row);
    const before = readAnswers(record.answers);
    if (before.some((sent) => sent.id === draft.id)) return before;
    if (REMOVED.test(record.email)) throw adminError("Their address was removed: they cannot be answered.");
    // Before it is noted: a crash in between lets staff send it twice, and never think that it was sent.
    if (!isQueued) await queueMail(payload, answerMail(record, draft));
    isQueued = true;
    const answers = [...before, { ...draft, to: record.email, by, sentAt: new Date().toISOString() }];
    const isNoted = await updateIf(payload, {
      collection,
      where: { and: [{ id: { equals: id } }, countIs(record.answerCount ?? 0)] },
      data: {
        answers,
        answerCount: answers.length,
        ...("isHandled" in row && { isHandled: true }),
      },
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

function answerMail({ email, message }: z.output<typeof answered>, { subject, body }: DraftAnswer): Mail {
  return {
    to: email,
    isPersonal: true,
    subject,
    body: [...body.split(/\n{2,}/), ...(message ? ["You wrote:", { quote: message }] : [])],
  };
}
