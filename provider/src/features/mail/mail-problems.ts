import { createHmac } from "node:crypto";

import type { Payload, Where } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";

/** Notes the last failure of an email that isn't stored, such as a login code, until one is sent. */
const KEY = "lampstand:mail-problem";

/** Addresses refused since the server last took an email. A few may be mistyped; many are the server's fault. */
const REFUSED_KEY = "lampstand:refused-recipients";
const REFUSED_MAX = 3;

const noted = z.object({ reason: z.string(), isGivenUp: z.boolean().catch(false) });

const keys = z.array(z.string()).catch([]);

/** Reasons for a refused address, and for a server that doesn't answer in time. */
export const REFUSED_RECIPIENT = "ERECIPIENT";
export const SLOW = "ESLOW";

const UNREACHABLE = "We couldn’t reach the mail server.";
const WRONG_LOGIN = "The mail server rejected the user name or password.";
const NOT_ENCRYPTED = "The mail server doesn’t offer a trusted encrypted connection.";
const REFUSED = "The mail server rejected the email because of its sender, recipient or content.";

/** Keyed by the error codes of nodemailer and Node's sockets. */
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
 * Explains a mail problem in a sentence for staff.
 * @param reason As `reasonOf` returns it.
 */
export function mailProblemSentence(reason: string): string {
  const [code = ""] = reason.split(" ");
  return SENTENCES[code] ?? `The mail server didn’t accept the email (${reason}).`;
}

/**
 * Notes a failed email. A refused recipient says nothing about other emails, unless several people's are refused.
 * @param isGivenUp Whether it won't be tried again.
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

/** Clears the noted problem, because the mail server has since taken an email. */
export async function forgetMailProblem(payload: Payload): Promise<void> {
  for (const key of [KEY, REFUSED_KEY]) if (await payload.kv.has(key)) await payload.kv.delete(key);
}

/** Hides whose address it is from anyone who can read it. */
function keyOf(address: string): string {
  return createHmac("sha256", environment().payloadSecret).update(`refused\0${address}`).digest("base64url");
}

/** How long an email may fail before somebody should investigate, in milliseconds. */
const LONG_MS = 60 * 60 * 1000;

/**
 * Returns whether email is broken: an unstored one was given up and none sent since, or a stored one has failed for an
 * hour or was given up. Refused recipients don't count.
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

/** Emails that haven't been sent, and the problem with the last one. */
export type MailProblems = {
  /** Will be tried again. */
  waiting: number;
  /** Given up after three days. */
  givenUp: number;
  /** The reason; `undefined` if nothing is wrong. */
  sentence: string | undefined;
};

/** Returns the emails that have failed at least once. */
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
