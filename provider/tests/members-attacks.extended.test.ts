import { rm } from "node:fs/promises";
import path from "node:path";

import { databaseCalls } from "./support/database-calls";
import { codeIn, INVALID, memberIn, startMembers, wrong, type Answer } from "./support/members";
import { beforeAfterwards } from "./support/next-server";
import { eventually } from "./support/provider";

const { call, codeBy, dataDir, mailAfter, mailsTo, pass, payload, rows, signUp } = await startMembers();

const GUESSES = process.env.E2E_SOAK ? 10_000 : 200;
const AT_ONCE = 50;

const email = "ann@example.org";

it("guesses against one account are all refused", async () => {
  await signUp(email);
  pass(1);
  const code = Number(await codeBy("/generate-otp", { email }));
  const answers: Answer[] = [];
  // Tries every code but the right one, each from its own address.
  for (let sent = 0; sent < GUESSES; sent += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => (code + 1 + sent + index) % 1_000_000);
    answers.push(
      ...(await Promise.all(
        batch.map((guess) => call("/verify-otp", { email, otp: String(guess).padStart(6, "0") })),
      )),
    );
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect(answers[0]?.body).toEqual(INVALID);
  const right = String(code).padStart(6, "0");
  expect((await call("/verify-otp", { email, otp: right })).body).toEqual(INVALID);

  pass(1);
  const own = await codeBy("/generate-otp", { email });
  expect((await call("/verify-otp", { email, otp: own })).status).toBe(200);
});

it("a clock set back to the right time locks nobody out, and keeps no code valid for longer", async () => {
  const aDay = 24 * 60;
  await signUp(email);
  pass(aDay);
  const early = await codeBy("/generate-otp", { email });
  for (let guess = 0; guess < 4; guess += 1)
    expect((await call("/verify-otp", { email, otp: wrong(early) })).status).toBe(401);
  pass(-aDay);
  // Mails are sorted by their times.
  await rm(path.join(dataDir, "outbox"), { recursive: true });
  expect((await call("/verify-otp", { email, otp: early })).body).toEqual(INVALID);
  const otp = await codeBy("/generate-otp", { email });
  expect((await call("/verify-otp", { email, otp })).status).toBe(200);
});

it("guesses spread over new codes are limited per day, and the member can log in after a wait", async () => {
  await signUp(email);
  const { guesses, refusals } = await guessForADay();
  expect(guesses).toBeGreaterThan(20);
  expect(guesses).toBeLessThan(45);
  for (const { retryAfter, body } of refusals) {
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60 * 60);
    expect(body.message).toMatch(
      /^(There were too many wrong codes|We’ve just sent a code to this address|We’ve sent too many codes to this address)\. Please try again in .+\.$/,
    );
  }

  pass(60);
  const code = await codeBy("/generate-otp", { email });
  expect((await call("/verify-otp", { email, otp: wrong(code) })).status).toBe(401);
  const shutOut = await call("/verify-otp", { email, otp: code });
  expect(shutOut.status).toBe(429);
  expect(shutOut.body.message).toMatch(/^There were too many wrong codes\. Please try again in /);
  expect((await call("/generate-otp", { email })).status).toBe(429);
  pass(60);
  const otp = await codeBy("/generate-otp", { email });
  expect(memberIn(await call("/verify-otp", { email, otp })).local.email).toBe(email);

  // The correct code has ended the run of wrong ones.
  pass(1);
  const next = await codeBy("/generate-otp", { email });
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await call("/verify-otp", { email, otp: wrong(next) })).status).toBe(401);
  }
  expect((await call("/verify-otp", { email, otp: next })).status).toBe(401);
});

/** Requests a code whenever possible, guesses until refused, and waits no longer than necessary. */
async function guessForADay() {
  const refusals: Answer[] = [];
  let minutes = 0;
  let guesses = 0;
  const waitFor = (answer: Answer) => {
    refusals.push(answer);
    const wait = answer.retryAfter / 60;
    minutes += wait;
    pass(wait);
  };
  while (minutes < 24 * 60) {
    const before = (await mailsTo(email)).length;
    const sent = await call("/generate-otp", { email });
    if (sent.status === 429) {
      waitFor(sent);
      continue;
    }
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(before + 1));
    const mail = (await mailsTo(email)).at(-1);
    const otp = mail ? wrong(codeIn(mail)) : "";
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await call("/verify-otp", { email, otp });
      if (answer.status === 429) {
        waitFor(answer);
        break;
      }
      expect(answer.body).toEqual(INVALID);
      guesses += 1;
    }
  }
  return { guesses, refusals };
}

