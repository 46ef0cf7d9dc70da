import "server-only";
import * as z from "zod/mini";
import {
  deleteMember,
  exportMember,
  sendLoginCode,
  sendSignupCode,
  signUp,
  updateMember,
  verifyLoginCode,
} from "@/lib/provider/members";
import type { ProviderError } from "@/lib/provider/provider-error";
import { getSettings } from "@/lib/provider/settings";
import { accountDeletionUpdateSchema } from "@/lib/schemas/account-deletion";
import { loginCodeSchema } from "@/lib/schemas/login-code";
import { loginRequestSchema } from "@/lib/schemas/login-request";
import { profileUpdateSchema } from "@/lib/schemas/profile";
import { signupRequestSchema, signupSchema } from "@/lib/schemas/signup";
import { beginSession, endForGood, endSession, updateSession } from "./session";
import type { FormFields, Sender } from "@/lib/forms/check-sender";
import { CALL_WORDING, type MemberCall } from "./call-wording";
import { defineCall, defineMemberCall, LOGGED_OUT } from "./define-call";
import type { Member } from "./member";
import type { MemberAnswer } from "./member-answer";
import { providerNo, type MemberNo } from "./provider-no";

const PENDING = {
  httpStatus: 202,
  status: "pending",
  message: CALL_WORDING["generate-otp"].done,
} as const;

const sendLogin = {
  schema: loginRequestSchema,
  run: async ({ email }: { email: string }, caller: { visitorAddress: string | null }) => {
    await sendLoginCode(email, caller);
    return {};
  },
};

const sendSignup = {
  schema: signupRequestSchema,
  run: async (values: z.output<typeof signupRequestSchema>, caller: { visitorAddress: string | null }) => {
    await sendSignupCode(values, caller);
    return {};
  },
};

/** The calls by their names. */
export const CALLS: Readonly<
  Record<MemberCall, (fields: FormFields, sender: Sender) => Promise<MemberAnswer>>
> = {
  "generate-otp": defineCall("generate-otp", sendLogin),
  "resend-otp": defineCall("resend-otp", sendLogin),
  "verify-otp": defineCall("verify-otp", {
    schema: loginCodeSchema,
    run: async (values, caller) => letIn(await verifyLoginCode(values, caller)),
  }),
  "generate-otp-signup": defineCall("generate-otp-signup", sendSignup),
  "resend-otp-signup": defineCall("resend-otp-signup", sendSignup),
  signup: defineCall("signup", {
    schema: signupSchema,
    run: async (values, caller) => letIn(await signUp(values, caller)),
  }),
  "update-profile": defineMemberCall("update-profile", {
    schema: profileUpdateSchema,
    run: async (values, { session, visitorAddress }) => {
      const asked = await updateMember(session.userId, values, { visitorAddress });
      if (asked.state === "pending") return PENDING;
      await updateSession(session, asked.data);
      return { member: { ...asked.data, userId: session.userId } };
    },
    answerTo: async (error) => (await notKnownThere(error)) ?? aboutTheCode(error),
  }),
  delete: defineMemberCall("delete", {
    schema: accountDeletionUpdateSchema,
    run: async (values, { session, visitorAddress }) => {
      const asked = await deleteMember({ ...values, userId: session.userId }, { visitorAddress });
      if (asked.state === "pending") return PENDING;
      await endForGood(session);
      return {};
    },
    answerTo: toWhatNeedNotBe,
  }),
  export: defineMemberCall("export", {
    schema: z.object({}),
    run: async (_, { session, visitorAddress }) => ({
      data: await exportMember(session.userId, { visitorAddress }),
    }),
    answerTo: toWhatNeedNotBe,
  }),
};

/** How servers say that they have no such call. */
const NO_SUCH_CALL = [404, 405, 410];

async function letIn(member: Member): Promise<{ member: Member }> {
  await beginSession(member);
  return { member };
}

/** Whoever is logged in and is refused is so for what they sent: 401 would say that they are not logged in. */
async function aboutTheCode(error: ProviderError): Promise<MemberNo | null> {
  return error.status === 401 ? { ...providerNo(error), status: 422 } : null;
}

/** A provider need not have these calls (`contract.md` does not list them). */
async function toWhatNeedNotBe(error: ProviderError): Promise<MemberNo | null> {
  return (await notKnownThere(error)) ?? (await notDoneHere(error)) ?? aboutTheCode(error);
}

/** A member whom the provider does not have any more, as after somebody deleted them there, is none here either. */
async function notKnownThere({ status, providerMessage }: ProviderError): Promise<MemberNo | null> {
  if (status !== 404 || providerMessage !== "User not found.") return null;
  await endSession();
  return LOGGED_OUT;
}

/** A call that the provider does not have, in whatever words it says so: a person has to do it. */
async function notDoneHere({ status }: ProviderError): Promise<MemberNo | null> {
  if (status === null || !NO_SUCH_CALL.includes(status)) return null;
  const { email } = await getSettings();
  const whom = email ? `write to ${email}` : "use our contact page";
  return { status: 404, reason: `This cannot be done here. Please ${whom}.`, isBroken: false };
}
