import "./support/clock";

import { randomUUID } from "node:crypto";

import { Secret, TOTP } from "otpauth";
import { z } from "zod";

import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { someEmail, visitor } from "./support/visitor";

const SETUP_KEY = "the-setup-key-of-the-tests";

const { request, signInAs, rows, dataDir, payload, log } = await startProvider({
  SETUP_KEY,
  ADMIN_URL: "https://admin.example.org",
});
const { environment } = await import("../src/lib/environment");
const { noteSecret } = await import("../src/features/staff/changed-secret");
const { consentReceipt } = await import("../src/features/consents/consent-receipt");
const { recordOfToken, tokenOfRecord } = await import("../src/features/consents/withdrawal-link");

const password = "a-password-of-my-own";

const invite = (who: { headers: Record<string, string> }, data: object) =>
  request.post("/api/staff/invite", { headers: who.headers, data });

const choose = (token: string, given = password) =>
  request.post("/api/staff/reset-password", { data: { token, password: given } });

/** Returns the tokens of all links mailed to an address, oldest first. */
async function tokensTo(email: string): Promise<string[]> {
  const mails = await mailsTo(dataDir, email);
  return mails.map(
    ({ text = "" }) => /https:\/\/admin\.example\.org\/admin\/reset\/(\w{40})\b/.exec(text)?.[1] ?? "",
  );
}

it("a colleague is invited by mail, and signs in with a password that nobody else chose", async () => {
  const staff = await signInAs("admin");
  const email = someEmail();
  const invited = await invite(staff, { email: ` ${email.toUpperCase()} `, name: "Ann", role: "reviewer" });
  expect(invited.json()).toEqual({
    message: expect.stringContaining(`You’ve invited ${email}. No mail server is set up`),
    isUnsent: true,
  });
  const [mail] = await mailsTo(dataDir, email);
  expect(mail?.subject).toMatch(/^You’re invited to the admin of .+/);
  expect(mail?.replyTo).toEqual([expect.objectContaining({ address: staff.email })]);
  expect(mail?.text).toContain("within 7 days");
  expect(await staff.one("staff", "email", email)).toMatchObject({
    name: "Ann",
    role: "reviewer",
    isCarer: false,
    invitedAt: expect.any(String),
  });

  // After a link for a forgotten password would have expired.
  pass(6 * 24 * 60);
  const [token = ""] = await tokensTo(email);
  const short = await choose(token, "elevenchars");
  expect(short.text()).toContain("at least 12 characters");
  const joined = await choose(token);
  expect(joined.json()).toMatchObject({ user: { email, role: "reviewer" } });
  expect(joined.headers["set-cookie"]).toMatch(/^payload-token=/);
  const later = await signInAs("admin");
  expect((await later.one("staff", "email", email)).invitedAt).toBeNull();
  expect((await choose(token)).status).toBe(403);
  expect((await request.post("/api/staff/login", { data: { email, password } })).status).toBe(200);

  const known = await invite(later, { email, name: "Ann", role: "admin" });
  expect([known.status, known.text()]).toEqual([400, expect.stringContaining("already has an account")]);
  expect((await later.one("staff", "email", email)).role).toBe("reviewer");
});

it("a link expires after seven days, or when another is sent", async () => {
  const email = someEmail();
  await invite(await signInAs("admin"), { email, role: "editor" });
  const [first = ""] = await tokensTo(email);
  pass(7 * 24 * 60 + 1);
  expect((await choose(first)).status).toBe(403);

  const admin = await signInAs("admin");
  await invite(admin, { email, role: "editor" });
  await invite(admin, { email, role: "reviewer" });
  const [, second = "", third = ""] = await tokensTo(email);
  expect((await choose(second)).status).toBe(403);
  expect((await choose(third)).json()).toMatchObject({ user: { role: "reviewer" } });
});

it("a colleague is invited as a carer, as the last invitation says", async () => {
  const admin = await signInAs("admin");
  const [email, other] = [someEmail(), someEmail()];
  await invite(admin, { email, role: "reviewer", isCarer: true });
  await invite(admin, { email: other, role: "reviewer", isCarer: true });
  await invite(admin, { email: other, role: "reviewer", isCarer: false });
  expect((await admin.one("staff", "email", email)).isCarer).toBe(true);
  expect((await admin.one("staff", "email", other)).isCarer).toBe(false);
});

