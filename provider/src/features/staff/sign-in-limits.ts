import { networkOf, parseNetwork } from "@lampstand/runtime/networks";
import pLimit from "p-limit";
import type { Payload } from "payload";
import { RateLimiterRes } from "rate-limiter-flexible";

import { environment } from "../../lib/environment";
import { socketAddress } from "../../lib/http/node-server";
import { createLimiter } from "../../lib/http/limiter";
import { HttpError } from "../../lib/http/responses";
import { sentence, waitValues } from "../../messages/sentences";
import { claimGuess, claimSend, clearFailures } from "../codes/throttle";
import { updateThrottle } from "../codes/throttle-store";

const TEN_MINUTES = 10 * 60;

/** Failed tries from one address, for any account. */
const FAILURES = { points: 30, duration: TEN_MINUTES };
/** Mails with a password link that one address may request. */
const RESETS = { points: 20, duration: TEN_MINUTES };
/** Test mails that one account may request while trying out a mail server. */
const MAIL_TESTS = { points: 10, duration: TEN_MINUTES };
/** The longest wait: after ten failures for an account from one address, it waits a minute, then ever longer. */
const LONGEST_WAIT_MS = 5 * 60 * 1000;

/** Hashing a password takes a core for a third of a second; the other cores serve visitors meanwhile. */
const HASHES_AT_ONCE = 1;
const MOST_WAITING = 32;
const MOST_WAITING_OF_ADDRESS = 8;
const RETRY_SECONDS = 5;

const failures = createLimiter("sign-in failures", FAILURES);
const resets = createLimiter("password resets", RESETS);
const mailTests = createLimiter("mail tests", MAIL_TESTS);

export type Attempt = { address: string; email: string };

/** Returns the caller's address or IPv6 network: behind an https proxy the last in `X-Forwarded-For`. */
export function staffAddress(headers: Headers): string {
  const forwarded = environment().isHttps ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : "";
  return networkOf(forwarded || socketAddress() || "unknown");
}

/** Returns the same for the list of own networks; `null` behind a second proxy, where it is the first proxy's. */
export function ownAddress(headers: Headers): string | null {
  const address = staffAddress(headers);
  const isBehindAnother = headers.get("x-forwarded-for")?.includes(",") ?? false;
  return isBehindAnother || parseNetwork(address) === null ? null : address;
}

/**
 * Lets somebody try to sign in, in turn. A try counts as failed until it succeeds: for its address, and for the account
 * and address together, so it blocks nobody elsewhere.
 * @throws HttpError 429 with `Retry-After`; what `signIn` throws.
 */
export async function limitSignIn<T>(
  payload: Payload,
  { address, email }: Attempt,
  signIn: () => Promise<T>,
): Promise<T> {
  return hashInTurn(address, async () => {
    await consume(failures, address);
    const subject = `staff sign-in ${address} ${email}`;
    await throttle(payload, subject, (state, now) => claimGuess(state, now, LONGEST_WAIT_MS));
    const result = await signIn();
    await updateThrottle(payload, subject, clearFailures);
    await failures.reward(address);
    return result;
  });
}

/**
 * Lets somebody signed in enter their password again, in turn. A try counts as failed until it is right, for the
 * account from any address.
 * @throws HttpError 429 with `Retry-After`.
 */
export async function limitPassword(
  payload: Payload,
  { headers, staff }: { headers: Headers; staff: string },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  return hashInTurn(staffAddress(headers), async () => {
    const subject = `staff own password ${staff}`;
    await throttle(payload, subject, (state, now) => claimGuess(state, now, LONGEST_WAIT_MS));
    const wasRight = await isRight();
    if (wasRight) await updateThrottle(payload, subject, clearFailures);
    return wasRight;
  });
}

/**
 * Counts a test mail for the account that requests it.
 * @throws HttpError 429 with `Retry-After`.
 */
export async function limitMailTest(staff: string): Promise<void> {
  await consume(mailTests, staff);
}

/**
 * Counts a password mail for the requesting address and the account, whether or not it exists.
 * @throws HttpError 429 with `Retry-After`.
 */
export async function limitReset(payload: Payload, { address, email }: Attempt): Promise<void> {
  await consume(resets, address);
  await throttle(payload, `staff password ${email}`, (state, now) => claimSend(state, now, "staff password"));
}

const inTurn = pLimit(HASHES_AT_ONCE);
const waiting = new Map<string, number>();

/**
 * Runs password hashing one at a time.
 * @throws HttpError 429 with `Retry-After` when too many are waiting, for this address or in total.
 */
export async function hashInTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
  const ofAddress = waiting.get(address) ?? 0;
  if (ofAddress >= MOST_WAITING_OF_ADDRESS || inTurn.pendingCount >= MOST_WAITING) {
    throw tooMany(RETRY_SECONDS);
  }
  waiting.set(address, ofAddress + 1);
  try {
    return await inTurn(work);
  } finally {
    const left = (waiting.get(address) ?? 1) - 1;
    if (left > 0) waiting.set(address, left);
    else waiting.delete(address);
  }
}

async function consume(limiter: typeof failures, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Throttles as for members' codes, with a message for staff. */
async function throttle(
  payload: Payload,
  subject: string,
  rule: Parameters<typeof updateThrottle>[2],
): Promise<void> {
  try {
    await updateThrottle(payload, subject, rule);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw tooMany(Number(error.headers["retry-after"]));
  }
}

function tooMany(seconds: number): HttpError {
  return new HttpError(429, sentence("service.tooManyTries", waitValues(seconds)), {
    "retry-after": String(seconds),
  });
}
