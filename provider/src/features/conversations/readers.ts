import type {
  Access,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  FieldHook,
  Payload,
  PayloadRequest,
  Where,
} from "payload";
import { TAGS } from "@lampstand/contract/tags";

import { isCarer } from "../../access/roles";
import { updateIf } from "../../lib/db/writes";
import type { Conversation, Staff } from "../../payload-types";
import { queueRevalidation } from "../revalidation/outbox";

/** So many read each conversation: nobody carries it alone, and it waits for nobody's holiday. */
const READERS = 2;

const SEATS = ["firstReader", "secondReader"] as const;

/** Its two readers, and nobody else, whatever role somebody has. */
export const isReader: Access = ({ req: { user } }) =>
  isCarer(user) && { or: SEATS.map((seat): Where => ({ [seat]: { equals: user?.id ?? "" } })) };

/** Who may read conversations, the first account first. */
function carers(payload: Payload, req?: PayloadRequest): Promise<Staff[]> {
  return payload
    .find({
      collection: "staff",
      where: { isCarer: { equals: true } },
      sort: "createdAt",
      depth: 0,
      pagination: false,
      req,
    })
    .then(({ docs }) => docs);
}

/** Whether visitors can ask to talk: as staff choose, and as long as there are enough who read it. */
export async function takesTalks(payload: Payload): Promise<boolean> {
  const { isOffered } = await payload.findGlobal({ slug: "talk", depth: 0, select: { isOffered: true } });
  return isOffered !== false && (await carers(payload)).length >= READERS;
}

/** Who answers people under 18, as visitors read it; empty where nobody is named for that. */
export async function minorsReader(payload: Payload): Promise<string> {
  const named = (await carers(payload)).find(({ answersMinors }) => answersMinors);
  return named?.name ?? "";
}

/** The ids of those who are to read a new conversation: for minors first who is named for them, then those who read the fewest. */
export async function chooseReaders(payload: Payload, isMinor: boolean): Promise<string[]> {
  const able = await leastBusy(payload, await carers(payload));
  const named = isMinor ? able.filter(({ answersMinors }) => answersMinors) : [];
  return [...new Set([...named, ...able].map(({ id }) => id))].slice(0, READERS);
}

async function leastBusy(payload: Payload, able: Staff[]): Promise<Staff[]> {
  const counted = await Promise.all(
    able.map(async (carer) => ({ carer, open: await openOf(payload, carer.id) })),
  );
  return counted.toSorted((one, other) => one.open - other.open).map(({ carer }) => carer);
}

async function openOf(payload: Payload, id: string): Promise<number> {
  const reads: Where = { or: SEATS.map((seat) => ({ [seat]: { equals: id } })) };
  const where = { and: [reads, { isHandled: { not_equals: true } }] };
  return (await payload.count({ collection: "conversations", where })).totalDocs;
}

/** The e-mail addresses of a conversation's readers. */
export async function readersAddresses(payload: Payload, conversation: Conversation): Promise<string[]> {
  return (await readersOf(payload, conversation)).map(({ email }) => email);
}

async function readersOf(payload: Payload, record: Partial<Conversation>): Promise<Staff[]> {
  const ids = SEATS.map((seat) => record[seat]);
  return (await carers(payload)).filter(({ id }) => ids.includes(id));
}

/** Who else reads a conversation, so that two do not answer at once. */
export const namesOfReaders: FieldHook<Conversation, string> = async ({ data, req }) => {
  const readers = await readersOf(req.payload, data ?? {});
  return readers.map(({ name, email }) => name || email).join(" and ");
};

/** After an account was changed: who reads no conversations any more hands theirs on, and the site hears whether any are taken. */
export const settleReadersOfChange: CollectionAfterChangeHook<Staff> = async ({ doc, previousDoc, req }) => {
  const names = ["isCarer", "answersMinors", "name"] as const;
  if (names.some((name) => (doc[name] ?? null) !== (previousDoc[name] ?? null))) await settleReaders(req);
};

/** As `settleReadersOfChange`, after an account was deleted. */
export const settleReadersOfDeleted: CollectionAfterDeleteHook<Staff> = async ({ doc, req }) => {
  if (doc.isCarer) await settleReaders(req);
};

async function settleReaders(req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const able = await carers(payload, req);
  const ids = able.map(({ id }) => id);
  for (const seat of SEATS) {
    const where: Where = { or: [{ [seat]: { exists: false } }, { [seat]: { not_in: ids } }] };
    const { docs } = await payload.find({
      collection: "conversations",
      where: ids.length > 0 ? where : {},
      depth: 0,
      pagination: false,
      showHiddenFields: true,
      trash: true,
      req,
    });
    for (const { id, firstReader, secondReader } of docs) {
      const next = ids.find((carer) => carer !== firstReader && carer !== secondReader);
      const data = { [seat]: next ?? null };
      await updateIf(payload, { collection: "conversations", where: { id: { equals: id } }, data, req });
    }
  }
  await queueRevalidation(payload, { tags: [TAGS.settings, TAGS.talk], gone: [] }, req);
}
