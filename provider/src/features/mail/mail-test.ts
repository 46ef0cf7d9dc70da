import { randomUUID } from "node:crypto";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { brandOf, deliver, reasonOf } from "./deliver";
import { mailProblemSentence } from "./mail-problems";

const KEY = "lampstand:mail-test";

/** How long the person who pressed the button waits, in milliseconds. */
const PATIENCE_MS = 30_000;

const result = z.object({
  /** `kept`: without a mail server, the email is a file in the data folder. */
  state: z.enum(["sent", "kept", "failed"]),
  message: z.string(),
});

export type MailTest = z.output<typeof result>;

/** Sends an email to a staff account at once and notes the result. */
export async function testMail(payload: Payload, to: string): Promise<MailTest> {
  const test = await sendTest(payload, to);
  await payload.kv.set(KEY, test);
  return test;
}

/** Returns the result of the last test; `undefined` if there was none. */
export async function lastMailTest(payload: Payload): Promise<MailTest | undefined> {
  return result.safeParse(await payload.kv.get(KEY)).data;
}

async function sendTest(payload: Payload, to: string): Promise<MailTest> {
  const brand = await brandOf(payload);
  const mail = {
    to,
    subject: `A test of the mail from ${brand}`,
    body: ["This is the test that you asked for in the admin. Mail works."],
  };
  try {
    await deliver(payload, { id: randomUUID(), mail, brand }, PATIENCE_MS);
  } catch (error) {
    const reason = reasonOf(error);
    payload.logger.warn(`The test mail could not be sent: ${reason}`);
    return { state: "failed", message: mailProblemSentence(reason) };
  }
  if (environment().smtpUrl === undefined) {
    return {
      state: "kept",
      message:
        "No mail server is set up, so nobody gets mail: the test was kept as a file on the server. Please tell whoever looks after it.",
    };
  }
  return { state: "sent", message: "A mail is on its way to you. Please look whether it arrives." };
}
