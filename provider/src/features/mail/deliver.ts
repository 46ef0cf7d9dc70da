import type { Payload } from "payload";
import { z } from "zod";

import { composeMail, type Mail } from "./mail";

/** A mail on its way. */
export type Delivery = {
  /** The same each time a mail is tried: one that arrives twice can be told by it. */
  id: string;
  mail: Mail;
  /** In whose name it is sent. */
  brand: string;
};

/** Hands a mail to the mail server. */
export async function deliver(payload: Payload, { id, mail, brand }: Delivery): Promise<void> {
  await payload.sendEmail({
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    ...composeMail(mail, brand),
    messageId: messageId(payload, id),
    headers: { "Auto-Submitted": "auto-generated" },
  });
}

function messageId(payload: Payload, id: string): string {
  const domain = payload.email.defaultFromAddress.split("@").at(-1) ?? "";
  return `<${id}@${domain}>`;
}

const smtpError = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/** What went wrong with a mail, without the server's own words: those may hold the address. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = smtpError.catch({}).parse(error);
  const name = error instanceof Error ? error.name : "unknown";
  return [code ?? name, responseCode].filter(Boolean).join(" ");
}

/** Whose mails these are, as the settings or else the sender's name say it. */
export async function brandOf(payload: Payload): Promise<string> {
  const { company } = await payload.findGlobal({ slug: "settings", depth: 0, select: { company: true } });
  return company || payload.email.defaultFromName;
}