it("the admin's screens offer no accounts with someone else's choice of password", async () => {
  const admin = await signInAs("admin");
  const access = (await request.get("/api/access", { headers: admin.headers })).json();
  expect(access).toMatchObject({ collections: { staff: { read: true } } });
  expect(access).not.toHaveProperty("collections.staff.create");
});

it("only admins can invite, also carers, and only to existing roles", async () => {
  const email = someEmail();
  for (const who of [await signInAs("editor"), await signInAs("reviewer"), { headers: {} }]) {
    for (const data of [{ role: "admin" }, { role: "editor", isCarer: true }])
      expect((await invite(who, { email, ...data })).status).toBe(403);
  }
  const admin = await signInAs("admin");
  for (const data of [
    {},
    { email: "ann", role: "editor" },
    { email, role: "owner" },
    { email, role: "editor", isCarer: "yes" },
    { email: [email], role: "editor" },
  ]) {
    expect((await invite(admin, data)).status).toBe(400);
  }
  expect((await rows("staff")).filter((account) => account.email === email)).toEqual([]);
  expect(await mailsTo(dataDir, email)).toEqual([]);
});

describe("the first account", () => {
  const password = "a-long-test-password";

  // As on a fresh machine.
  beforeEach(() => payload.db.deleteMany({ collection: "staff", where: {} }));

  const register = (email: string, more: Record<string, string>) =>
    request.post("/api/staff/first-register", { data: { email, password, ...more } });

  const count = async () => (await payload.count({ collection: "staff" })).totalDocs;

  it("only someone who knows the setup key can make the first account, and nobody can tell that there is none", async () => {
    const wrong: Record<string, string>[] = [{}, { setupKey: "" }, { setupKey: `${SETUP_KEY}x` }];
    for (const given of wrong) {
      const answer = await register("ann@example.org", given);
      expect(answer.status).toBe(400);
      expect(answer.text()).toContain("The setup key isn’t correct.");
    }
    expect((await request.get("/api/staff/init")).status).toBe(403);
    expect(await count()).toBe(0);
  });

  it("of eight at once, one becomes the admin", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => register(`ann${index}@example.org`, { setupKey: SETUP_KEY })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(403)]);
    const [winner] = answers.filter(({ ok }) => ok);
    expect(winner?.json()).toMatchObject({ token: expect.any(String), user: { role: "admin" } });
    expect(winner?.headers["set-cookie"]).toMatch(/^payload-token=.+; Secure=true; HttpOnly=true/);
    expect(await count()).toBe(1);
    expect((await register("late@example.org", { setupKey: SETUP_KEY })).status).toBe(403);
  });

  it("a refused or interrupted attempt can be repeated, and the key is nowhere in the database", async () => {
    const { firstAccountLink, releaseFirstAccount } = await import("../src/features/staff/first-account");
    // A provider killed meanwhile leaves the previous test's claim.
    expect((await register("ann@example.org", { setupKey: SETUP_KEY })).status).toBe(403);
    await releaseFirstAccount(payload);
    expect(await firstAccountLink(payload)).toBe(
      `https://admin.example.org/admin/create-first-user?key=${SETUP_KEY}`,
    );

    const short = await register("ann@example.org", { setupKey: SETUP_KEY, password: "elevenchars" });
    expect(short.status).toBe(400);
    expect(short.text()).toContain("at least 12 characters");

    const made = await register("ann@example.org", { setupKey: SETUP_KEY, name: "Ann" });
    expect(made.json()).toMatchObject({ user: { email: "ann@example.org", name: "Ann" } });
    const stored = await payload.db.find({ collection: "staff", pagination: false });
    expect(JSON.stringify(stored.docs)).not.toContain(SETUP_KEY);
    expect(await firstAccountLink(payload)).toBeUndefined();
  });
});

