import "./support/clock";

import { Secret, TOTP } from "otpauth";
import type { Payload } from "payload";
import { z } from "zod";

import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import type { Staff } from "./support/staff";
import { someAddress } from "./support/visitor";

const { payload, request, staff, signInAs, rows, dataDir, log } = await startProvider({
  ADMIN_URL: "https://admin.example.org",
});

const NEEDED = "Please enter the six digits from your authenticator, or a recovery code.";
const WRONG = "This code isn’t correct or has already been used.";

const begun = z.object({ key: z.string(), address: z.string(), rows: z.array(z.array(z.boolean())) });
const recovery = z.object({ codes: z.array(z.string()) });

type Account = Pick<Staff, "id" | "email" | "password" | "headers">;

const call = (who: Account, path: string, data: object = {}) =>
  request.post(`/api/staff/${path}`, { headers: who.headers, data });

/** Signs in from a new address each time, so that only the account's own limit slows it down. */
const signIn = ({ email, password }: Account, code?: string) =>
  request.post("/api/staff/login", {
    data: { email, password, code },
    headers: { "x-forwarded-for": someAddress() },
  });

const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() });

/** Returns the code of the next half minute, since no code works twice. */
function nextCode(key: string): string {
  pass(0.5);
  return codeOf(key);
}

/** Turns the second step on, as the account's page does. */
async function turnOn(who: Account) {
  const {
    key,
    address,
    rows: modules,
  } = begun.parse((await call(who, "second-factor/begin", { password: who.password })).json());
  expect(address).toMatch(/^otpauth:\/\/totp\/.+secret=/);
  expect(modules.length).toBeGreaterThan(20);
  expect(new Set(modules.map((row) => row.length))).toEqual(new Set([modules.length]));
  // Sign-in needs no code before the first correct one.
  expect((await signIn(who)).status).toBe(200);
  expect((await call(who, "second-factor/confirm", { code: "000000" })).text()).toContain(WRONG);
  const answer = await call(who, "second-factor/confirm", { code: nextCode(key) });
  return { key, codes: recovery.parse(answer.json()).codes };
}

it("someone who has turned it on signs in with password and code, and each code works once", async () => {
  const who = await signInAs("editor");
  const other = await signIn(who);
  const { key, codes } = await turnOn(who);
  const { token } = z.object({ token: z.string() }).parse(other.json());
  // Other sessions end; the one that turned it on stays.
  expect(
    (await request.get("/api/staff/me", { headers: { authorization: `JWT ${token}` } })).json(),
  ).toMatchObject({
    user: null,
  });
  expect((await request.get("/api/staff/second-factor", { headers: who.headers })).json()).toEqual({
    isOn: true,
    codesLeft: 10,
  });

  const without = await signIn(who);
  expect(without.status).toBe(401);
  expect(without.headers["set-cookie"]).toBeUndefined();
  expect(without.text()).not.toContain('"token"');
  expect(without.json()).toMatchObject({ errors: [{ message: NEEDED, data: { needsCode: true } }] });
  expect((await signIn({ ...who, password: "wrong-password" }, nextCode(key))).text()).toContain("incorrect");

  const code = nextCode(key);
  const answers = await Promise.all([signIn(who, code), signIn(who, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await signIn(who, code)).text()).toContain(WRONG);

  const [first = "", second = ""] = codes;
  expect((await signIn(who, first.toUpperCase().replaceAll("-", " "))).status).toBe(200);
  expect((await signIn(who, first)).status).toBe(401);
  expect((await signIn(who, second)).status).toBe(200);
  expect((await request.get("/api/staff/second-factor", { headers: who.headers })).json()).toEqual({
    isOn: true,
    codesLeft: 8,
  });
});

it("no other way in bypasses it", async () => {
  const who = await signInAs("editor");
  const { key } = await turnOn(who);
  const { email, password } = who;
  const refusal = { status: 401, data: { needsCode: true } };
  const local: Pick<Payload, "login" | "resetPassword"> = payload;
  await expect(local.login({ collection: "staff", data: { email, password } })).rejects.toMatchObject(
    refusal,
  );

  // A request's own claims don't reach Payload's context.
  const claims = { context: { signIn: { isReset: true } }, signIn: { isReset: true }, isReset: true };
  for (const path of ["login", "login?isReset=true", "login/"]) {
    const answer = await request.post(`/api/staff/${path}`, { data: { email, password, ...claims } });
    expect([answer.ok, answer.headers["set-cookie"]]).toEqual([false, undefined]);
  }
  expect((await request.post("/api/staff/first-register", { data: { email, password } })).ok).toBe(false);
  expect((await request.post("/api/staff/refresh-token", { data: { email, password } })).ok).toBe(false);
  expect((await request.post("/api/graphql", { data: { query: "{ meStaff { user { id } } }" } })).ok).toBe(
    false,
  );

  // Access to the mailbox gives a new password, but no session.
  const token = () => payload.forgotPassword({ collection: "staff", data: { email }, disableEmail: true });
  const fresh = "quite-another-password";
  const reset = await request.post("/api/staff/reset-password", {
    data: { token: await token(), password: fresh, ...claims },
  });
  expect(reset.status).toBe(200);
  expect(reset.headers["set-cookie"]).toBeUndefined();
  expect(reset.json()).toEqual({
    message: "We’ve changed your password. Please sign in with it and a code.",
  });
  const stored = await payload.findByID({ collection: "staff", id: who.id, showHiddenFields: true });
  expect(stored.sessions ?? []).toEqual([]);
  const again = { ...who, password: fresh };
  expect((await signIn(again)).status).toBe(401);
  expect((await signIn(again, nextCode(key))).status).toBe(200);
  await expect(
    local.resetPassword({
      collection: "staff",
      data: { token: await token(), password: fresh },
      overrideAccess: true,
    }),
  ).rejects.toMatchObject(refusal);
});

it("ten wrong codes in a row from anywhere slow the account down, even for the right one", async () => {
  const who = await signInAs("editor");
  const { key } = await turnOn(who);
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await signIn(who, `00000${tries % 10}`)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await signIn(who, codeOf(key))).status).toBe(429);
  pass(1.1);
  expect((await signIn(who, codeOf(key))).status).toBe(200);
});

