import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { sendNow } from "../mail/send-now";

/** How long Payload accepts a token, in milliseconds. */
const VALID_MS = 60 * 60 * 1000;

/** Mails a password link if the address has an account. Looks it up after answering, so timing reveals nothing. */
export function sendResetMail(payload: Payload, email: string): void {
  sendNow(payload, {
    until: new Date(Date.now() + VALID_MS),
    write: async (brand) => {
      const token = await makeResetToken(payload, email);
      if (token === null) return undefined;
      return {
        to: email,
        subject: `Your password for the admin of ${brand}`,
        body: [
          "Hello,",
          `Someone, probably you, asked for a new password for the admin of ${brand}. You can choose one within an hour:`,
          { label: "Choose a new password", link: `${environment().adminUrl}/admin/reset/${token}` },
          "If this wasn’t you, you can ignore this email. Your password stays the same.",
        ],
      };
    },
  });
}

/**
 * Creates a token for a new password if the address has an account. Payload's own mail has no address that staff could
 * open, so it is not sent.
 * @param expiration How long it works, in milliseconds; an hour by default.
 */
export async function makeResetToken(
  payload: Payload,
  email: string,
  expiration?: number,
): Promise<string | null> {
  return payload.forgotPassword({ collection: "staff", data: { email }, disableEmail: true, expiration });
}

const account = z.object({ email: z.string(), name: z.string().nullish(), invitedAt: z.string().nullish() });

/** Returns whose password a link's token changes; `undefined` when it was used, was replaced or has expired. */
export async function accountOfLink(
  payload: Payload,
  token: string,
): Promise<{ email: string; name: string; isInvited: boolean } | undefined> {
  if (token === "") return undefined;
  // Payload hides a token's fields from every read.
  const row: unknown = await payload.db.findOne({
    collection: "staff",
    where: {
      and: [
        { resetPasswordToken: { equals: token } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
  });
  const { email, name, invitedAt } = account
    .partial()
    .catch({})
    .parse(row ?? {});
  return email === undefined ? undefined : { email, name: name ?? "", isInvited: Boolean(invitedAt) };
}
