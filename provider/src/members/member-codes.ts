import type { Payload } from "payload";

import { codeMail, logInMail, signUpMail } from "../codes/code-mails";
import { sendCode } from "../codes/send-code";
import type { Member } from "../payload-types";
import { memberWith } from "./find-member";

/** Sends a code to log in with; to an address without an account, the way to sign up. */
export async function sendLoginCode(payload: Payload, email: string): Promise<void> {
  await sendCode(payload, { purpose: "login", email }, async (code, brand) => {
    const ends = { to: email, brand };
    return (await memberWith(payload, email)) ? codeMail(ends, "login", code) : signUpMail(ends);
  });
}

/** Sends a code to sign up with; to an address with an account, the way to log in. */
export async function sendSignupCode(payload: Payload, email: string): Promise<void> {
  await sendCode(payload, { purpose: "signup", email }, async (code, brand) => {
    const ends = { to: email, brand };
    return (await memberWith(payload, email)) ? logInMail(ends) : codeMail(ends, "signup", code);
  });
}

/** Sends a code to the address that a member wants to have; if it has an account already, the way to log in. */
export async function sendChangeCode(payload: Payload, member: Member, email: string): Promise<void> {
  await sendCode(payload, { purpose: "change-email", email, member: member.id }, async (code, brand) => {
    const ends = { to: email, brand };
    return (await memberWith(payload, email)) ? logInMail(ends) : codeMail(ends, "change-email", code);
  });
}

/** Sends a code with which a member confirms that their account is deleted. */
export async function sendDeletionCode(payload: Payload, { id, email }: Member): Promise<void> {
  await sendCode(payload, { purpose: "delete-account", email, member: id }, async (code, brand) =>
    codeMail({ to: email, brand }, "delete-account", code),
  );
}