it("the key is encrypted, the recovery codes are hashed, and nobody can read either", async () => {
  const who = await signInAs("reviewer");
  const { key, codes } = await turnOn(who);
  const kept = JSON.stringify([await rows("second-factors"), await rows("staff")]);
  const [code = ""] = codes;
  for (const secret of [key, code, code.replaceAll("-", "")]) expect(kept).not.toContain(secret);
  expect(log()).not.toContain(key);
  for (const path of ["second-factors", `staff/${who.id}`, "staff/me"]) {
    const text = (await request.get(`/api/${path}`, { headers: staff.headers })).text();
    for (const name of ["secret", "recoveryCodes"]) expect(text).not.toContain(name);
  }
  const { decryptSecret } = await import("../src/features/staff/second-factor-secrets");
  const row = (await rows("second-factors")).find((each) => each.staff === who.id);
  expect(decryptSecret(String(row?.secret), who.id)).toBe(key);
  expect(() => decryptSecret(String(row?.secret), staff.id)).toThrow("authenticate");
});

it("turning it off and renewing recovery codes need a code, and setup can't start again", async () => {
  const who = await signInAs("editor");
  const { key, codes } = await turnOn(who);
  const [old = "", other = ""] = codes;
  for (const path of ["second-factor/turn-off", "second-factor/recovery-codes"]) {
    for (const code of ["", "000000"]) expect((await call(who, path, { code })).status).toBe(401);
  }
  expect((await call(who, "second-factor/begin", { password: who.password })).text()).toContain(
    "Two-step sign-in is already on.",
  );
  expect((await call(who, "second-factor/confirm", { code: nextCode(key) })).status).toBe(400);

  const renewed = recovery.parse((await call(who, "second-factor/recovery-codes", { code: old })).json());
  expect((await signIn(who, other)).status).toBe(401);
  expect((await signIn(who, renewed.codes[0])).status).toBe(200);
  expect((await call(who, "second-factor/turn-off", { code: nextCode(key) })).status).toBe(200);
  expect((await signIn(who)).status).toBe(200);
});

it("an admin can reset a colleague's, who gets a mail; nobody else can, and no admin their own", async () => {
  const who = await signInAs("reviewer");
  await turnOn(who);
  const editor = await signInAs("editor");
  const path = `${who.id}/second-factor/reset`;
  for (const each of [editor, who]) expect((await call(each, path)).status).toBe(403);
  expect((await request.post(`/api/staff/${path}`)).status).toBe(403);
  expect((await request.post("/api/staff/second-factor/begin")).status).toBe(403);
  expect((await call(staff, `${staff.id}/second-factor/reset`)).status).toBe(400);
  expect((await signIn(who)).status).toBe(401);

  expect((await call(staff, path)).status).toBe(200);
  expect((await signIn(who)).status).toBe(200);
  await eventually(async () => {
    const [mail] = await mailsTo(dataDir, who.email);
    expect(mail?.subject).toBe("Your two-step sign-in was turned off");
    expect(mail?.text).toContain(staff.email);
  });
});

it("a second factor is deleted with its account", async () => {
  const who = await signInAs("editor");
  await turnOn(who);
  await staff.remove("staff", who.id);
  expect((await rows("second-factors")).filter((each) => each.staff === who.id)).toEqual([]);
});
