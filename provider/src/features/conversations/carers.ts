import type { Language } from "@lampstand/contract/languages";
import type { Payload, PayloadRequest } from "payload";
import { speaksOfSelfHarm } from "@lampstand/contract/distress";

import { findAll } from "../../lib/find-all";
import { HttpError } from "../../lib/http/responses";
import { sentence } from "../../messages/sentences";
import type { Conversation, Staff } from "../../payload-types";
import { createOnce, findSubmission } from "../submissions/submissions";
import { readBy, SEATS } from "./seats";

/** Returns who may read conversations, oldest account first. People who were invited but haven't joined can't. */
export async function findCarers(payload: Payload, req?: PayloadRequest): Promise<Staff[]> {
  const docs = await findAll(
    payload,
    "staff",
    { and: [{ isCarer: { equals: true } }, { invitedAt: { exists: false } }] },
    { sort: "createdAt", req },
  );
  return docs;
}

/** Returns whether visitors can ask to talk: staff allow it, and there are enough readers. */
export async function takesTalks(payload: Payload): Promise<boolean> {
  const { isOffered } = await payload.findGlobal({ slug: "talk", depth: 0, select: { isOffered: true } });
  return isOffered !== false && (await findCarers(payload)).length >= SEATS.length;
}

/** Returns the name that visitors see of who answers people under 18; empty if nobody is assigned. */
export async function minorsReader(payload: Payload): Promise<string> {
  const named = (await findCarers(payload)).find(({ answersMinors }) => answersMinors);
  return named?.name ?? "";
}

type Choice = {
  isMinor: boolean;
  /** Its current readers. */
  besides?: unknown[];
  req?: PayloadRequest;
};

/** Ranks who could read a conversation: for a minor's, the assigned carer first; then those who read the fewest. */
export async function chooseReaders(
  payload: Payload,
  { isMinor, besides = [], req }: Choice,
): Promise<Staff[]> {
  const able = (await findCarers(payload, req)).filter(({ id }) => !besides.includes(id));
  const counted = await Promise.all(
    able.map(async (carer) => ({ carer, open: await countOpen(payload, carer.id, req) })),
  );
  const isNamed = ({ answersMinors }: Staff) => Number(isMinor && answersMinors === true);
  return counted
    .toSorted((one, other) => isNamed(other.carer) - isNamed(one.carer) || one.open - other.open)
    .map(({ carer }) => carer);
}

async function countOpen(payload: Payload, id: string, req?: PayloadRequest): Promise<number> {
  const where = { and: [readBy(id), { isHandled: { not_equals: true } }] };
  return (await payload.count({ collection: "conversations", where, req })).totalDocs;
}

export async function readersOf(payload: Payload, record: Partial<Conversation>): Promise<Staff[]> {
  const ids = SEATS.map(({ reader }) => record[reader]);
  return (await findCarers(payload)).filter(({ id }) => ids.includes(id));
}

/** Returns a person's name for colleagues. */
export function nameOf({ name, email }: Staff): string {
  return name || email;
}

type Asked = {
  name: string;
  email: string;
  phoneNo: string;
  about: string;
  times: string;
  isMinor: boolean;
  language?: Language;
};

/**
 * Stores a request to talk, once per key, for two readers. Words that suggest self-harm make it urgent.
 * @throws HttpError 422 if there are no readers.
 */
export async function storeConversation(
  payload: Payload,
  asked: Asked,
  key: string | undefined,
): Promise<void> {
  if (await findSubmission(payload, { collection: "conversations", key })) return;
  if (!(await takesTalks(payload))) throw new HttpError(422, sentence("talk.nobodyReads"));
  const [first, second] = await chooseReaders(payload, { isMinor: asked.isMinor });
  const isUrgent = speaksOfSelfHarm(asked.about);
  await createOnce(payload, { collection: "conversations", key }, (submissionKey) =>
    payload.create({
      collection: "conversations",
      data: { ...asked, isUrgent, firstReader: first?.id, secondReader: second?.id, submissionKey },
      depth: 0,
    }),
  );
}
