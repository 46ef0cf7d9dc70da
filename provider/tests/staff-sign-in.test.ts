import "./support/clock";

import crypto from "node:crypto";

import { jest } from "@jest/globals";

import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import { someAddress, someEmail } from "./support/visitor";
import { mailsTo } from "./support/mails";

const password = "a-long-test-password";
const WRONG = "The email or password provided is incorrect.";

const ADMIN_URL = "https://admin.example.org";

const { request, staff, signInAs, dataDir } = await startProvider({ ADMIN_URL });

afterEach(() => jest.restoreAllMocks());

/** Signs in behind a proxy that passes on the address. */
const signIn = (email: string, given: string, address = someAddress()) =>
  request.post("/api/staff/login", {
    data: { email, password: given },
    headers: { "x-forwarded-for": `192.0.2.1, ${address}` },
  });

/** Replaces hashing with a fake that counts concurrent hashes. */
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

it("wrong passwords slow down only the person who enters them", async () => {
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
    errors: [{ message: expect.stringMatching(/^You’ve tried too many times\. Please try again in /) }],
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

it("an address may fail only so often, for any accounts", async () => {
  countHashes();
  const attacker = someAddress();
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries += 1) {
    statuses.push((await signIn(someEmail(), password, attacker)).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
});

it("staff see the address they connect from, unless a second proxy hides it", async () => {
  const seen = async (address: string) =>
    (
      await request.get("/api/own-address", { headers: { ...staff.headers, "x-forwarded-for": address } })
    ).json();
  expect((await request.get("/api/own-address")).status).toBe(403);
  expect(await seen("203.0.113.7")).toEqual({ address: "203.0.113.7" });
  expect(await seen("2001:db8:1:2:3::9")).toEqual({ address: "2001:db8:1:2::/64" });
  for (const hidden of ["203.0.113.7, 198.51.100.1", "unknown"])
    expect(await seen(hidden)).toEqual({ address: null });
});

it("neither the answer nor the work behind it reveals whether an account exists", async () => {
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

it("one password is hashed at a time, and few may wait", async () => {
  const { hash, seen } = countHashes();
  const address = someAddress();
  const answers = await Promise.all(Array.from({ length: 32 }, () => signIn(someEmail(), "wrong", address)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(seen.most).toBe(1);
  expect(hash).toHaveBeenCalledTimes(8);
  expect(refused).toHaveLength(24);
  expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(Array(24).fill("5"));
});

it("malformed sign-ins are refused, and no cache keeps the admin's answers", async () => {
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

describe("a password", () => {
  const password = "another-long-password";

  beforeEach(() => pass(61));

  const ask = (email: string, headers: Record<string, string> = {}) =>
    request.post("/api/staff/forgot-password", {
      data: { email },
      headers: { "x-forwarded-for": someAddress(), ...headers },
    });

  const signInWith = (given: string) =>
    request.post("/api/staff/login", { data: { email: staff.email, password: given } });

  const reset = (token: string, given = password) =>
    request.post("/api/staff/reset-password", { data: { token, password: given } });

  const tokenIn = (text = "") =>
    /https:\/\/admin\.example\.org\/admin\/reset\/(\w{40})\b/.exec(text)?.[1] ?? "";

  it("a forgotten password is replaced through a mail, with a link that callers can't choose", async () => {
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
    const answer = await ask(staff.email, forged);
    expect(answer.status).toBe(200);

    const [mail, ...others] = await mailsTo(dataDir, staff.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your password for the admin of .+/);
    expect(mail?.html).toContain("Choose a new password</a>");
    expect(`${mail?.html}${mail?.text}`).not.toContain("evil.example");
    const token = tokenIn(mail?.text);

    expect((await reset("0".repeat(40))).status).toBe(403);
    const short = await reset(token, "elevenchars");
    expect(short.status).toBe(400);
    expect(short.text()).toContain("at least 12 characters");

    const done = await reset(token);
    expect(done.status).toBe(200);
    expect(done.headers["set-cookie"]).toMatch(/^payload-token=/);
    expect((await signInWith("a-long-test-password")).status).toBe(401);
    expect((await signInWith(password)).status).toBe(200);
    expect((await reset(token)).status).toBe(403);
  });

  it("everyone gets the same answer, and only accounts get a mail", async () => {
    const unknown = someEmail();
    const before = (await mailsTo(dataDir, staff.email)).length;
    const answers = [await ask(staff.email), await ask(unknown)];
    const [known, none] = answers.map(({ status, headers, bytes }) => ({
      status,
      headers,
      text: bytes.toString(),
    }));
    expect(known).toEqual(none);
    expect(await mailsTo(dataDir, staff.email)).toHaveLength(before + 1);
    expect(await mailsTo(dataDir, unknown)).toEqual([]);
    for (const email of [staff.email, unknown]) {
      const again = await ask(email);
      expect(again.status).toBe(429);
      expect(again.text()).toMatch(
        /^{"errors":\[{"message":"You’ve tried too many times\. Please try again in /,
      );
    }
    expect((await ask("")).status).toBe(400);
  });

  it("an address may ask only so often, for any accounts", async () => {
    const address = { "x-forwarded-for": someAddress() };
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) statuses.push((await ask(someEmail(), address)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it("a new password on the account page ends every session but the one that chose it", async () => {
    const there = await signInAs("editor");
    const login = await request.post("/api/staff/login", {
      data: { email: there.email, password: there.password },
    });
    const here = { cookie: String(login.headers["set-cookie"]).split(";")[0] ?? "" };
    const account = `/api/staff/${there.id}`;
    const statusWith = async (headers: Record<string, string>) =>
      (await request.fetch(account, { headers })).status;
    expect(await statusWith(there.headers)).toBe(200);
    const data = { password: "a-third-long-password", currentPassword: there.password };
    const changed = await request.fetch(account, { method: "PATCH", headers: here, data });
    expect(changed.status).toBe(200);
    expect(await statusWith(there.headers)).toBe(403);
    expect(await statusWith(here)).toBe(200);
  });

  const NEEDED = "Please enter the password you sign in with.";

  it("changing one’s own address and password requires the current password", async () => {
    const who = await signInAs("reviewer");
    const change = (data: object) =>
      request.fetch(`/api/staff/${who.id}`, { method: "PATCH", headers: who.headers, data });
    const inBulk = (data: object) =>
      request.fetch(`/api/staff?where[id][equals]=${who.id}`, {
        method: "PATCH",
        headers: who.headers,
        data,
      });
    const email = someEmail();
    for (const data of [{ email }, { email, currentPassword: "wrong-password" }, { password }]) {
      const refused = await change(data);
      expect(refused.status).toBe(400);
      expect(refused.text()).toContain(NEEDED);
      expect((await inBulk(data)).text()).toContain(NEEDED);
    }
    expect((await change({ name: "Ruth", email: who.email })).status).toBe(200);
    const changed = await change({ email, currentPassword: who.password });
    expect(changed.status).toBe(200);
    expect(changed.text()).not.toContain(who.password);
    expect(changed.json()).toMatchObject({ doc: { email, name: "Ruth" } });
  });

  it("an admin can change a colleague’s address without that colleague's password", async () => {
    const [admin, { id }] = [await signInAs("admin"), await signInAs("editor")];
    const email = someEmail();
    expect(await admin.update("staff", id, { email })).toMatchObject({ email });
  });

  it("guessing a password at an unattended screen is slowed down", async () => {
    const who = await signInAs("editor");
    const begin = (given: string) =>
      request.post("/api/staff/second-factor/begin", {
        headers: who.headers,
        data: { password: given },
      });
    const refused = await begin("");
    expect([refused.status, refused.text().includes(NEEDED)]).toEqual([400, true]);
    for (let tried = 0; tried < 10; tried += 1) expect((await begin("wrong-password")).status).toBe(400);
    const late = await begin(who.password);
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    const address = await request.fetch(`/api/staff/${who.id}`, {
      method: "PATCH",
      headers: who.headers,
      data: { email: someEmail(), currentPassword: who.password },
    });
    expect(address.status).toBe(429);
    pass(2);
    expect((await begin(who.password)).status).toBe(200);
  });

  it("an account may send ten test mails in ten minutes", async () => {
    const who = await signInAs("reviewer");
    const ask = () => request.post("/api/mail-test", { headers: who.headers });
    const statuses: number[] = [];
    for (let asked = 0; asked < 11; asked += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const { headers } = await signInAs("editor");
    expect((await request.post("/api/mail-test", { headers })).status).toBe(200);
  });

  it("a password has at least twelve characters", async () => {
    const admin = await signInAs("admin");
    const sentence = "A password needs at least 12 characters.";
    const { id } = await signInAs("editor");
    const change = (password: string) =>
      request.patch(`/api/staff/${id}`, { headers: admin.headers, data: { password } });
    const refused = await change("elevenchars");
    expect(refused.status).toBe(400);
    expect(refused.text()).toContain(sentence);
    expect((await change("twelve-chars")).status).toBe(200);
  });
});
