import type { Payload } from "payload";
import { z } from "zod";

import { findFirst } from "../../lib/find-all";
import { HttpError } from "../../lib/http/responses";
import { sentence } from "../../messages/sentences";
import type { Member } from "../../payload-types";
import { codeMail, logInMail, signUpMail } from "../codes/code-mails";
import { sendCode } from "../codes/codes";
import { recipientFor } from "../mail/recipient";

const memberId = z.uuid();

export async function findMemberByEmail(payload: Payload, email: string): Promise<Member | undefined> {
  return findFirst(payload, "members", { email: { equals: email } }, { showHiddenFields: true });
}

/**
 * Returns the member with this id.
 * @throws HttpError 404 when there is none.
 */
export async function requireMember(payload: Payload, id: string): Promise<Member> {
  // PostgreSQL fails on an invalid id.
  const isId = memberId.safeParse(id).success;
  const member = isId
    ? await payload.findByID({
        collection: "members",
        id,
        depth: 0,
        disableErrors: true,
        showHiddenFields: true,
      })
    : null;
  if (!member) throw new HttpError(404, sentence("members.unknown"));
  return member;
}

/** Returns a member as the contract defines it. */
export function memberData({ id, firstName, lastName, email }: Member) {
  return { _id: id, firstName, lastName, local: { email } };
}

/** Sends a login code, or a link to sign up when the address has no account. */
export async function sendLoginCode(payload: Payload, email: string): Promise<void> {
  await sendCode(payload, { purpose: "login", email }, async (code, brand) => {
    const ends = { ...(await recipientFor(payload, { email })), brand };
    return (await findMemberByEmail(payload, email)) ? codeMail(ends, "login", code) : signUpMail(ends);
  });
}

/** Sends a signup code, or a link to log in when the address has an account. */
export async function sendSignupCode(payload: Payload, email: string): Promise<void> {
  await sendCode(payload, { purpose: "signup", email }, async (code, brand) => {
    const ends = { ...(await recipientFor(payload, { email })), brand };
    return (await findMemberByEmail(payload, email)) ? logInMail(ends) : codeMail(ends, "signup", code);
  });
}

/** Sends a code to a member's new address, or a link to log in when that address has an account. */
export async function sendChangeCode(payload: Payload, member: Member, email: string): Promise<void> {
  await sendCode(payload, { purpose: "change-email", email, member: member.id }, async (code, brand) => {
    const ends = { ...(await recipientFor(payload, { email })), brand };
    return (await findMemberByEmail(payload, email)) ? logInMail(ends) : codeMail(ends, "change-email", code);
  });
}

export async function sendDeletionCode(payload: Payload, { id, email }: Member): Promise<void> {
  await sendCode(payload, { purpose: "delete-account", email, member: id }, async (code, brand) =>
    codeMail({ ...(await recipientFor(payload, { email })), brand }, "delete-account", code),
  );
}
