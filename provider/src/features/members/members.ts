import { USER_NOT_FOUND } from "@lampstand/contract/wording";
import type { Payload } from "payload";
import { z } from "zod";

import { findFirst } from "../../lib/find-all";
import { HttpError } from "../../lib/http/responses";
import type { Member } from "../../payload-types";
import { codeMail, logInMail, signUpMail } from "../codes/code-mails";
import { sendCode } from "../codes/codes";

const memberId = z.uuid();

/** The member with this address, if there is one. */
export async function findMemberByEmail(payload: Payload, email: string): Promise<Member | undefined> {
  return findFirst(payload, "members", { email: { equals: email } }, { showHiddenFields: true });
}

/**
 * The member of that id.
 * @throws HttpError 404 when there is none.
 */
export async function requireMember(payload: Payload, id: string): Promise<Member> {
  // PostgreSQL fails at an id that is none.
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
  if (!member) throw new HttpError(404, USER_NOT_FOUND);
  return member;
}

/** A member as the contract has it. */
export function memberData({ id, firstName, lastName, email }: Member) {
  return { _id: id, firstName, lastName, local: { email } };
}

/** Sends a code to log in with; to an address without an account, the way to sign up. */
export async function sendLoginCode(payload: Payload, email: string): Promise<void> {
  await sendCode(payload, { purpose: "login", email }, async (code, brand) => {
    const ends = { to: email, brand };
    return (await findMemberByEmail(payload, email)) ? codeMail(ends, "login", code) : signUpMail(ends);
  });
}

/** Sends a code to sign up with; to an address with an account, the way to log in. */
export async function sendSignupCode(payload: Payload, email: string): Promise<void> {
  await sendCode(payload, { purpose: "signup", email }, async (code, brand) => {
    const ends = { to: email, brand };
    return (await findMemberByEmail(payload, email)) ? logInMail(ends) : codeMail(ends, "signup", code);
  });
}

/** Sends a code to the address that a member wants to have; if it has an account already, the way to log in. */
export async function sendChangeCode(payload: Payload, member: Member, email: string): Promise<void> {
  await sendCode(payload, { purpose: "change-email", email, member: member.id }, async (code, brand) => {
    const ends = { to: email, brand };
    return (await findMemberByEmail(payload, email)) ? logInMail(ends) : codeMail(ends, "change-email", code);
  });
}

/** Sends a code with which a member confirms that their account is deleted. */
export async function sendDeletionCode(payload: Payload, { id, email }: Member): Promise<void> {
  await sendCode(payload, { purpose: "delete-account", email, member: id }, async (code, brand) =>
    codeMail({ to: email, brand }, "delete-account", code),
  );
}
