import type { Payload } from "payload";
import { z } from "zod";

import { inTime } from "../../lib/in-time";
import { logoAddress, readChurch } from "../church/church";
import { churchAddress, composeMail, type Mail } from "./mail";
import { forgetMailProblem, REFUSED_RECIPIENT, SLOW } from "./mail-problems";

/** A mail on its way. */
export type Delivery = {
  /** The same each time a mail is tried: one that arrives twice can be told by it. */
  id: string;
  mail: Mail;
  /** In whose name it is sent. */
  brand: string;
};

/** How long handing over a mail may take, in milliseconds: a server may keep silent for ten minutes of it. */
const DELIVERY_MAX_MS = 15 * 60_000;

/**
 * Hands a mail to the mail server. Where the server does not say in time whether it took the mail, that counts as a failure: one
 * that arrives twice, with the same `Message-ID`, does less harm than one that never does.
 */
export async function deliver(
  payload: Payload,
  { id, mail, brand }: Delivery,
  timeLimitMs = DELIVERY_MAX_MS,
): Promise<void> {
  const church = await readChurch(payload);
  const replyTo = mail.replyTo === undefined ? await churchAddress(payload) : mail.replyTo;
  const sending = payload.sendEmail({
    from: { name: brand, address: payload.email.defaultFromAddress },
    to: { name: "", address: mail.to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    ...composeMail(mail, { brand, logo: logoAddress(church), colors: church.colors }),
    messageId: messageId(payload, id),
    headers: {
      ...(!mail.isPersonal && { "Auto-Submitted": "auto-generated" }),
      ...(mail.unsubscribe && {
        "List-Unsubscribe": `<${mail.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  });
  await inTime(sending, timeLimitMs, Object.assign(new Error("The mail server is too slow"), { code: SLOW }));
  await forgetMailProblem(payload);
}

function messageId(payload: Payload, id: string): string {
  const domain = payload.email.defaultFromAddress.split("@").at(-1) ?? "";
  return `<${id}@${domain}>`;
}

const smtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
});

/** What went wrong with a mail, without the server's own words: those may hold the address. */
export function reasonOf(error: unknown): string {
  const { code, command, responseCode } = smtpError.catch({}).parse(error);
  const name = error instanceof Error ? error.name : "unknown";
  const kind = code === "EENVELOPE" && command === "RCPT TO" ? REFUSED_RECIPIENT : (code ?? name);
  return [kind, responseCode].filter(Boolean).join(" ");
}

/** Whose mails these are. */
export async function brandOf(payload: Payload): Promise<string> {
  return (await readChurch(payload)).name;
}
