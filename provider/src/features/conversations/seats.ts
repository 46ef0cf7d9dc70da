import type { Access, FieldHook, Payload, Where } from "payload";

import { isCarer } from "../../access/roles";
import { updateIf } from "../../lib/db/writes";
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

/** Shows readers when they themselves read it. */
export const ownReading: FieldHook<Conversation, string | null> = ({ data, value, req: { user } }) => {
  const seat = user && SEATS.find(({ reader }) => data?.[reader] === user.id);
  return (seat ? data?.[seat.readAt] : value) ?? null;
};