it("of fifty correct codes at once only one logs in, and of fifty signups only one makes a member", async () => {
  const person = { firstName: "Ann", lastName: "Lee", email };
  const fifty = async (path: string, data: object) => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(path, data)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(49);
    for (const { status, body } of refused) expect([status, body]).toEqual([401, INVALID]);
  };
  await fifty("/signup", { ...person, otp: await codeBy("/generate-otp-signup", { email }) });
  expect(await rows("members")).toHaveLength(1);
  for (let round = 0; round < 3; round += 1) {
    pass(1);
    await fifty("/verify-otp", { email, otp: await codeBy("/generate-otp", { email }) });
  }
});

it("a guess delayed by others at the same moment doesn't count as an attempt", async () => {
  await signUp(email);
  const guess = (otp: string) => call("/verify-otp", { email, otp });
  for (const tries of [5, 4]) {
    pass(1);
    const otp = wrong(await codeBy("/generate-otp", { email }));
    for (let tried = 0; tried < tries; tried += 1) expect((await guess(otp)).status).toBe(401);
  }
  pass(1);
  const otp = await codeBy("/generate-otp", { email });
  const answers = await Promise.all(Array.from({ length: 4 }, () => guess(wrong(otp))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 429, 429, 429]);
  const codes = await rows("one-time-codes");
  // The signup's code and this one.
  expect(codes.map(({ tries }) => tries)).toEqual([1, 1]);
  pass(1);
  expect((await guess(otp)).status).toBe(200);
});

it("concurrent requests send one code", async () => {
  await mailAfter(email, async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => call("/generate-otp", { email })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(29);
  });
});

it("callers without the token who claim another's address are still limited", async () => {
  const spoofed = async (path: string, number: number, data: object) => {
    const headers = {
      authorization: "Bearer not-the-token-of-the-site",
      "x-forwarded-for": `10.9.0.${number}`,
    };
    return (await call(path, data, headers)).status;
  };
  for (const [path, most] of [
    ["/generate-otp", 100],
    ["/verify-otp", 200],
  ] as const) {
    const statuses: number[] = [];
    for (let number = 0; number < most + 3; number += 1) {
      const data = { email: `${path.slice(1, 4)}${number}@example.org`, otp: "123456" };
      statuses.push(await spoofed(path, number, data));
    }
    expect(statuses.indexOf(429)).toBe(most);
    expect(statuses.slice(most)).toEqual([429, 429, 429]);
    expect((await call(path, { email: "else@example.org", otp: "123456" })).status).not.toBe(429);
  }
  // The site may send fifteen times as many calls with one address, since it limits its visitors itself.
  const same = { "x-forwarded-for": "192.0.2.50" };
  for (let number = 0; number < 1500; number += 1) {
    expect((await call("/generate-otp", { email: `b${number}@example.org` }, same)).status).toBe(200);
  }
  const refused = await call("/generate-otp", { email: "b@example.org" }, same);
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.body.message).toMatch(/^Too many requests came from your network\. Please try again in /);
});

it("neither the answers nor their timing reveal who is a member", async () => {
  const [known, unknown] = ["known@example.org", "other@example.org"];
  await signUp(known);
  pass(61);
  for (const path of ["/generate-otp", "/generate-otp-signup"]) {
    // The first call creates the row about the unknown address.
    for (const isFirst of [true, false]) {
      pass(15);
      const seen: unknown[] = [];
      for (const email of [known, unknown]) {
        await databaseCalls(payload, async (calls) => {
          let work: string[] = [];
          beforeAfterwards(() => {
            work = [...calls];
          });
          const { status, body, headers } = await call(path, { email });
          expect(work).not.toEqual([]);
          seen.push({ status, body, headers, work });
        });
      }
      if (!isFirst) expect(seen[0]).toEqual(seen[1]);
    }
    pass(61);
  }

  const wrongCode = { otp: "000000", firstName: "Ann", lastName: "Lee" };
  for (const path of ["/verify-otp", "/signup"]) {
    for (const address of [known, unknown, "never@example.org"]) {
      const answer = await call(path, { ...wrongCode, email: address });
      expect([answer.status, answer.body]).toEqual([401, INVALID]);
    }
  }
});
