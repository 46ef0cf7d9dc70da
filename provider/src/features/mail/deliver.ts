import type { Payload } from "payload";
import { z } from "zod";

import { logoAddress, readChurch } from "../church/church";
import { composeMail, type Mail } from "./mail";
import { forgetMailProblem } from "./mail-problems";
import { churchAddress } from "./staff-mail";

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
  const logo = logoAddress(await readChurch(payload));
  const replyTo = mail.replyTo === undefined ? await churchAddress(payload) : mail.replyTo;
  await payload.sendEmail({
    from: { name: brand, address: payload.email.defaultFromAddress },
    to: { name: "", address: mail.to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    ...composeMail(mail, brand, logo),
    messageId: messageId(payload, id),
    headers: mail.isPersonal ? {} : { "Auto-Submitted": "auto-generated" },
  });
  await forgetMailProblem(payload);
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

/** Whose mails these are. */
export async function brandOf(payload: Payload): Promise<string> {
  return (await readChurch(payload)).name;
}
