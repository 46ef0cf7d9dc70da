import type { APIRequestContext } from "@playwright/test";
import {
  ANN,
  attributesOf,
  type CallName,
  callSite,
  cookieOf,
  type ForeignMemberSite,
  logInBy,
  MEMBER_CALLS,
  no,
  serveForeignMembers,
  setCookieOf,
  withCookie,
} from "../support/foreign-members";
import { startForeignSite } from "../support/foreign-site";
import { ownAddress } from "../support/forms";
import { expect, test } from "../support/test";

// Other tests' calls don't count against these.
test.use({ extraHTTPHeaders: { "x-forwarded-for": ownAddress() } });

let site: ForeignMemberSite;

test.beforeAll(async ({ foreignSite }) => {
  site = await serveForeignMembers(foreignSite);
});

test.beforeEach(() => {
  site.provider.recover();
});

const post = (
  request: APIRequestContext,
  call: CallName,
  headers: Record<string, string> = {},
  changes: object = {},
) => callSite(request, site.url, call, { headers, changes });

const logIn = (request: APIRequestContext, headers: Record<string, string> = {}) =>
  logInBy(request, site.url, headers);

const MONTH_S = 2_592_000;

/** Returns the member who is logged in, according to the site. */
async function whoIs(request: APIRequestContext, session: string): Promise<unknown> {
  const answer = await request.get(`${site.url}/api/session`, { headers: withCookie(session) });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  return ((await answer.json()) as { member: unknown }).member;
}

