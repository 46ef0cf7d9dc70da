import { codeIn, INVALID, memberIn, withMembers, wrong, type Answer, type Members } from "./support/members";
import { readRows } from "./support/read-rows";
import { submit } from "./support/submit";
import { expect, test } from "./support/test";

test.describe.configure({ timeout: 240_000 });

const GUESSES = 10_000;
const AT_ONCE = 50;

/** Far more than 10,000 guesses take on a busy machine. */
const LONGEST_MS = 200_000;

const email = "ann@example.org";

test("ten thousand guesses against one account are all refused @desktop", async () => {
  await withMembers(async ({ call, codeBy, signUp, pass }) => {
    await signUp(email);
    pass(1);
    const code = Number(await codeBy("/generate-otp", { email }));
    const start = Date.now();
    const answers: Answer[] = [];
    // Every code but the right one, each from an address of its own.
    for (let sent = 0; sent < GUESSES; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) => (code + 1 + sent + index) % 1_000_000);
      answers.push(
        ...(await Promise.all(
          batch.map((guess) => call("/verify-otp", { email, otp: String(guess).padStart(6, "0") })),
        )),
      );
    }
    expect(Date.now() - start).toBeLessThan(LONGEST_MS);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(answers[0]?.body).toEqual(INVALID);
    const right = String(code).padStart(6, "0");
    expect((await call("/verify-otp", { email, otp: right })).body).toEqual(INVALID);

    pass(1);
    const own = await codeBy("/generate-otp", { email });
    expect((await call("/verify-otp", { email, otp: own })).status).toBe(200);
  });
});

test("guesses spread over new codes are few a day, and the member gets in after a wait @desktop", async () => {
  await withMembers(async (members) => {
    const { call, codeBy, signUp, pass } = members;
    await signUp(email);
    const { guesses, refusals } = await guessForADay(members);
    test.info().annotations.push({ type: "guesses a day", description: String(guesses) });
    expect(guesses).toBeGreaterThan(20);
    expect(guesses).toBeLessThan(45);
    for (const { retryAfter, body } of refusals) {
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(60 * 60);
      expect(body.message).toMatch(
        /^(There were too many wrong codes|A code has just been sent to this address|Too many codes have been sent to this address)\. Please try again in .+\.$/,
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

    // The right code has ended the row of wrong ones.
    pass(1);
    const next = await codeBy("/generate-otp", { email });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await call("/verify-otp", { email, otp: wrong(next) })).status).toBe(401);
    }
    expect((await call("/verify-otp", { email, otp: next })).status).toBe(401);
  });
});

/** Asks for a code as soon as one is sent, guesses until that is refused, and waits no longer than it must. */
async function guessForADay({ call, mailsTo, pass }: Members) {
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
    const before = mailsTo(email).length;
    const sent = await call("/generate-otp", { email });
    if (sent.status === 429) {
      waitFor(sent);
      continue;
    }
    await expect.poll(() => mailsTo(email).length).toBe(before + 1);
    const mail = mailsTo(email).at(-1);
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

test("of fifty at once that are right, one gets in, and of fifty signups one makes a member @desktop", async () => {
  await withMembers(async ({ call, codeBy, pass, stack }) => {
    const person = { firstName: "Ann", lastName: "Lee", email };
    const fifty = async (path: string, data: object) => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => call(path, data)));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(49);
      for (const { status, body } of refused) expect([status, body]).toEqual([401, INVALID]);
    };
    await fifty("/signup", { ...person, otp: await codeBy("/generate-otp-signup", { email }) });
    expect(await readRows(stack, "members")).toHaveLength(1);
    for (let round = 0; round < 3; round += 1) {
      pass(1);
      await fifty("/verify-otp", { email, otp: await codeBy("/generate-otp", { email }) });
    }
  });
});

test("a guess that is made to wait by others of the same moment uses up no try @desktop", async () => {
  await withMembers(async ({ call, codeBy, signUp, pass, stack }) => {
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
    const codes = await readRows(stack, "one_time_codes");
    // The one of the signup, and this one.
    expect(codes.map(({ tries }) => tries)).toEqual([1, 1]);
    pass(1);
    expect((await guess(otp)).status).toBe(200);
  });
});

test("asked for at once, one code is sent @desktop", async () => {
  await withMembers(async ({ call, mailAfter }) => {
    await mailAfter(email, async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => call("/generate-otp", { email })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(29);
    });
  });
});

test("who claims another's address without the token is counted all the same @desktop", async () => {
  await withMembers(async ({ call, stack }) => {
    const spoofed = async (path: string, number: number, data: object) => {
      const headers = {
        authorization: "Bearer not-the-token-of-the-site",
        "x-forwarded-for": `10.9.0.${number}`,
      };
      return (await submit(stack, path, data, headers)).status;
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
      expect(statuses.indexOf(429), path).toBe(most);
      expect(statuses.slice(most)).toEqual([429, 429, 429]);
      expect((await call(path, { email: "else@example.org", otp: "123456" })).status).not.toBe(429);
    }
    const same = { "x-forwarded-for": "192.0.2.50" };
    for (let number = 0; number < 100; number += 1) {
      expect((await call("/generate-otp", { email: `b${number}@example.org` }, same)).status).toBe(200);
    }
    const refused = await call("/generate-otp", { email: "b@example.org" }, same);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.body.message).toMatch(/^Too many have been sent from here\. Please try again in /);
  });
});

test("nobody learns who is a member from what is answered, or how soon @desktop", async () => {
  await withMembers(async ({ call, signUp, pass }) => {
    const pairs = Array.from({ length: 10 }, (_, number) => ({
      known: `known${number}@example.org`,
      unknown: `other${number}@example.org`,
    }));
    for (const { known } of pairs) await signUp(known);

    for (const path of ["/generate-otp", "/generate-otp-signup"]) {
      const times = { known: Array<number>(), unknown: Array<number>() };
      const seen = new Set<string>();
      for (let round = 0; round < 20; round += 1) {
        pass(15);
        for (const [number, pair] of pairs.entries()) {
          const kinds = ["known", "unknown"] as const;
          for (const kind of (round + number) % 2 === 0 ? kinds : kinds.toReversed()) {
            const start = performance.now();
            const answer = await call(path, { email: pair[kind] });
            times[kind].push(performance.now() - start);
            const headers = [...answer.headers].filter(([name]) => name !== "date");
            seen.add(JSON.stringify([answer.status, answer.body, headers]));
          }
        }
      }
      expect([...seen], path).toHaveLength(1);
      const [known, unknown] = [median(times.known), median(times.unknown)];
      test
        .info()
        .annotations.push({ type: path, description: `${known.toFixed(2)} ms and ${unknown.toFixed(2)} ms` });
      // A mail written before the answer, or a few looks at the member, would show: the medians differ by far less.
      const noise = Math.max(spread(times.known), spread(times.unknown));
      expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known * 0.2, noise * 2));
    }

    const wrongCode = { otp: "000000", firstName: "Ann", lastName: "Lee" };
    for (const path of ["/verify-otp", "/signup"]) {
      for (const address of [pairs[0]?.known, pairs[0]?.unknown, "never@example.org"]) {
        const answer = await call(path, { ...wrongCode, email: address });
        expect([answer.status, answer.body]).toEqual([401, INVALID]);
      }
    }
  });
});

/** How far apart the medians of two halves of the same are. */
function spread(values: readonly number[]): number {
  const half = (rest: number) => median(values.filter((_, index) => index % 2 === rest));
  return Math.abs(half(0) - half(1));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
