import type { Payload } from "payload";
import { z } from "zod";

import { inTime } from "../../lib/in-time";
import { logoAddress, readChurch } from "../church/church";
import { churchAddress, composeMail, type Mail } from "./mail";
import { forgetMailProblem, REFUSED_RECIPIENT, SLOW } from "./mail-problems";

export type Delivery = {
  /** The same for each attempt, so that duplicates can be recognised. */
  id: string;
  mail: Mail;
  /** The sender's name. */
  brand: string;
};

/** How long delivery may take, in milliseconds. A server may be silent for ten minutes of it. */
const DELIVERY_MAX_MS = 15 * 60_000;

/** Hands over an email. A late answer counts as failure: better a duplicate (same `Message-ID`) than a lost email. */
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
  await inTime(
    sending,
    timeLimitMs,
    Object.assign(new Error("The mail server took too long"), { code: SLOW }),
  );
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

/** Returns what went wrong, without the server's own message, which may contain the address. */
export function reasonOf(error: unknown): string {
  const { code, command, responseCode } = smtpError.catch({}).parse(error);
  const name = error instanceof Error ? error.name : "unknown";
  const kind = code === "EENVELOPE" && command === "RCPT TO" ? REFUSED_RECIPIENT : (code ?? name);
  return [kind, responseCode].filter(Boolean).join(" ");
}

export async function brandOf(payload: Payload): Promise<string> {
  return (await readChurch(payload)).name;
}
