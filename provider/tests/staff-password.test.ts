import "./support/clock";

import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { startProvider } from "./support/provider";
import { someAddress, someEmail } from "./support/visitor";

const ADMIN_URL = "https://admin.example.org";
const password = "another-long-password";

const { request, staff, signInAs, dataDir } = await startProvider({ ADMIN_URL });

beforeEach(() => pass(61));

const ask = (email: string, headers: Record<string, string> = {}) =>
  request.post("/api/staff/forgot-password", {
    data: { email },
    headers: { "x-forwarded-for": someAddress(), ...headers },
  });

const signIn = (given: string) =>
  request.post("/api/staff/login", { data: { email: staff.email, password: given } });

const reset = (token: string, given = password) =>
  request.post("/api/staff/reset-password", { data: { token, password: given } });

const tokenIn = (text = "") =>
  /https:\/\/admin\.example\.org\/admin\/reset\/(\w{40})\b/.exec(text)?.[1] ?? "";

it("a forgotten password is replaced by way of a mail, whose link nobody else chooses", async () => {
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
  expect((await signIn("a-long-test-password")).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
  expect((await reset(token)).status).toBe(403);
});

it("everybody gets the same answer, and mails only who has an account", async () => {
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
    expect(again.text()).toMatch(/^{"errors":\[{"message":"There were too many tries\. Please try again in /);
  }
  expect((await ask("")).status).toBe(400);
});

it("an address may ask so often, for whomever it asks", async () => {
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
  const data = { password: "a-third-long-password" };
  const changed = await request.fetch(account, { method: "PATCH", headers: here, data });
  expect(changed.status).toBe(200);
  expect(await statusWith(there.headers)).toBe(403);
  expect(await statusWith(here)).toBe(200);
});
