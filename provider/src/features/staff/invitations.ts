import { randomBytes } from "node:crypto";

import type { Payload, PayloadRequest } from "payload";

import { environment } from "../../lib/environment";
import { adminError } from "../../lib/errors";
import { findFirst } from "../../lib/find-all";
import type { Staff } from "../../payload-types";
import { sendNow } from "../mail/send-now";
import { makeResetToken } from "./reset-mail";

const VALID_DAYS = 7;
const VALID_MS = VALID_DAYS * 24 * 60 * 60 * 1000;

export type Invitation = Pick<Staff, "email" | "role"> & { name: string; isCarer: boolean };

/**
 * Creates an account for a colleague and mails a link to choose a password: once, within seven days. Inviting somebody
 * again before they join sends a new link and voids the old one.
 * @throws APIError 400 when somebody with that address has joined already; ValidationError.
 */
export async function inviteColleague(req: PayloadRequest, invitation: Invitation): Promise<void> {
  const { payload } = req;
  const { email } = invitation;
  const data = { ...invitation, invitedAt: new Date().toISOString() };
  const known = await findFirst(payload, "staff", { email: { equals: email } }, { req });
  if (known && !known.invitedAt) throw adminError(`${email} already has an account.`);
  if (known) {
    await payload.update({ collection: "staff", id: known.id, data, depth: 0, req });
  } else {
    // Nobody knows it: they choose their own.
    const password = randomBytes(32).toString("base64url");
    await payload.create({ collection: "staff", data: { ...data, password }, depth: 0, req });
  }
  sendInvitation(payload, email, req.user?.email ?? "");
}

/** Marks that somebody has joined once they have chosen a password. */
export async function noteJoined(payload: Payload, staff: string): Promise<void> {
  await payload.update({
    collection: "staff",
    where: { and: [{ id: { equals: staff } }, { invitedAt: { exists: true } }] },
    data: { invitedAt: null },
    depth: 0,
  });
}

/** Sends Payload's link for a new password, which works once but longer. It holds a secret, so it stays in memory. */
function sendInvitation(payload: Payload, email: string, from: string): void {
  sendNow(payload, {
    until: new Date(Date.now() + VALID_MS),
    write: async (brand) => {
      const token = await makeResetToken(payload, email, VALID_MS);
      if (token === null) return undefined;
      return {
        to: email,
        ...(from && { replyTo: from }),
        subject: `You’re invited to the admin of ${brand}`,
        body: [
          "Hello,",
          `You’re invited to help with ${brand}. Choose your own password within ${VALID_DAYS} days:`,
          { label: "Choose your password", link: `${environment().adminUrl}/admin/reset/${token}` },
          `After that, you sign in with ${email} at ${environment().adminUrl}/admin.`,
        ],
      };
    },
  });
}
