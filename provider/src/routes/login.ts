import type { Payload } from "payload";
import { z } from "zod";

import { invalidCode, redeemCode } from "../features/codes/codes";
import { memberEmail, memberName, sixDigits } from "../features/members/member-fields";
import { memberData, findMemberByEmail, sendLoginCode, sendSignupCode } from "../features/members/members";
import { isUniqueViolation } from "../lib/errors";
import { language } from "../lib/form-fields";
import { limits } from "../lib/http/rate-limit";
import { sentence } from "../messages/sentences";
import type { Member } from "../payload-types";
import { postForm } from "./route";

/** The same for every address, with or without an account. */
const SENT = { status: "success", ...sentence("codes.sent") };

const loginEmail = memberEmail("login.emailInvalid");
const signupEmail = memberEmail("signup.emailInvalid");

const codeForm = (email: typeof loginEmail) => z.object({ email, language });

const login = z.object({ email: loginEmail, otp: sixDigits("login.codeInvalid") });

const signup = z.object({
  firstName: memberName("firstName", "signup.firstNameRequired"),
  lastName: memberName("lastName", "signup.lastNameRequired"),
  email: signupEmail,
  otp: sixDigits("signup.codeInvalid"),
  language,
});

/** The calls for logging in and signing up with a code sent by mail. */
export const logIn = [
  postForm("/generate-otp", limits.codes, codeForm(loginEmail), async (payload, asked) => {
    await sendLoginCode(payload, asked);
    return SENT;
  }),
  postForm("/verify-otp", limits.codesTried, login, async (payload, { email, otp }) => {
    await redeemCode(payload, { purpose: "login", email }, otp);
    const member = await findMemberByEmail(payload, email);
    if (!member) throw invalidCode();
    return { status: "success", ...sentence("codes.verified"), data: memberData(member) };
  }),
  postForm("/generate-otp-signup", limits.codes, codeForm(signupEmail), async (payload, asked) => {
    await sendSignupCode(payload, asked);
    return SENT;
  }),
  postForm("/signup", limits.codesTried, signup, async (payload, { otp, ...person }) => {
    await redeemCode(payload, { purpose: "signup", email: person.email }, otp);
    const data = memberData(await createMember(payload, person));
    return { status: "success", ...sentence("signup.done"), data };
  }),
];

async function createMember(
  payload: Payload,
  data: Pick<Member, "firstName" | "lastName" | "email" | "language">,
): Promise<Member> {
  try {
    return await payload.create({ collection: "members", data, depth: 0 });
  } catch (error) {
    // Never says that an account exists: its owner got a mail about logging in, and no code.
    throw isUniqueViolation(error, "email") ? invalidCode() : error;
  }
}
