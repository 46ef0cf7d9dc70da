import type { Payload } from "payload";
import { z } from "zod";

import { invalidCode, redeemCode } from "../codes/redeem-code";
import { isTaken } from "../database/is-taken";
import { memberData, memberWith } from "../members/find-member";
import { sendLoginCode, sendSignupCode } from "../members/member-codes";
import { memberEmail, memberName, sixDigits } from "../members/member-fields";
import type { Member } from "../payload-types";
import { limits } from "../rates/limits";
import { postForm } from "./route";

/** The same for every address, whether it has an account or not. */
const SENT = { status: "success", message: "OTP sent successfully." };

const loginEmail = memberEmail("Enter a valid email address");
const signupEmail = memberEmail("Invalid email format");

const login = z.object({ email: loginEmail, otp: sixDigits("OTP must be a 6-digit number") });

const signup = z.object({
  firstName: memberName("first name", "First name is required"),
  lastName: memberName("last name", "Last name is required"),
  email: signupEmail,
  otp: sixDigits("OTP must be exactly 6 digits"),
});

/** Logging in and signing up by a code sent by mail. */
export const logIn = [
  postForm("/generate-otp", limits.codes, z.object({ email: loginEmail }), async (payload, { email }) => {
    await sendLoginCode(payload, email);
    return SENT;
  }),
  postForm("/verify-otp", limits.codesTried, login, async (payload, { email, otp }) => {
    await redeemCode(payload, { purpose: "login", email }, otp);
    const member = await memberWith(payload, email);
    if (!member) throw invalidCode();
    return { status: "success", message: "OTP verified successfully.", data: memberData(member) };
  }),
  postForm(
    "/generate-otp-signup",
    limits.codes,
    z.object({ email: signupEmail }),
    async (payload, { email }) => {
      await sendSignupCode(payload, email);
      return SENT;
    },
  ),
  postForm("/signup", limits.codesTried, signup, async (payload, { otp, ...person }) => {
    await redeemCode(payload, { purpose: "signup", email: person.email }, otp);
    const data = memberData(await createMember(payload, person));
    return { status: "success", message: "Signed up successfully.", data };
  }),
];

async function createMember(
  payload: Payload,
  data: Pick<Member, "firstName" | "lastName" | "email">,
): Promise<Member> {
  try {
    return await payload.create({ collection: "members", data, depth: 0 });
  } catch (error) {
    // Whoever has an account was sent the way to log in, and no code.
    throw isTaken(error, "email") ? invalidCode() : error;
  }
}
