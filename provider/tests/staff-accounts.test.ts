import "./support/clock";

import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { startProvider } from "./support/provider";
import { someEmail } from "./support/visitor";

const SETUP_KEY = "the-setup-key-of-the-tests";

const { request, signInAs, rows, dataDir, payload } = await startProvider({
  SETUP_KEY,
  ADMIN_URL: "https://admin.example.org",
});

const password = "a-password-of-my-own";

const invite = (who: { headers: Record<string, string> }, data: object) =>
  request.post("/api/staff/invite", { headers: who.headers, data });

const choose = (token: string, given = password) =>
  request.post("/api/staff/reset-password", { data: { token, password: given } });

/** The tokens of all links that were mailed to an address, the oldest first. */
async function tokensTo(email: string): Promise<string[]> {
  const mails = await mailsTo(dataDir, email);
  return mails.map(
    ({ text = "" }) => /https:\/\/admin\.example\.org\/admin\/reset\/(\w{40})\b/.exec(text)?.[1] ?? "",
  );
}

it("a colleague is invited by mail, and signs in with a password that nobody else has chosen", async () => {
  const staff = await signInAs("admin");
  const email = someEmail();
  expect(
    (await invite(staff, { email: ` ${email.toUpperCase()} `, name: "Ann", role: "reviewer" })).status,
  ).toBe(200);
  const [mail] = await mailsTo(dataDir, email);
  expect(mail?.subject).toMatch(/^You are invited to the admin of .+/);
  expect(mail?.replyTo).toEqual([expect.objectContaining({ address: staff.email })]);
  expect(mail?.text).toContain("within 7 days");
  expect(await staff.one("staff", "email", email)).toMatchObject({
    name: "Ann",
    role: "reviewer",
    invitedAt: expect.any(String),
  });

  // Later than a forgotten password's link would work.
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
  expect([known.status, known.text()]).toEqual([400, expect.stringContaining("has an account already")]);
  expect((await later.one("staff", "email", email)).role).toBe("reviewer");
});

it("a link is void after seven days, and when another is sent", async () => {
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

it("the admin's screens offer no account whose password somebody else chooses", async () => {
  const admin = await signInAs("admin");
  const access = (await request.get("/api/access", { headers: admin.headers })).json();
  expect(access).toMatchObject({ collections: { staff: { read: true } } });
  expect(access).not.toHaveProperty("collections.staff.create");
});

it("admins alone invite, and only to what there is", async () => {
  const email = someEmail();
  for (const who of [await signInAs("editor"), await signInAs("reviewer"), { headers: {} }]) {
    expect((await invite(who, { email, role: "admin" })).status).toBe(403);
  }
  const admin = await signInAs("admin");
  for (const data of [
    {},
    { email: "ann", role: "editor" },
    { email, role: "owner" },
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

  it("only whoever knows the setup key makes the first account, and nobody is told that there is none", async () => {
    const wrong: Record<string, string>[] = [{}, { setupKey: "" }, { setupKey: `${SETUP_KEY}x` }];
    for (const given of wrong) {
      const answer = await register("ann@example.org", given);
      expect(answer.status).toBe(400);
      expect(answer.text()).toContain("The setup key is not right.");
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

  it("what was refused or cut off may be tried again, and the key is nowhere in the database", async () => {
    const { firstAccountLink, releaseFirstAccount } = await import("../src/features/staff/first-account");
    // A provider that was killed meanwhile leaves the claim of the test before.
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
