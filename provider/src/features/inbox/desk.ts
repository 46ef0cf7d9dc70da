import * as z from "zod/mini";

const entry = z.object({
  id: z.string(),
  subject: z.string(),
  body: z.string(),
  to: z.string(),
  /** The name of whoever of staff wrote it; empty if the visitor did. */
  by: z.string(),
  sentAt: z.string(),
  /** What has become of its email; missing without one, and for answers from before this was noted. */
  state: z.optional(z.enum(["sent", "sending", "waiting", "failed", "kept"])),
});

/** An answer that was sent, or what the visitor wrote back. */
export type Entry = z.output<typeof entry>;

const colleague = z.object({
  id: z.string(),
  name: z.string(),
  isMe: z.boolean(),
  /** Whether it is their turn. */
  isAssigned: z.boolean(),
  /** Of a conversation: whether they are one of its two readers, and since when they have read it. */
  isReader: z.boolean(),
  readAt: z.nullable(z.string()),
  /** What they get if the record is handed on to them; `null` if it can’t be. */
  offer: z.nullable(z.enum(["turn", "place"])),
});

export type Colleague = z.output<typeof colleague>;

const crisisLine = z.object({ country: z.string(), name: z.string(), phone: z.string(), link: z.string() });

export type CrisisLine = z.output<typeof crisisLine>;

/** What a record’s screen shows besides the record itself. */
export const desk = z.object({
  entries: z.array(entry),
  colleagues: z.array(colleague),
  lines: z.array(crisisLine),
  isHandled: z.boolean(),
  isUrgent: z.boolean(),
  /** How an answer gets there; `Unsent`: for lack of a mail server, `Nowhere`: their address was removed. */
  goes: z.enum(["ByEmail", "ByLink", "Unsent", "Nowhere"]),
});

export type Desk = z.output<typeof desk>;