describe("a changed PAYLOAD_SECRET", () => {
  const changeSecret = (payloadSecret: string) => Object.assign(environment(), { payloadSecret });

  const TOKEN = /\/withdraw-consent\/([\w-]+)/;
  const tokenIn = (text: string) => TOKEN.exec(text)?.[1] ?? "";

  /** Returns somebody who agreed in a form, and the token of the link mailed to them. */
  async function agreed() {
    const email = someEmail();
    const { send } = visitor(request);
    await send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
    let token = "";
    await eventually(async () => {
      const [mail] = await mailsTo(dataDir, email);
      token = tokenIn(mail?.text ?? "");
      expect(token).not.toBe("");
    });
    return { email, token };
  }

  /** Returns the token of the link in the next mail about a consent. */
  async function laterToken(email: string): Promise<string> {
    const { docs } = await payload.find({
      collection: "testimony-consents",
      where: { email: { equals: email } },
      showHiddenFields: true,
    });
    const [record] = docs;
    return record
      ? tokenIn(JSON.stringify(await consentReceipt(payload, record, { thanks: "testimony" })))
      : "";
  }

  const statusOf = async (token: string) => (await request.get(`/consents/${token}`)).status;

  it("every mailed link, from the first to the newest, withdraws after any change of the secret", async () => {
    const { email, token } = await agreed();
    expect(await laterToken(email)).toBe(token);

    changeSecret("another-secret-of-the-tests");
    const between = await laterToken(email);
    expect([await statusOf(token), await statusOf(between)]).toEqual([200, 200]);

    changeSecret("a-third-secret-of-the-tests");
    const newest = await laterToken(email);
    expect([await statusOf(token), await statusOf(newest)]).toEqual([200, 200]);
    const outdated = await request.get(`/consents/${between}`);
    expect(outdated.status).toBe(404);
    expect(outdated.text()).toContain("Please use the one in our latest email, or write to us");

    const withName = (signature: string) => `${newest.slice(0, 43)}${signature}`;
    expect([await statusOf(withName("x".repeat(43))), await statusOf(newest.slice(0, 43))]).toEqual([
      404, 404,
    ]);
    expect(await statusOf(withName(newest.slice(0, 43)))).toBe(404);

    const { send } = visitor(request);
    expect((await send("/withdraw-consents", { token: newest })).status).toBe(200);
  });

  it("links that open one record stop working", () => {
    changeSecret("the-secret-of-the-tests");
    const id = randomUUID();
    const token = tokenOfRecord("stop prayer mails", id);
    expect(recordOfToken("stop prayer mails", token)).toBe(id);
    changeSecret("another-secret-of-the-tests");
    expect(recordOfToken("stop prayer mails", token)).toBeUndefined();
  });

  it("an earlier second step gets an explanation, and can be removed only with the setup key", async () => {
    changeSecret("the-secret-of-the-tests");
    const who = await signInAs("editor");
    const call = (path: string, data: object) =>
      request.post(`/api/staff/second-factor/${path}`, { headers: who.headers, data });
    const { key } = z
      .object({ key: z.string() })
      .parse((await call("begin", { password: who.password })).json());
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    expect((await call("confirm", { code: totp.generate() })).status).toBe(200);

    changeSecret("another-secret-of-the-tests");
    const signIn = (code?: string) =>
      request.post("/api/staff/login", { data: { email: who.email, password: who.password, code } });
    for (const code of [undefined, totp.generate(), "not-the-setup-key"]) {
      const answer = await signIn(code);
      expect(answer.status).toBe(401);
      expect(answer.text()).toContain("secret has changed");
      expect(answer.json()).toMatchObject({ errors: [{ data: { needsCode: true } }] });
    }

    await noteSecret(payload);
    expect(log()).toContain("PAYLOAD_SECRET is not the one this site's data was created with");
    expect(log()).toContain("Links to give or withdraw consent still work.");
    expect(log()).toContain("don't, nor do those that stop emails about prayers.");
    expect(log()).toContain("and 1 accounts have to set up two-step sign-in again");

    expect((await signIn(SETUP_KEY)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it("a change is reported at the first start with it", async () => {
    const lines = () => log().split("PAYLOAD_SECRET is not the one").length;
    const before = lines();
    await noteSecret(payload);
    expect(lines()).toBe(before);
    changeSecret("a-fourth-secret-of-the-tests");
    await noteSecret(payload);
    await noteSecret(payload);
    expect(lines()).toBe(before + 1);
  });
});
