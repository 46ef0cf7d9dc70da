import type { Payload } from "payload";
import { z } from "zod";

/** When a mail last failed that is not kept in the table, such as a code to sign in; gone once one is sent. */
const KEY = "lampstand:mail-problem";

const noted = z.object({ reason: z.string() });

const UNREACHABLE = "The mail server could not be reached.";
const WRONG_LOGIN = "The mail server does not accept the user name or password.";
const NOT_ENCRYPTED = "The mail server offers no encrypted connection that can be trusted.";
const REFUSED = "The mail server refused the mail: its sender, its recipient or its words.";

/** By the codes of nodemailer and of Node's sockets. */
const SENTENCES: Record<string, string> = {
  ECONNECTION: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EDNS: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EAUTH: WRONG_LOGIN,
  ENOAUTH: WRONG_LOGIN,
  ETLS: NOT_ENCRYPTED,
  EENVELOPE: REFUSED,
  EMESSAGE: REFUSED,
};

/**
 * What is wrong with the mail, in a sentence for staff.
 * @param reason As `reasonOf` gives it.
 */
export function mailProblemSentence(reason: string): string {
  const [code = ""] = reason.split(" ");
  return SENTENCES[code] ?? `The mail server did not take the mail (${reason}).`;
}

/** Notes that a mail failed which nobody will see again. */
export async function noteMailProblem(payload: Payload, reason: string): Promise<void> {
  await payload.kv.set(KEY, { reason });
}

/** Forgets it: the mail server has taken a mail since. */
export async function forgetMailProblem(payload: Payload): Promise<void> {
  if (await payload.kv.has(KEY)) await payload.kv.delete(KEY);
}

/** For how long a mail may fail before somebody should look at it, in milliseconds. */
const LONG_MS = 60 * 60 * 1000;

/** Whether a mail has been failing for an hour or is no longer tried. */
export async function isMailFailing(payload: Payload, now = new Date()): Promise<boolean> {
  const begun = { less_than: new Date(now.getTime() - LONG_MS).toISOString() };
  const { totalDocs } = await payload.count({
    collection: "outgoing-mails",
    where: {
      or: [{ dueAt: { exists: false } }, { and: [{ problem: { exists: true } }, { createdAt: begun }] }],
    },
  });
  return totalDocs > 0;
}

/** Mails that could not be sent so far, and the sentence about the last of them. */
export type MailProblems = {
  /** Those that are tried again. */
  waiting: number;
  /** Those that are no longer tried, after three days. */
  givenUp: number;
  /** Why; `undefined` when nothing is wrong. */
  sentence: string | undefined;
};

/** What could not be mailed, from the first failed attempt on. */
export async function mailProblems(payload: Payload): Promise<MailProblems> {
  const failed = { problem: { exists: true } };
  const [waiting, givenUp, { docs }, unkept] = await Promise.all([
    payload.count({ collection: "outgoing-mails", where: { and: [failed, { dueAt: { exists: true } }] } }),
    payload.count({ collection: "outgoing-mails", where: { dueAt: { exists: false } } }),
    payload.find({
      collection: "outgoing-mails",
      where: failed,
      select: { problem: true },
      sort: "-createdAt",
      limit: 1,
      pagination: false,
    }),
    payload.kv.get(KEY),
  ]);
  const reason = docs[0]?.problem ?? noted.safeParse(unkept).data?.reason;
  return {
    waiting: waiting.totalDocs,
    givenUp: givenUp.totalDocs,
    sentence: reason ? mailProblemSentence(reason) : undefined,
  };
}
