import type { Access, FieldHook, Payload, Where } from "payload";

import { isCarer } from "../../access/roles";
import { updateIf } from "../../lib/db/writes";
import type { Conversation } from "../../payload-types";

/** So many read each conversation: nobody carries it alone, and it waits for nobody's holiday. Each has read it or not. */
export const SEATS = [
  { reader: "firstReader", readAt: "firstReadAt" },
  { reader: "secondReader", readAt: "secondReadAt" },
] as const;

/** What has something new for both readers, who hear of it by mail: nobody has read it, and nobody was called because of that. */
export const NEWS = {
  announcedAt: null,
  calledAt: null,
  readAt: null,
  firstReadAt: null,
  secondReadAt: null,
};

/** The conversations that somebody reads. */
export function readBy(id: unknown): Where {
  return { or: SEATS.map(({ reader }): Where => ({ [reader]: { equals: id ?? "" } })) };
}

/** Those of them in which something is new for this reader. */
export function unreadBy(id: unknown): Where {
  const isNew = SEATS.map(({ reader, readAt }): Where => ({
    and: [{ [reader]: { equals: id ?? "" } }, { [readAt]: { exists: false } }],
  }));
  return { or: isNew };
}

/** Its two readers, and nobody else, whatever role somebody has. */
export const isReader: Access = ({ req: { user } }) => isCarer(user) && readBy(user?.id);

/** Notes that one of the readers has read it; the other one has not. */
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

/** Shows each reader when she has read it herself. */
export const ownReading: FieldHook<Conversation, string | null> = ({ data, value, req: { user } }) => {
  const seat = user && SEATS.find(({ reader }) => data?.[reader] === user.id);
  return (seat ? data?.[seat.readAt] : value) ?? null;
};
