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

/** Somebody who asks for a code, and the language in which they do. */
type Asker = { email: string; language?: string | null };

/** Sends a login code, or a link to sign up when the address has no account. */
export async function sendLoginCode(payload: Payload, { email, language }: Asker): Promise<void> {
  await sendCode(payload, { purpose: "login", email }, async (code, brand) => {
    const member = await findMemberByEmail(payload, email);
    const recipient = await recipientFor(payload, { email, language: language ?? member?.language });
    return member ? codeMail({ ...recipient, brand }, "login", code) : signUpMail({ ...recipient, brand });
  });
}

/** Sends a signup code, or a link to log in when the address has an account. */
export async function sendSignupCode(payload: Payload, asker: Asker): Promise<void> {
  const { email } = asker;
  await sendCode(payload, { purpose: "signup", email }, (code, brand) =>
    codeForNewAddress(payload, asker, { purpose: "signup", code, brand }),
  );
}

/** Sends a code to a member's new address, or a link to log in when that address has an account. */
export async function sendChangeCode(payload: Payload, member: Member, email: string): Promise<void> {
  const { id, language } = member;
  await sendCode(payload, { purpose: "change-email", email, member: id }, (code, brand) =>
    codeForNewAddress(payload, { email, language }, { purpose: "change-email", code, brand }),
  );
}

export async function sendDeletionCode(payload: Payload, member: Member): Promise<void> {
  const { id, email } = member;
  await sendCode(payload, { purpose: "delete-account", email, member: id }, async (code, brand) =>
    codeMail({ ...(await recipientFor(payload, member)), brand }, "delete-account", code),
  );
}

type NewCode = { purpose: "signup" | "change-email"; code: string; brand: string };

async function codeForNewAddress(payload: Payload, asker: Asker, { purpose, code, brand }: NewCode) {
  const ends = { ...(await recipientFor(payload, asker)), brand };
  return (await findMemberByEmail(payload, asker.email)) ? logInMail(ends) : codeMail(ends, purpose, code);
}
