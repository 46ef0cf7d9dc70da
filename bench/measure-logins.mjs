import { setTimeout as pause } from "node:timers/promises";
import { medianOf, quantileOf } from "./statistics.mjs";

const PEOPLE = 200;

/** How many people sign up at once; this is not measured. */
const SIGNUPS_AT_ONCE = 20;

/** Codes for the same address are sent a minute apart. */
const BETWEEN_CODES_MS = 61_000;

/**
 * @typedef {object} Options
 * @property {string} providerUrl
 * @property {string | undefined} token
 * @property {import("./logins/code-catcher.mjs").CodeCatcher} codes
 */

/**
 * Prints how long 200 members take to log in at the same moment, from requesting a code to being logged in, and whether
 * response times reveal who is a member.
 *
 * @param {Options} options
 * @throws {Error} when somebody cannot log in
 */
export async function measureLogins(options) {
  const members = Array.from({ length: PEOPLE }, (_, number) => `member${number}@example.org`);
  for (let first = 0; first < PEOPLE; first += SIGNUPS_AT_ONCE) {
    await Promise.all(members.slice(first, first + SIGNUPS_AT_ONCE).map((email) => signUp(options, email)));
  }
  await pause(BETWEEN_CODES_MS);
  const logins = await Promise.all(members.map((email) => logIn(options, email)));
  const rowOf = (/** @type {string} */ what, /** @type {number[]} */ times) => ({
    [`${PEOPLE} logins at once, ms`]: what,
    median: Math.round(medianOf(times)),
    p95: Math.round(quantileOf(times, 0.95)),
    slowest: Math.round(Math.max(...times)),
  });
  console.table([
    rowOf(
      "asking for a code",
      logins.map(({ asked }) => asked),
    ),
    rowOf(
      "waiting for the mail",
      logins.map(({ waited }) => waited),
    ),
    rowOf(
      "being let in",
      logins.map(({ letIn }) => letIn),
    ),
    rowOf(
      "all of it",
      logins.map(({ asked, waited, letIn }) => asked + waited + letIn),
    ),
  ]);
  await pause(BETWEEN_CODES_MS);
  await compareAnswers(options, members);
}

/**
 * @param {Options} options
 * @param {string[]} members
 */
async function compareAnswers(options, members) {
  /** @type {{ member: number[]; stranger: number[] }} */
  const times = { member: [], stranger: [] };
  for (const [number, member] of members.entries()) {
    const ask = async (/** @type {"member" | "stranger"} */ who) => {
      const email = who === "member" ? member : `stranger${number}@example.org`;
      times[who].push(await timed(() => post(options, "/generate-otp", { email })));
    };
    await ask(number % 2 === 0 ? "member" : "stranger");
    await ask(number % 2 === 0 ? "stranger" : "member");
  }
  console.table(
    Object.entries(times).map(([who, values]) => ({
      "asking for a code, one by one, ms": who,
      median: Number(medianOf(values).toFixed(2)),
      p95: Number(quantileOf(values, 0.95).toFixed(2)),
    })),
  );
}

/**
 * @param {Options} options
 * @param {string} email
 */
async function signUp(options, email) {
  const code = options.codes.nextCode(email);
  await post(options, "/generate-otp-signup", { email });
  await post(options, "/signup", { firstName: "Bench", lastName: "Member", email, otp: await code });
}

/**
 * @param {Options} options
 * @param {string} email
 */
async function logIn(options, email) {
  const code = options.codes.nextCode(email);
  const asked = await timed(() => post(options, "/generate-otp", { email }));
  let otp = "";
  const waited = await timed(async () => {
    otp = await code;
  });
  const letIn = await timed(() => post(options, "/verify-otp", { email, otp }));
  return { asked, waited, letIn };
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

let visitors = 0;

/**
 * Calls the provider as the site does, each time for another visitor.
 *
 * @param {Options} options
 * @param {string} path
 * @param {Record<string, string>} data
 */
async function post({ providerUrl, token }, path, data) {
  visitors += 1;
  const response = await fetch(providerUrl + path, {
    method: "POST",
    body: JSON.stringify(data),
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token ?? ""}`,
      "X-Forwarded-For": `10.0.${visitors >> 8}.${visitors & 255}`,
    },
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The provider answered ${response.status}: ${answer}`);
}
