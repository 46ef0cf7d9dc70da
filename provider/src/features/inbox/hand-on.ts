import type { CollectionSlug, Payload, Where } from "payload";
import { z } from "zod";

import { inTransaction } from "../../lib/db/transactions";
import { updateIf } from "../../lib/db/writes";
import { adminError } from "../../lib/errors";
import { findAll } from "../../lib/find-all";
import { findCarers, nameOf } from "../conversations/carers";
import { passSeat, SEATS } from "../conversations/seats";
import { staffMails } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { notifyDevices } from "../notices/push";
import type { Colleague } from "./desk";

const REFUSED = "This colleague can’t take it. Please choose somebody else.";

/** What decides who may answer a record. Only conversations have readers. */
export const handed = z.object({
  id: z.string(),
  email: z.string(),
  answers: z.unknown(),
  assignee: z.string().nullish(),
  phoneNo: z.string().nullish(),
  isUrgent: z.boolean().nullish(),
  isMinor: z.boolean().nullish(),
  isHandled: z.boolean().nullish(),
  firstReader: z.string().nullish(),
  secondReader: z.string().nullish(),
  firstReadAt: z.string().nullish(),
  secondReadAt: z.string().nullish(),
  announcedAt: z.string().nullish(),
});

type Handed = z.output<typeof handed>;

type Asked = { collection: CollectionSlug; record: Handed; account: string };

/** Returns who could answer a record, and what this account may hand on to each. */
export async function colleaguesFor(
  payload: Payload,
  { collection, record, account }: Asked,
): Promise<Colleague[]> {
  const isConversation = collection === "conversations";
  const staff = isConversation
    ? await findCarers(payload)
    : await findAll(payload, "staff", { invitedAt: { exists: false } }, { sort: "name" });
  // The page for people under 18 names who reads what they write.
  const isPromised = record.isMinor && staff.some(({ id, answersMinors }) => id === account && answersMinors);
  return staff.map((each) => {
    const seat = seatOf(record, each.id);
    const isAssigned = each.id === record.assignee;
    const turn = isAssigned ? null : "turn";
    const place = isPromised && !each.answersMinors ? null : "place";
    return {
      ...{ id: each.id, name: nameOf(each), isMe: each.id === account, isAssigned },
      isReader: seat !== undefined,
      readAt: (seat && record[seat.readAt]) ?? null,
      offer: isConversation && !seat ? place : turn,
    };
  });
}

function seatOf(record: Handed, account: string) {
  return SEATS.find(({ reader }) => record[reader] === account);
}

type HandOn = { collection: CollectionSlug; id: string; account: string; to: string };

/**
 * Makes it a colleague's turn, opens it again if it was closed, and notifies them. A carer who isn't a reader of the
 * conversation yet takes the place of whoever hands it on.
 * @throws APIError 400 if this colleague can't take it.
 */
export async function handOn(payload: Payload, { collection, id, account, to }: HandOn): Promise<void> {
  const record = handed.parse(await payload.db.findOne({ collection, where: { id: { equals: id } } }));
  const colleagues = await colleaguesFor(payload, { collection, record, account });
  const chosen = colleagues.find((each) => each.id === to);
  const by = colleagues.find(({ isMe }) => isMe)?.name;
  const seat = seatOf(record, account);
  const isConversation = collection === "conversations";
  const what = isConversation ? "conversation" : "message";
  if (!chosen?.offer || by === undefined || (isConversation && !seat)) throw adminError(REFUSED);
  const data = {
    ...(chosen.offer === "place" && seat && passSeat({ ...record, isHandled: false }, seat, to)),
    assignee: to,
    isHandled: false,
  };
  // Both readers may hand it on at once, even to the same carer.
  const asRead = SEATS.flatMap(({ reader }): Where[] =>
    record[reader] ? [{ [reader]: { equals: record[reader] } }] : [],
  );
  const colleague = await inTransaction(payload, {}, async (req) => {
    const where: Where = { and: [{ id: { equals: id } }, ...asRead] };
    if (!(await updateIf(payload, { collection, where, data, req }))) throw adminError(REFUSED);
    if (to === account) return undefined;
    const staff = await payload.findByID({ collection: "staff", id: to, depth: 0, req });
    // Mailboxes are less private than the admin, so nothing is quoted.
    const mails = staffMails(staff.email, {
      ...{ collection, id, replyTo: null },
      subject: `${record.isUrgent ? "Urgent: a" : "A"} ${what} is yours to answer`,
      intro: `${by} has passed a ${what} to you. Please read it, and answer as soon as you can.`,
    });
    for (const mail of mails) await queueMail(payload, mail, req);
    return staff;
  });
  if (record.isUrgent && colleague) await notifyDevices(payload, [colleague]);
}
