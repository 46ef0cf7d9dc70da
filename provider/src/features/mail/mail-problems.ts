import { createHmac } from "node:crypto";

import type { Payload, Where } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";

/** When a mail last failed that is not kept in the table, such as a code to sign in; gone once one is sent. */
const KEY = "lampstand:mail-problem";

/** Whose address the mail server has refused since it last took a mail: a few may be mistyped, many are its own doing. */
const REFUSED_KEY = "lampstand:refused-recipients";
const REFUSED_MAX = 3;

const noted = z.object({ reason: z.string(), isGivenUp: z.boolean().catch(false) });

const keys = z.array(z.string()).catch([]);

/** The reasons where the mail server refuses an address, and where it does not answer in time. */
export const REFUSED_RECIPIENT = "ERECIPIENT";
export const SLOW = "ESLOW";

const UNREACHABLE = "We couldn’t reach the mail server.";
const WRONG_LOGIN = "The mail server rejected the user name or password.";
const NOT_ENCRYPTED = "The mail server doesn’t offer a trusted encrypted connection.";
const REFUSED = "The mail server rejected the email because of its sender, recipient or content.";

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
  [REFUSED_RECIPIENT]: "The mail server rejected the recipient’s address.",
  [SLOW]: "The mail server took too long to answer.",
};

/**
 * What is wrong with the mail, in a sentence for staff.
 * @param reason As `reasonOf` gives it.
 */
export function mailProblemSentence(reason: string): string {
  const [code = ""] = reason.split(" ");
  return SENTENCES[code] ?? `The mail server didn’t accept the email (${reason}).`;
}

/**
 * Notes that a mail failed. One that was refused for its recipient says nothing of the others, unless several people's are.
 * @param isGivenUp Whether nobody will see it again.
 */
export async function noteMailProblem(
  payload: Payload,
  { reason, to, isGivenUp }: { reason: string; to: string; isGivenUp: boolean },
): Promise<void> {
  const isRefused = reason.startsWith(REFUSED_RECIPIENT);
  if (isRefused) {
    const refused = new Set(keys.parse(await payload.kv.get(REFUSED_KEY))).add(keyOf(to));
    await payload.kv.set(REFUSED_KEY, [...refused].slice(0, REFUSED_MAX));
    if (refused.size < REFUSED_MAX) return;
  }
  await payload.kv.set(KEY, { reason, isGivenUp: isGivenUp || isRefused });
}

/** Forgets it: the mail server has taken a mail since. */
export async function forgetMailProblem(payload: Payload): Promise<void> {
  for (const key of [KEY, REFUSED_KEY]) if (await payload.kv.has(key)) await payload.kv.delete(key);
}

/** Tells nobody who can read it whose address it is. */
function keyOf(address: string): string {
  return createHmac("sha256", environment().payloadSecret).update(`refused\0${address}`).digest("base64url");
}

/** For how long a mail may fail before somebody should look at it, in milliseconds. */
const LONG_MS = 60 * 60 * 1000;

/**
 * Whether mail does not work: one that is not kept was given up and none has been sent since, or one has been failing for an hour
 * or is no longer tried, for another reason than its recipient.
 */
export async function isMailFailing(payload: Payload, now = new Date()): Promise<boolean> {
  const begun = { less_than: new Date(now.getTime() - LONG_MS).toISOString() };
  const isOld: Where = {
    or: [{ dueAt: { exists: false } }, { and: [{ problem: { exists: true } }, { createdAt: begun }] }],
  };
  const isOfServer: Where = {
    or: [{ problem: { exists: false } }, { problem: { not_like: `${REFUSED_RECIPIENT}%` } }],
  };
  const { totalDocs } = await payload.count({
    collection: "outgoing-mails",
    where: { and: [isOld, isOfServer] },
  });
  return totalDocs > 0 || noted.safeParse(await payload.kv.get(KEY)).data?.isGivenUp === true;
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
