import { z } from "zod";

const part = z.union([
  /** A paragraph. */
  z.string(),
  /** Words that are somebody else's. */
  z.object({ quote: z.string() }),
  /** A one-time code, to be read at a glance and copied. */
  z.object({ code: z.string() }),
  /** A button, in plain text its address. */
  z.object({ label: z.string(), link: z.url({ protocol: /^https?$/ }) }),
]);

/** An address that can stand in a mail's header alone. */
const address = z.string().regex(/^[^\s<>,;:"()@\\]+@[^\s<>,;:"()@\\]+$/);

/** A mail as the provider's parts write it: plain words, which become text and HTML when it is sent. */
export const mail = z.object({
  to: address,
  /** Whom an answer goes to, where that is not the sender. */
  replyTo: address.optional(),
  subject: z.string(),
  body: z.array(part),
});

export type Mail = z.output<typeof mail>;
export type MailPart = z.output<typeof part>;
