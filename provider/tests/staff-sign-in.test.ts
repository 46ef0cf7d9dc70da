import "./support/clock";

import crypto from "node:crypto";

import { jest } from "@jest/globals";

import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import { someAddress, someEmail } from "./support/visitor";

const password = "a-long-test-password";
const WRONG = "The email or password provided is incorrect.";

const { request, staff } = await startProvider({ ADMIN_URL: "https://admin.example.org" });

afterEach(() => jest.restoreAllMocks());

/** Behind a proxy that says who asks. */
const signIn = (email: string, given: string, address = someAddress()) =>
  request.post("/api/staff/login", {
    data: { email, password: given },
    headers: { "x-forwarded-for": `192.0.2.1, ${address}` },
  });

/** Hashing without the work, and how many were hashed at the same time at most. */
function countHashes() {
  const seen = { now: 0, most: 0 };
  const hash = jest.spyOn(crypto, "pbkdf2");
  hash.mockImplementation((_password, _salt, _iterations, _bytes, _digest, done) => {
    seen.most = Math.max(seen.most, (seen.now += 1));
    setImmediate(() => {
      seen.now -= 1;
      done(null, Buffer.alloc(32));
    });
  });
  return { hash, seen };
}

it("wrong passwords slow down whoever gives them, and nobody else", async () => {
  const attacker = someAddress();
  const { hash } = countHashes();
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await signIn(staff.email, `wrong-${tries}`, attacker);
    expect(answer.status).toBe(401);
    expect(answer.text()).toContain(WRONG);
  }
  hash.mockRestore();

  const refused = await signIn(staff.email, password, attacker);
  expect(refused.status).toBe(429);
  expect(refused.json()).toEqual({
    errors: [{ message: expect.stringMatching(/^There were too many tries\. Please try again in /) }],
  });
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect((await signIn(staff.email, password)).status).toBe(200);
  expect((await signIn(` ${staff.email.toUpperCase()} `, password)).status).toBe(200);

  pass(1.1);
  expect((await signIn(staff.email, "wrong", attacker)).status).toBe(401);
  expect((await signIn(staff.email, password, attacker)).status).toBe(429);
  pass(5.1);
  expect((await signIn(staff.email, password, attacker)).status).toBe(200);
  expect((await signIn(staff.email, "wrong", attacker)).status).toBe(401);
  expect((await signIn(staff.email, password, attacker)).status).toBe(200);
});

it("an address may fail so often, whosever accounts it tries", async () => {
  countHashes();
  const attacker = someAddress();
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries += 1) {
    statuses.push((await signIn(someEmail(), password, attacker)).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
});

it("whether there is an account shows neither in the answer nor in the work it takes", async () => {
  const { hash } = countHashes();
  const workFor = async (email: string) => {
    hash.mockClear();
    const { status, headers, bytes } = await signIn(email, "wrong");
    const work = hash.mock.calls.map(([, , iterations, length, digest]) => [iterations, length, digest]);
    return { status, headers, text: bytes.toString(), work };
  };
  const known = await workFor(staff.email);
  expect(known.work).toHaveLength(1);
  expect(await workFor(someEmail())).toEqual(known);
});

it("one password is hashed at a time, and few wait", async () => {
  const { hash, seen } = countHashes();
  const address = someAddress();
  const answers = await Promise.all(Array.from({ length: 32 }, () => signIn(someEmail(), "wrong", address)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(seen.most).toBe(1);
  expect(hash).toHaveBeenCalledTimes(8);
  expect(refused).toHaveLength(24);
  expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(Array(24).fill("5"));
});

it("what is no sign-in at all is refused, and nothing of the admin's is kept by a cache", async () => {
  for (const data of [[], "x", {}, { email: staff.email }, { email: ["a"], password: {} }]) {
    expect((await request.post("/api/staff/login", { data })).status).toBe(400);
  }
  const { headers } = staff;
  const answers = [
    await signIn(staff.email, password),
    await request.get("/api/staff/me", { headers }),
    await request.get("/api/globals/settings", { headers }),
    await request.get("/api/none"),
    await request.post("/api/staff/login", { headers: { origin: "https://evil.example" } }),
  ];
  for (const answer of answers) expect(answer.headers["cache-control"]).toBe("no-store");
});
