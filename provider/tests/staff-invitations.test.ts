import "./support/clock";

import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { startProvider } from "./support/provider";
import { someEmail } from "./support/visitor";

const { request, signInAs, rows, dataDir } = await startProvider({
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
