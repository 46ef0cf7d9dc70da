import type { Email } from "postal-mime";
import { z } from "zod";

import { pass } from "./clock";
import { mailsTo as mailsIn } from "./mails";
import { API_TOKEN, eventually, startProvider } from "./provider";
import type { Answer as AnyAnswer } from "./request";

const body = z.looseObject({ status: z.string(), message: z.string().optional() });

const memberBody = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: z.strictObject({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    local: z.strictObject({ email: z.string() }),
  }),
});

export type Answer = Pick<AnyAnswer, "status" | "headers"> & {
  body: z.output<typeof body>;
  retryAfter: number;
};

export type Members = Awaited<ReturnType<typeof startMembers>>;

export const PENDING = 202;

export const INVALID = { status: "error", message: "Invalid OTP.", code: "codes.invalid" };

/** Starts a provider with a clock that tests can move, and members' calls. Each test begins without members. */
export async function startMembers(variables: Record<string, string> = {}) {
  const provider = await startProvider({
    SITE_URL: "https://stories.example",
    MAIL_FROM: "Stories <no-reply@stories.example>",
    ...variables,
  });
  const { request, dataDir } = provider;
  let visitors = 0;

  beforeEach(provider.removeVisitors);

  /** Calls as the site, each time for another visitor unless the headers name one. */
  async function call(path: string, data: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    visitors += 1;
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const asSite = { authorization: `Bearer ${API_TOKEN}`, "x-forwarded-for": address };
    const answer = await request.post(path, { data, headers: { ...asSite, ...headers } });
    return {
      status: answer.status,
      headers: answer.headers,
      body: body.parse(answer.json()),
      retryAfter: Number(answer.headers["retry-after"]),
    };
  }

  const mailsTo = (email: string) => mailsIn(dataDir, email);

  /** Returns the mail that a call causes. */
  async function mailAfter(to: string, act: () => Promise<unknown>): Promise<Email> {
    const before = (await mailsTo(to)).length;
    await act();
    await eventually(async () => expect(await mailsTo(to)).toHaveLength(before + 1));
    const mail = (await mailsTo(to)).at(-1);
    if (!mail) throw new Error(`No mail to ${to}`);
    return mail;
  }

  /** Requests a code with a call, and reads it from the mail. */
  async function codeBy(path: string, data: { email: string; [field: string]: unknown }, to = data.email) {
    const mail = await mailAfter(to, async () => {
      const { status } = await call(path, data);
      expect([200, PENDING]).toContain(status);
    });
    return codeIn(mail);
  }

  /** Returns the new member's id. */
  async function signUp(email: string, { firstName = "Ann", to = email } = {}): Promise<string> {
    const otp = await codeBy("/generate-otp-signup", { email }, to);
    return memberIn(await call("/signup", { firstName, lastName: "Lee", email, otp }))._id;
  }

  return { ...provider, call, mailsTo, mailAfter, codeBy, signUp, pass };
}

/** Returns the code from its own line. */
export function codeIn({ text }: Email): string {
  const code = /^(\d{6})$/m.exec(text ?? "")?.[1];
  if (!code) throw new Error("There is no code in the mail");
  return code;
}

/** Returns the member in an answer, in exactly the contract's shape. */
export function memberIn({ body: answer }: Answer) {
  return memberBody.parse(answer).data;
}

/** Returns a different code. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
