import type { Access, CollectionBeforeChangeHook, FieldHook, Payload, Where } from "payload";

import { isCarer } from "../../access/roles";
import { updateIf } from "../../lib/db/writes";
import { adminError } from "../../lib/errors";
import type { Conversation } from "../../payload-types";

/** The two readers of each conversation, so that nobody carries it alone and holidays don't delay it. */
export const SEATS = [
  { reader: "firstReader", readAt: "firstReadAt" },
  { reader: "secondReader", readAt: "secondReadAt" },
] as const;

/** Marks a conversation as new to both readers, so they get an email: nobody has read it or was alerted. */
export const NEWS = {
  announcedAt: null,
  calledAt: null,
  readAt: null,
  firstReadAt: null,
  secondReadAt: null,
};

export function readBy(id: unknown): Where {
  return { or: SEATS.map(({ reader }): Where => ({ [reader]: { equals: id ?? "" } })) };
}

/** Matches a reader's conversations with something new. */
export function unreadBy(id: unknown): Where {
  const isNew = SEATS.map(({ reader, readAt }): Where => ({
    and: [{ [reader]: { equals: id ?? "" } }, { [readAt]: { exists: false } }],
  }));
  return { or: isNew };
}

/** Allows only the two readers, whatever their role. */
export const isReader: Access = ({ req: { user } }) => isCarer(user) && readBy(user?.id);

/** Notes that one reader, but not the other, has read a conversation. */
export async function noteReading(payload: Payload, conversation: string, staff: string): Promise<void> {
  const now = new Date().toISOString();
  for (const { reader, readAt } of SEATS)
    await updateIf(payload, {
      collection: "conversations",
      where: {
        and: [
          { id: { equals: conversation } },
          { [reader]: { equals: staff } },
          { [readAt]: { exists: false } },
        ],
      },
      data: { [readAt]: now, readAt: now },
    });
}

type Seat = (typeof SEATS)[number];

type Passed = {
  readonly [name in Seat["reader"] | Seat["readAt"] | "assignee" | "announcedAt"]?: string | null;
} & {
  isHandled?: boolean | null;
};

/** Returns the columns that give a seat to a carer, for whom an open conversation is new. */
export function passSeat(record: Passed, seat: Seat, to: string | null): Record<string, string | null> {
  const isReadByOther = SEATS.some((other) => other !== seat && record[other.readAt]);
  const isTheirTurn = record.assignee && record.assignee === record[seat.reader];
  const news = {
    ...{ [seat.readAt]: null, calledAt: null },
    ...(!isReadByOther && { readAt: null }),
    // Restarts the hour within which it should be read.
    ...(record.announcedAt && { announcedAt: new Date().toISOString() }),
  };
  return {
    [seat.reader]: to,
    ...(isTheirTurn && { assignee: to }),
    ...(!record.isHandled && news),
  };
}

/** Shows readers when they themselves read it. */
export const ownReading: FieldHook<Conversation, string | null> = ({ data, value, req: { user } }) => {
  const seat = user && SEATS.find(({ reader }) => data?.[reader] === user.id);
  return (seat ? data?.[seat.readAt] : value) ?? null;
};

/** Refuses a reader who closes a conversation without having read what was written last. */
export const closeOnceRead: CollectionBeforeChangeHook<Conversation> = ({ data, originalDoc, req }) => {
  const isClosed = data.isHandled && !originalDoc?.isHandled;
  if (req.user && isClosed && !originalDoc?.readAt)
    throw adminError("They have written again. Please reload this page and read it first.");
  return data;
};