test.describe("the session", () => {
  test("is a server-only cookie for 30 days, a new one for each login", async ({ request }) => {
    const answer = await post(request, "verify-otp", { cookie: "none=1" });
    expect(attributesOf(answer)).toEqual(["HttpOnly", `Max-Age=${MONTH_S}`, "Path=/", "SameSite=lax"]);
    expect(await answer.text()).not.toContain(cookieOf(answer));
    const first = cookieOf(answer);
    const second = await logIn(request, withCookie(first));
    expect(second).not.toBe(first);
    expect(await whoIs(request, second)).toEqual(ANN);
    expect(await whoIs(request, first)).toBeNull();
  });

  test("is bound to this host, and to HTTPS if the site uses it", async ({ request }) => {
    const secure = await serveForeignMembers(await startForeignSite({ SITE_URL: "https://stories.example" }));
    try {
      const answer = await callSite(request, secure.url, "verify-otp");
      expect(attributesOf(answer, "__Host-session")).toEqual([
        "HttpOnly",
        `Max-Age=${MONTH_S}`,
        "Path=/",
        "SameSite=lax",
        "Secure",
      ]);
      expect(setCookieOf(answer)).toBe("");
      const cookie = cookieOf(answer, "__Host-session");
      for (const [name, member] of [
        ["__Host-session", ANN],
        ["session", null],
      ] as const) {
        const known = await request.get(`${secure.url}/api/session`, {
          headers: { cookie: `${name}=${cookie}` },
        });
        expect(await known.json()).toEqual({ member });
      }
    } finally {
      await secure.stop();
    }
  });

  test("is invalid if changed, cut, made up or sealed by another site", async ({ request }) => {
    const session = await logIn(request);
    const other = await serveForeignMembers(await startForeignSite());
    let foreign = "";
    try {
      foreign = await logInBy(request, other.url);
    } finally {
      await other.stop();
    }
    const middle = Math.floor(session.length / 2);
    const changed =
      session.slice(0, middle) + (session[middle] === "A" ? "B" : "A") + session.slice(middle + 1);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(
      JSON.stringify({ session: { id: "a", ...ANN, loginAt: 0 }, iat: 0, exp: 9e9 }),
    ).toString("base64url")}.`;
    for (const wrong of [
      changed,
      session.slice(0, -5),
      session.slice(1),
      `${session}A`,
      foreign,
      unsigned,
      "",
      ".",
      "....",
      "null",
      "%00",
      "%F0%9F%99%82",
      "x".repeat(3500),
      ANN.userId,
    ]) {
      expect(await whoIs(request, wrong), wrong.slice(0, 40)).toBeNull();
      for (const [call, data] of Object.entries(MEMBER_CALLS)) {
        const answer = await request.post(`${site.url}/api/members/${call}`, {
          data,
          headers: withCookie(wrong),
        });
        expect(answer.status(), `${call} ${wrong.slice(0, 40)}`).toBe(401);
      }
      const page = await request.get(`${site.url}/profile`, {
        headers: withCookie(wrong),
        maxRedirects: 0,
      });
      expect(page.status()).toBe(307);
    }
    expect(site.provider.calls.filter(({ path }) => path !== "/verify-otp")).toEqual([]);
  });

  for (const path of ["/api/session", "/api/session?everywhere"])
    test(`is refused after DELETE ${path}, whoever kept the cookie, also after a restart`, async ({
      request,
    }) => {
      const session = await logIn(request);
      const ended = await request.delete(site.url + path, { headers: withCookie(session) });
      expect(ended.status()).toBe(200);
      expect(setCookieOf(ended)).toMatch(/^session=; .*Max-Age=0/);
      const expectRefused = async () => {
        expect(await whoIs(request, session)).toBeNull();
        for (const [call, data] of Object.entries(MEMBER_CALLS)) {
          const answer = await request.post(`${site.url}/api/members/${call}`, {
            data,
            headers: withCookie(session),
          });
          expect(answer.status()).toBe(401);
          expect(await answer.json()).toEqual({ status: "error", message: "Please log in again." });
        }
      };
      await expectRefused();
      await site.stack.site.stop();
      await site.stack.site.start();
      await expectRefused();
      const again = await logIn(request);
      expect(await whoIs(request, again)).toEqual(ANN);
    });

  test("alone decides whose profile is changed, deleted or downloaded", async ({ request }) => {
    const session = await logIn(request);
    site.provider.recover();
    for (const call of Object.keys(MEMBER_CALLS) as CallName[])
      await post(request, call, withCookie(session), { userId: "somebody-else", _id: "somebody-else" });
    expect(site.provider.calls.map(({ path }) => path)).toEqual([
      "/update_user_profile",
      "/delete_user",
      "/export_user",
    ]);
    for (const { body } of site.provider.calls) expect(body.userId).toBe(ANN.userId);
    expect(JSON.stringify(site.provider.calls)).not.toContain("somebody-else");
  });

  test("follows a changed name and stays the same session", async ({ request }) => {
    const [session, other] = [await logIn(request), await logIn(request)];
    const answer = await post(request, "update-profile", withCookie(session), { firstName: "Anna" });
    expect(await whoIs(request, cookieOf(answer))).toEqual({ ...ANN, firstName: "Anna" });
    expect(await whoIs(request, other)).toEqual(ANN);
    await request.delete(`${site.url}/api/session`, { headers: withCookie(session) });
    expect(await whoIs(request, cookieOf(answer))).toBeNull();
  });

  test("follows a changed address under the same id, and ends all others", async ({ request }) => {
    const [session, other] = [await logIn(request), await logIn(request)];
    site.provider.answer("/update_user_profile", {
      body: JSON.stringify({
        status: "success",
        data: {
          _id: "somebody-else",
          firstName: "Anna",
          lastName: "Lee",
          local: { email: "new@example.org" },
        },
      }),
    });
    const answer = await post(request, "update-profile", withCookie(session));
    const member = { userId: ANN.userId, firstName: "Anna", lastName: "Lee", email: "new@example.org" };
    expect(await answer.json()).toMatchObject({ status: "success", member });
    expect(await whoIs(request, cookieOf(answer))).toEqual(member);
    site.provider.recover();
    for (const old of [session, other]) {
      expect(await whoIs(request, old)).toBeNull();
      expect((await post(request, "update-profile", withCookie(old))).status()).toBe(401);
    }
    expect(site.provider.calls).toEqual([]);
    await request.delete(`${site.url}/api/session`, { headers: withCookie(cookieOf(answer)) });
    expect(await whoIs(request, cookieOf(answer))).toBeNull();
  });

  test("survives a wrong code and a provider's failure", async ({ request }) => {
    const session = await logIn(request);
    for (const path of ["/update_user_profile", "/delete_user", "/export_user"]) {
      site.provider.answer(path, no("Invalid OTP.", 401));
    }
    for (const call of Object.keys(MEMBER_CALLS) as CallName[])
      expect((await post(request, call, withCookie(session))).status(), call).toBe(422);
    site.provider.answer("/update_user_profile", "hang up");
    expect((await post(request, "update-profile", withCookie(session))).status()).toBe(503);
    expect(await whoIs(request, session)).toEqual(ANN);
  });

  test("ends when the provider no longer knows the member", async ({ request }) => {
    for (const [call, path] of [
      ["update-profile", "/update_user_profile"],
      ["delete", "/delete_user"],
      ["export", "/export_user"],
    ] as const) {
      const session = await logIn(request);
      site.provider.answer(path, no("User not found.", 404));
      const answer = await post(request, call, withCookie(session));
      expect(answer.status(), call).toBe(401);
      expect(await answer.json()).toEqual({ status: "error", message: "Please log in again." });
      expect(setCookieOf(answer)).toMatch(/^session=; .*Max-Age=0/);
      expect(await whoIs(request, session)).toBeNull();
    }
  });
});
