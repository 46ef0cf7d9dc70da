import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { sendNow } from "../mail/send-now";

/** As long as Payload takes a token, in milliseconds. */
const VALID_MS = 60 * 60 * 1000;

/**
 * Mails a link to a new password, if there is an account with that address. Whether there is one is looked up once the
 * caller has been answered, so that the answer and the time it takes are the same for everybody.
 */
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
 * Makes the token of a link to a new password, if there is an account with that address. Payload's own mail is not sent:
 * it has no address that staff could open.
 * @param expiration For how many milliseconds it works; an hour unless said otherwise.
 */
export async function makeResetToken(
  payload: Payload,
  email: string,
  expiration?: number,
): Promise<string | null> {
  return payload.forgotPassword({ collection: "staff", data: { email }, disableEmail: true, expiration });
}

const account = z.object({ email: z.string(), name: z.string().nullish(), invitedAt: z.string().nullish() });

/** Whose password the token of a link changes; `undefined` where it was used, replaced by a newer one, or is too old. */
export async function accountOfLink(
  payload: Payload,
  token: string,
): Promise<{ email: string; name: string; isInvited: boolean } | undefined> {
  if (token === "") return undefined;
  // Payload keeps what it knows of a token in fields that it hides from every read.
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
