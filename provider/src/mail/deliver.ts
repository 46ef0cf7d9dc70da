import type { Payload } from "payload";
import { z } from "zod";

import { brandOf } from "./brand";
import { composeMail } from "./compose-mail";
import type { Mail } from "./mail";

/**
 * Hands a mail to the mail server.
 * @param id The same each time a mail is tried: one that arrives twice can be told by it.
 */
export async function deliver(payload: Payload, id: string, mail: Mail): Promise<void> {
  await payload.sendEmail({
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    ...composeMail(mail, await brandOf(payload)),
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
