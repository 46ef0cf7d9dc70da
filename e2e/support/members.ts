import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { Email } from "postal-mime";
import { z } from "zod";
import { createAdmin } from "./admin";
import { createClock, type Clock } from "./clock";
import { startMailServer, type MailServer } from "./mails";
import { countDueMails, restoreSnapshot, takeSnapshot } from "./provider-database";
import { createStack, type Stack } from "./stack";
import { submit } from "./provider-calls";

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

export type Answer = { status: number; body: z.output<typeof body>; retryAfter: number; headers: Headers };

/** A provider with a mail server and a clock that tests can move. */
export interface Members {
  readonly stack: Stack;
  /** Calls as the site does, each time for another visitor unless told which. */
  readonly call: (path: string, data: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Mails to an address, in the order of arrival. */
  readonly mailsTo: (email: string) => Email[];
  /** Asks for a code by a call, and reads it from the mail that brings it. */
  readonly codeBy: (
    path: string,
    data: { email: string; [field: string]: unknown },
    to?: string,
  ) => Promise<string>;
  /** The mail that follows from a call. */
  readonly mailAfter: (to: string, act: () => Promise<unknown>) => Promise<Email>;
  /** Gives the new member's id. */
  readonly signUp: (email: string, person?: { firstName?: string; to?: string }) => Promise<string>;
  /** Moves the provider's clock on. */
  readonly pass: (minutes: number) => void;
  /** Lets the mail server turn away so many mails, as a busy one does. */
  readonly refuse: (count: number) => void;
  /** All that the provider has written to its log during this test. */
  readonly log: () => string;
}

export const PENDING = 202;

/** A provider that the tests of a worker take turns with: each finds it as it was when it started, a day later. */
export interface SharedMembers {
  readonly begin: () => Promise<Members>;
  readonly stop: () => Promise<void>;
}

export async function startMembers(): Promise<SharedMembers> {
  const clock = createClock();
  const server = await startMailServer();
  const stack = await createStack({
    variables: {
      SMTP_URL: server.url,
      SITE_URL: "https://stories.example",
      MAIL_FROM: "Stories <no-reply@stories.example>",
      ...clock.variables,
    },
  });
  const stop = async () => {
    await stack.stop();
    await server.stop();
  };
  try {
    await stack.provider.start();
    await createAdmin(stack.provider.url);
  } catch (error) {
    await stop();
    throw error;
  }
  const snapshot = await takeSnapshot(stack);
  const members = membersOf(stack, server, clock);
  return {
    begin: async () => {
      await expect.poll(() => countDueMails(stack)).toBe(0);
      await restoreSnapshot(stack, snapshot);
      server.mails.length = 0;
      clock.pass(24 * 60);
      return { ...members, log: logSince(stack.providerLog) };
    },
    stop,
  };
}

/** What a program writes to its log from now on. */
function logSince(file: string): () => string {
  const { length } = readFileSync(file, "utf8");
  return () => readFileSync(file, "utf8").slice(length);
}

function membersOf(stack: Stack, { mails, refuse }: MailServer, { pass }: Clock): Omit<Members, "log"> {
  let visitors = 0;

  const call: Members["call"] = async (path, data, headers) => {
    visitors += 1;
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const response = await submit(stack, path, data, { "x-forwarded-for": address, ...headers });
    const retryAfter = Number(response.headers.get("retry-after"));
    const text = body.parse(await response.json());
    return { status: response.status, body: text, retryAfter, headers: response.headers };
  };

  const mailsTo: Members["mailsTo"] = (email) =>
    mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === email);

  const mailAfter: Members["mailAfter"] = async (to, act) => {
    const before = mailsTo(to).length;
    await act();
    await expect.poll(() => mailsTo(to).length).toBe(before + 1);
    const mail = mailsTo(to).at(-1);
    if (!mail) throw new Error(`No mail to ${to}`);
    return mail;
  };

  const codeBy: Members["codeBy"] = async (path, data, to = data.email) => {
    const mail = await mailAfter(to, async () => {
      const { status, body: answer } = await call(path, data);
      expect([200, PENDING], JSON.stringify(answer)).toContain(status);
    });
    return codeIn(mail);
  };

  return {
    stack,
    call,
    mailsTo,
    mailAfter,
    codeBy,
    signUp: async (email, { firstName = "Ann", to = email } = {}) => {
      const otp = await codeBy("/generate-otp-signup", { email }, to);
      const answer = await call("/signup", { firstName, lastName: "Lee", email, otp });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return memberIn(answer)._id;
    },
    pass,
    refuse,
  };
}

/** The code, alone on its line. */
export function codeIn({ text }: Email): string {
  const code = /^(\d{6})$/m.exec(text ?? "")?.[1];
  if (!code) throw new Error("There is no code in the mail");
  return code;
}

/** The member in an answer, in exactly the contract's shape. */
export function memberIn({ body: answer }: Answer) {
  return memberBody.parse(answer).data;
}

/** Another code than this. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
