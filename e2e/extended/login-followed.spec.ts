import { expectNoAxeViolations } from "../support/accessibility";
import {
  askForCode,
  codeField,
  formerMember,
  signUp,
  storageOf,
  type MemberSite,
} from "../support/member-site";
import { expect, test } from "../support/test";

let site: MemberSite;

test.beforeAll(({ memberSite }) => {
  site = memberSite;
});

test("a browser that lost its storage is asked whether to continue as the same member", async ({ page }) => {
  const email = await signUp(page, site);
  await page.goto(`${site.url}/api/health`);
  await page.evaluate(() => localStorage.clear());
  const html = await (await page.request.get(`${site.url}/login`)).text();
  expect(html).not.toContain("Lee");
  expect(html).not.toContain(email);
  await page.goto(`${site.url}/login?next=/profile`);
  await expect(page.getByText("You’re still logged in as Ann Lee.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your profile");

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site.url}/login`);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Send OTP" })).toBeVisible();
});

test("a browser that only seems to be logged in is not", async ({ page }) => {
  const pretend = () =>
    page.evaluate(() => {
      localStorage.setItem("userId", "42");
      localStorage.setItem("draft", "typed");
    });
  await page.goto(`${site.url}/about-us`);
  await pretend();
  await page.goto(`${site.url}/login`);
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect.poll(() => storageOf(page)).toEqual({ draft: "typed" });

  await page.evaluate(() => sessionStorage.clear());
  await pretend();
  const asked = page.waitForRequest("**/api/session");
  await page.goto(`${site.url}/about-us`);
  await asked;
  await expect.poll(() => storageOf(page)).toEqual({ draft: "typed" });
});

test("a page from before a login in another tab doesn't undo it", async ({ page, context }) => {
  const email = await formerMember(page, site);
  await page.goto(`${site.url}/login`);
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(`${site.url}/signup`);
  const other = await context.newPage();
  await askForCode(other, `${site.url}/login`, email);
  await codeField(other).fill(await site.codeTo(email, 2));
  await other.getByRole("button", { name: "Verify and log in" }).click();
  await other.waitForURL(`${site.url}/`);
  await page.goBack();
  await expect(page.getByText("You’re still logged in as Ann Lee.")).toBeVisible();
  expect(await storageOf(other)).toMatchObject({ firstName: "Ann", email });
});

test("asks logged-in members until they answer, and again a day later", async ({ page }) => {
  await signUp(page, site);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const open = () => page.goto(`${site.url}/about-us`, { waitUntil: "networkidle" });
  const times = () => asked.filter((path) => path === "/api/session").length;
  const answered = () => page.evaluate(() => sessionStorage.getItem("memberChecked") !== null);
  await page.route("**/api/session", (route) => route.abort());
  await open();
  await expect.poll(times).toBe(1);
  expect(await answered()).toBe(false);
  await page.unroute("**/api/session");
  await open();
  await expect.poll(times).toBe(2);
  await expect.poll(answered).toBe(true);
  await open();
  expect(times()).toBe(2);
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await open();
  await expect.poll(times).toBe(3);
});

test("doesn't ask visitors who haven't logged in", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/", "/about-us", "/login"])
    await page.goto(site.url + path, { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.startsWith("/api/session"))).toEqual([]);
});
