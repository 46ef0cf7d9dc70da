import type { CollectionSlug, Payload } from "payload";

import { environment } from "../../lib/environment";
import { findAll } from "../../lib/find-all";
import { nameOf } from "../conversations/carers";
import { crisisLinesFor } from "../conversations/crisis-lines";
import { mailStates } from "../mail/mail-states";
import { NOWHERE } from "../mail/outbox";
import { type Answer, readAnswers } from "./answer";
import type { Desk, Entry } from "./desk";
import { colleaguesFor, handed } from "./hand-on";

/** Reads what a record's screen shows to somebody who may read the record. */
export async function readDesk(
  payload: Payload,
  { collection, id, account }: { collection: CollectionSlug; id: string; account: string },
): Promise<Desk> {
  const record = handed.parse(await payload.db.findOne({ collection, where: { id: { equals: id } } }));
  const isConversation = collection === "conversations";
  const [entries, colleagues, lines] = await Promise.all([
    readEntries(payload, readAnswers(record.answers)),
    colleaguesFor(payload, { collection, record, account }),
    isConversation ? crisisLinesFor(payload, record.phoneNo) : [],
  ]);
  return {
    ...{ entries, colleagues, lines },
    isHandled: record.isHandled === true,
    isUrgent: record.isUrgent === true,
    goes: wayTo(record.email, isConversation),
  };
}

function wayTo(email: string, isConversation: boolean): Desk["goes"] {
  if (NOWHERE.test(email)) return "Nowhere";
  if (!environment().smtpUrl) return "Unsent";
  return isConversation ? "ByLink" : "ByEmail";
}

async function readEntries(payload: Payload, answers: Answer[]): Promise<Entry[]> {
  const [stateOf, staff] = await Promise.all([
    mailStates(
      payload,
      answers.flatMap(({ mail }) => mail ?? []),
    ),
    findAll(payload, "staff", { email: { in: answers.map(({ by }) => by) } }),
  ]);
  return answers.map(({ mail, by, ...answer }) => {
    const author = staff.find(({ email }) => email === by);
    return { ...answer, by: author ? nameOf(author) : by, ...(mail && { state: stateOf(mail) }) };
  });
}
