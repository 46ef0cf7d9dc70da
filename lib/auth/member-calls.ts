import "server-only";
import { USER_NOT_FOUND } from "@lampstand/contract/wording";
import type { Messages } from "next-intl";
import { getTranslations } from "next-intl/server";
import type * as z from "zod/mini";
import { memberError, tooManyTries, type FormError } from "@/lib/forms/form-error";
import {
  defineSubmission,
  limitSubmissions,
  type Admission,
  type FormFields,
  type Sender,
} from "@/lib/forms/submit";
import type { RateLimits } from "@/lib/http/rate-limit";
import { languageOfWriter } from "@/lib/language/page-language";
import type { ProviderError } from "@/lib/provider/client";
import {
  deleteMember,
  exportMember,
  sendLoginCode,
  sendSignupCode,
  signUp,
  updateMember,
  verifyLoginCode,
} from "@/lib/provider/members";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import type { Answer, Member } from "@/lib/api-client/answer";
import { CALL_WORDING, type MemberCall } from "./call-wording";
import {
  accountDeletionUpdateSchema,
  exportRequestSchema,
  loginCodeSchema,
  loginRequestSchema,
  profileUpdateSchema,
  signupRequestSchema,
  signupSchema,
} from "./member-schemas";
import { beginSession, currentSession, endForGood, endSession, updateSession } from "./session";
import type { Session } from "./session-cookie";

const MEMBER_LIMITS: RateLimits = {
  visitor: { name: "member-visitor", points: 30, seconds: 600 },
  address: { name: "member-address", points: 300, seconds: 600 },
};

type Done = Partial<Omit<Answer, "errors" | "retryAfter" | "token">>;

type Caller = { visitorAddress: string | null };

type Definition<Values, Who> = {
  schema: z.ZodMiniType<Values>;
  run: (values: Values, caller: Caller & Who) => Promise<Done>;
  errorOf?: (error: ProviderError) => Promise<FormError | null>; // `null`: the default error
};

const DONE: Readonly<Record<MemberCall, keyof Messages["sent"]>> = {
  "generate-otp": "otpSent",
  "resend-otp": "otpResent",
  "verify-otp": "login",
  "generate-otp-signup": "otpSentSignup",
  "resend-otp-signup": "otpSentSignup",
  signup: "signup",
  "update-profile": "profile",
  delete: "deleted",
  export: "exported",
};

const LOGGED_OUT: FormError = { status: 401, reason: { key: "loggedOut" } };

async function pending(): Promise<Done> {
  const t = await getTranslations("sent");
  return { httpStatus: 202, status: "pending", message: t(DONE["generate-otp"]) };
}

function defineCall<Values>(name: MemberCall, definition: Definition<Values, object>) {
  return define(name, definition, () => ({ context: {} }));
}

/** Takes the member from the session, whatever the browser claims. */
function defineMemberCall<Values>(name: MemberCall, definition: Definition<Values, { session: Session }>) {
  return define(name, definition, async () => {
    const session = await currentSession();
    return session ? { context: { session } } : { error: LOGGED_OUT };
  });
}

function define<Values, Who extends object>(
  name: MemberCall,
  { schema, run, errorOf }: Definition<Values, Who>,
  admit: () => Admission<Who> | Promise<Admission<Who>>,
) {
  const wording = CALL_WORDING[name];
  const call = {
    limits: MEMBER_LIMITS,
    wording,
    tooMany: (seconds: number): FormError => ({
      status: 429,
      reason: tooManyTries(seconds),
      retryAfter: String(seconds),
    }),
    errorOf: async (error: ProviderError) => (await errorOf?.(error)) ?? memberError(error),
    log: { event: "member-call-failed", fields: { call: name }, from: 500 },
  };
  return defineSubmission({
    schema,
    wording,
    admit,
    invalid: (errors) => ({
      status: 422,
      reason: Object.values(errors)[0] ?? "",
      isSentence: true,
      errors,
    }),
    submit: (values, who, sender) =>
      limitSubmissions(call, sender, async () => ({
        httpStatus: 200,
        status: "success",
        message: (await getTranslations("sent"))(DONE[name]),
        ...(await run(values, { visitorAddress: sender.address, ...who })),
      })),
  });
}

const sendLogin = {
  schema: loginRequestSchema,
  run: async ({ email }: { email: string }, caller: Caller) => {
    await sendLoginCode({ email, ...(await languageOfWriter()) }, caller);
    return {};
  },
};

const sendSignup = {
  schema: signupRequestSchema,
  run: async ({ email }: z.output<typeof signupRequestSchema>, caller: Caller) => {
    await sendSignupCode({ email, ...(await languageOfWriter()) }, caller);
    return {};
  },
};

export const CALLS: Readonly<Record<MemberCall, (fields: FormFields, sender: Sender) => Promise<Answer>>> = {
  "generate-otp": defineCall("generate-otp", sendLogin),
  "resend-otp": defineCall("resend-otp", sendLogin),
  "verify-otp": defineCall("verify-otp", {
    schema: loginCodeSchema,
    run: async (values, caller) => logIn(await verifyLoginCode(values, caller)),
  }),
  "generate-otp-signup": defineCall("generate-otp-signup", sendSignup),
  "resend-otp-signup": defineCall("resend-otp-signup", sendSignup),
  signup: defineCall("signup", {
    schema: signupSchema,
    run: async (values, caller) => logIn(await signUp({ ...values, ...(await languageOfWriter()) }, caller)),
  }),
  "update-profile": defineMemberCall("update-profile", {
    schema: profileUpdateSchema,
    run: async (values, { session, visitorAddress }) => {
      const asked = await updateMember(session.userId, values, { visitorAddress });
      if (asked.state === "pending") return pending();
      await updateSession(session, asked.data);
      return { member: { ...asked.data, userId: session.userId } };
    },
    errorOf: async (error) => (await unknownMemberError(error)) ?? wrongCodeError(error),
  }),
  delete: defineMemberCall("delete", {
    schema: accountDeletionUpdateSchema,
    run: async (values, { session, visitorAddress }) => {
      const asked = await deleteMember({ ...values, userId: session.userId }, { visitorAddress });
      if (asked.state === "pending") return pending();
      await endForGood(session);
      return {};
    },
    errorOf: optionalCallError,
  }),
  export: defineMemberCall("export", {
    schema: exportRequestSchema,
    run: async (_, { session, visitorAddress }) => ({
      data: await exportMember(session.userId, { visitorAddress }),
    }),
    errorOf: optionalCallError,
  }),
};

const NO_SUCH_CALL = [404, 405, 410];

async function logIn(member: Member): Promise<{ member: Member }> {
  await beginSession(member);
  return { member };
}

/** A 401 would mean that they are not logged in. */
async function wrongCodeError(error: ProviderError): Promise<FormError | null> {
  return error.status === 401 ? { ...(await memberError(error)), status: 422 } : null;
}

async function optionalCallError(error: ProviderError): Promise<FormError | null> {
  return (await unknownMemberError(error)) ?? (await missingCallError(error)) ?? wrongCodeError(error);
}

async function unknownMemberError({ status, providerMessage }: ProviderError): Promise<FormError | null> {
  if (status !== 404 || providerMessage !== USER_NOT_FOUND) return null;
  await endSession(); // staff may have deleted the member at the provider
  return LOGGED_OUT;
}

async function missingCallError({ status }: ProviderError): Promise<FormError | null> {
  if (status === null || !NO_SUCH_CALL.includes(status)) return null;
  const { email } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  return { status: 404, reason: email ? { key: "cannotDoHereMail", value: email } : { key: "cannotDoHere" } };
}
