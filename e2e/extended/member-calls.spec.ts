import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import {
  ALL_CALLS,
  ANN,
  type CallName,
  callSite,
  type ForeignMemberSite,
  logInBy,
  no,
  RIGHT_CODE,
  serveForeignMembers,
  setCookieOf,
  withCookie,
} from "../support/foreign-members";
import { ownAddress } from "../support/forms";
import { NOT_FOUND } from "../support/local-server";
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

/** Returns the member who is logged in, according to the site. */
async function whoIs(request: APIRequestContext, session: string): Promise<unknown> {
  const answer = await request.get(`${site.url}/api/session`, { headers: withCookie(session) });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  return ((await answer.json()) as { member: unknown }).member;
}

test.describe("the calls of members", () => {
  for (const [header, value] of [
    ["origin", "https://evil.example"],
    ["origin", "null"],
    ["origin", "not an origin"],
    ["sec-fetch-site", "cross-site"],
    ["sec-fetch-site", "same-site"],
  ] as const)
    test(`are refused from another site: ${header} ${value}`, async ({ request }) => {
      const session = await logIn(request);
      site.provider.recover();
      const headers = { ...withCookie(session), [header]: value };
      for (const call of Object.keys(ALL_CALLS) as CallName[]) {
        const answer = await post(request, call, headers);
        expect(answer.status(), call).toBe(403);
        expect(setCookieOf(answer)).toBe("");
        expect((await post(request, call, { [header]: value })).status(), call).toBe(403);
      }
      for (const path of ["/api/session", "/api/session?everywhere"])
        expect((await request.delete(site.url + path, { headers })).status()).toBe(403);
      expect(site.provider.calls).toEqual([]);
      expect(await whoIs(request, session)).toEqual(ANN);
    });

  test("accept only JSON of limited size", async ({ request }) => {
    const json = { "content-type": "application/json" };
    for (const call of Object.keys(ALL_CALLS)) {
      const send = (headers: Record<string, string>, data: string) =>
        request.post(`${site.url}/api/members/${call}`, { headers, data });
      expect((await send({ "content-type": "text/plain" }, "{}")).status()).toBe(415);
      expect((await send({ "content-type": "application/x-www-form-urlencoded" }, "a=b")).status()).toBe(415);
      expect((await send(json, '{"email":')).status()).toBe(400);
      expect((await send(json, "[1]")).status()).toBe(400);
      expect((await send(json, JSON.stringify({ email: "x".repeat(70_000) }))).status()).toBe(413);
      expect((await request.get(`${site.url}/api/members/${call}`)).status()).toBe(405);
    }
    for (const call of ["nothing", "constructor", "__proto__", "..%2fsession"])
      expect((await request.post(`${site.url}/api/members/${call}`, { data: {} })).status()).toBe(404);
  });

  test("say which field has a wrong value", async ({ request }) => {
    const session = await logIn(request);
    site.provider.recover();
    for (const value of [null, 7, true, ["x"], { a: 1 }, "x".repeat(6000), "a@b\r\nBcc: c@d.example"]) {
      for (const call of ["generate-otp", "verify-otp", "signup", "update-profile"] as const) {
        const fields = Object.keys(ALL_CALLS[call]).filter(
          (name) => typeof value !== "string" || name === "email",
        );
        const changes = Object.fromEntries(fields.map((name) => [name, value]));
        const answer = await post(request, call, withCookie(session), changes);
        expect(answer.status()).toBe(422);
        const { errors } = (await answer.json()) as { errors: Record<string, string> };
        expect(Object.keys(errors).sort()).toEqual(fields.sort());
      }
    }
    for (const stories of [undefined, null, "", "both", 7]) {
      const answer = await post(request, "delete", withCookie(session), { stories });
      expect(await answer.json()).toMatchObject({
        errors: { stories: "Please choose what should happen to your stories." },
      });
    }
    expect(site.provider.calls).toEqual([]);
  });

  test("pass on an address as mail servers know it", async ({ request }) => {
    await post(request, "generate-otp", {}, { email: "  ann@BÜCHER.example\u0000 " });
    expect(site.provider.calls[0]?.body).toEqual({ email: "ann@xn--bcher-kva.example" });
  });

  test("are limited per browser, and say when the next may come", async ({ playwright }) => {
    const request = await playwright.request.newContext();
    const address = { "x-forwarded-for": "2001:db8:1:1::1" };
    for (let count = 0; count < 30; count += 1)
      expect((await post(request, "generate-otp", address)).status()).toBe(200);
    const refused = await post(request, "generate-otp", address);
    expect(refused.status()).toBe(429);
    const wait = Number(refused.headers()["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await refused.json()).toEqual({
      status: "error",
      message: expect.stringMatching(
        /^You’ve tried too many times\. Please try again in \d+ (minute|second)s?\.$/,
      ),
    });
    expect((await post(request, "verify-otp", address)).status()).toBe(429);
    await request.dispose();
  });

  test("are limited per address, whatever the browser claims to be", async ({ playwright }) => {
    const send = async (forwardedFor: string) => {
      const request = await playwright.request.newContext();
      const { status, forwarded } = await post(request, "generate-otp", {
        "x-forwarded-for": forwardedFor,
      }).then((answer) => ({ status: answer.status(), forwarded: site.provider.calls.at(-1)?.forwardedFor }));
      await request.dispose();
      return { status, forwarded };
    };
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) {
      const { status, forwarded } = await send(`203.0.113.${count % 250}, 198.51.100.7`);
      statuses.push(status);
      if (status === 200) expect(forwarded).toBe("198.51.100.7");
    }
    expect(statuses.indexOf(429)).toBe(300);
    expect((await send("198.51.100.8")).status).toBe(200);
  });

  test("don't count a provider's failures", async ({ playwright }) => {
    const request = await playwright.request.newContext();
    const address = { "x-forwarded-for": "2001:db8:1:3::1" };
    site.provider.answer("/generate-otp", "hang up");
    for (let count = 0; count < 33; count += 1)
      expect((await post(request, "generate-otp", address)).status()).toBe(503);
    site.provider.recover();
    expect((await post(request, "generate-otp", address)).status()).toBe(200);
    await request.dispose();
  });

  test("say whom to write to if the provider lacks them", async ({ request }) => {
    const session = await logIn(request);
    const page = { status: 405, body: "<h1>Not here</h1>" };
    for (const way of [
      NOT_FOUND,
      no("No such route", 404),
      page,
      { ...page, status: 404 },
      no("Gone", 410),
    ]) {
      site.provider.answer("/delete_user", way);
      site.provider.answer("/export_user", way);
      for (const call of ["delete", "export"] as const) {
        const answer = await post(request, call, withCookie(session));
        expect(answer.status()).toBe(404);
        expect(await answer.json()).toEqual({
          status: "error",
          message: "You can’t do that here. Please write to hello@harbour.example.",
        });
      }
    }
    expect(await whoIs(request, session)).toEqual(ANN);
  });

  test("leave no address, name or code in the log", async ({ request }) => {
    const session = await logIn(request);
    const personal = { firstName: "Zebedee", lastName: "Quillfeather", email: "zebedee@quill.example" };
    for (const answer of [no("zebedee@quill.example 918273", 500), "hang up" as const, no("No.", 401)]) {
      for (const path of ["/verify-otp", "/signup", "/generate-otp", "/update_user_profile"])
        site.provider.answer(path, answer);
      for (const call of ["verify-otp", "signup", "generate-otp", "update-profile"] as const)
        await post(request, call, withCookie(session), { ...personal, otp: "918273" });
    }
    const log = readFileSync(site.stack.siteLog, "utf8");
    expect(log).toContain("member-call-failed");
    for (const text of [...Object.values(personal), ...Object.values(ANN), "918273", RIGHT_CODE, session])
      expect(log).not.toContain(text);
  });
});

test.describe("the page after a login", () => {
  for (const next of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "https:evil.example",
    "%2F%2Fevil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
  ])
    test(`is never on another site: ${JSON.stringify(next)}`, async ({ page }) => {
      await page.goto(`${site.url}/login?${new URLSearchParams({ next }).toString()}`);
      await page.getByLabel("Email").fill(ANN.email);
      await page.getByRole("button", { name: "Send OTP" }).click();
      await page.getByRole("textbox", { name: "One-time code (OTP)" }).fill(RIGHT_CODE);
      await page.getByRole("button", { name: "Verify and log in" }).click();
      await page.waitForURL(`${site.url}/`);
    });
});
