import { siteConfig } from "@/lib/env/site-config";
import { sessionEnvironment } from "@/lib/test-support/member-session";
import { openSession, sealSession, type Session, SESSION_LIFETIME_S, sessionCookie } from "./session-cookie";

jest.mock("@/lib/env/site-config");

const NOW = 1_800_000_000_000;

const SESSION: Session = {
  id: "an-id",
  userId: "64af",
  firstName: "Ännë 🌿",
  lastName: "Lee",
  email: "ann@example.org",
  loginAt: NOW,
};

const settings = (changes: Partial<ReturnType<typeof siteConfig>>) => {
  jest.mocked(siteConfig).mockReturnValue(sessionEnvironment(changes));
};

beforeEach(() => {
  settings({});
});

it("returns the sealed session and the time of sealing", async () => {
  const cookie = await sealSession(SESSION, NOW);
  expect(await openSession(cookie, NOW + 5000)).toEqual({ session: SESSION, sealedAt: NOW });
});

it("reveals nothing about the member", async () => {
  const cookie = await sealSession(SESSION, NOW);
  const read = cookie
    .split(".")
    .map((part) => Buffer.from(part, "base64url").toString())
    .join("");
  for (const text of ["64af", "Lee", "ann@", "an-id"]) expect(cookie + read).not.toContain(text);
});

it("fits into a cookie even with the longest names", async () => {
  const longest = {
    ...SESSION,
    userId: "i".repeat(200),
    firstName: "🌿".repeat(200),
    lastName: "🌿".repeat(200),
    email: `${"e".repeat(242)}@example.org`,
  };
  expect((await sealSession(longest, NOW)).length).toBeLessThan(3900);
});

it("is valid for 30 days and no longer", async () => {
  const cookie = await sealSession(SESSION, NOW);
  const end = NOW + SESSION_LIFETIME_S * 1000;
  expect(SESSION_LIFETIME_S).toBe(30 * 86_400);
  expect(await openSession(cookie, end - 1000)).not.toBeNull();
  expect(await openSession(cookie, end + 1000)).toBeNull();
});

it("is invalid once any part of it is changed or missing", async () => {
  const cookie = await sealSession(SESSION, NOW);
  for (let at = 0; at < cookie.length - 1; at += 7) {
    const other = cookie[at] === "A" ? "B" : "A";
    expect(await openSession(cookie.slice(0, at) + other + cookie.slice(at + 1), NOW)).toBeNull();
    expect(await openSession(cookie.slice(0, at), NOW)).toBeNull();
  }
});

it("is invalid for a site with another secret", async () => {
  const cookie = await sealSession(SESSION, NOW);
  settings({ SESSION_SECRET: "the secret of another site" });
  expect(await openSession(cookie, NOW)).toBeNull();
});

it.each([
  "",
  ".",
  "....",
  "a.b.c.d.e",
  "eyJhbGciOiJub25lIn0.eyJzZXNzaW9uIjp7fX0.",
  "x".repeat(10_000),
  "null",
  "é\u0000",
])("is invalid when it is made up: %.30j", async (cookie) => {
  expect(await openSession(cookie, NOW)).toBeNull();
});

it("works without a secret as long as the process runs", async () => {
  settings({ SESSION_SECRET: undefined });
  expect(await openSession(await sealSession(SESSION, NOW), NOW)).not.toBeNull();
});

it("only the server can read it, and on https only this host can set it", () => {
  const attributes = { httpOnly: true, sameSite: "lax", path: "/", maxAge: 2_592_000 };
  expect(sessionCookie()).toEqual({ name: "session", attributes: { ...attributes, secure: false } });
  settings({ SITE_URL: "https://stories.example" });
  expect(sessionCookie()).toEqual({ name: "__Host-session", attributes: { ...attributes, secure: true } });
});
