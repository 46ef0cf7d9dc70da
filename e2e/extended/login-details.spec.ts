import type { Page } from "@playwright/test";
import {
  askForCode,
  codeField,
  failure,
  formerMember,
  success,
  type MemberSite,
} from "../support/member-site";
import { expect, test } from "../support/test";

// Each test takes several mails and pages, and starts its own servers.
test.describe.configure({ timeout: 120_000 });

let site: MemberSite;

test.beforeAll(({ memberSite }) => {
  site = memberSite;
});

const verify = (page: Page) => page.getByRole("button", { name: "Verify and log in" });

test("counts down a minute, also over a reload, and then offers another mail", async ({ page }) => {
  await page.clock.install();
  const email = await formerMember(page, site);
  await page.goto(`${site.url}/login`);
  await askForCode(page, `${site.url}/login`, email);
  const waiting = page.getByRole("button", { name: "Send again in a moment" });
  const resend = page.getByRole("button", { name: "Resend OTP" });
  await expect(waiting).toHaveAttribute("aria-disabled", "true");
  const seconds = async () => Number(/(\d+) s/.exec(await waiting.innerText())?.[1]);
  const atFirst = await seconds();
  expect(atFirst).toBeLessThanOrEqual(60);
  await page.clock.runFor(10_000);
  await expect.poll(seconds).toBeLessThanOrEqual(atFirst - 9);
  const before = await seconds();
  await page.reload();
  await expect(codeField(page)).toBeFocused();
  expect(await seconds()).toBeLessThanOrEqual(before);
  const first = await site.codeTo(email, 2);
  await codeField(page).fill(first);
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(first);
  await waiting.click({ force: true });
  await expect(resend).toHaveCount(0);
  await page.clock.runFor(51_000);
  await expect(resend).toBeEnabled();
  await expect(page.getByText("You can now ask for another OTP.")).toBeAttached();

  site.pass(1);
  await resend.click();
  await expect(success(page, "OTP resent successfully.")).toBeVisible();
  await expect(waiting).toBeVisible();
  const code = await site.codeTo(email, 3);
  await codeField(page).fill(code);
  await verify(page).click();
  await page.waitForURL(`${site.url}/`);
});

test("a visitor can correct a mistyped address, or continue with the code they have", async ({ page }) => {
  const email = await formerMember(page, site);
  await askForCode(page, `${site.url}/login`, email);
  await page.getByRole("button", { name: "Change the email address" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(failure(page)).toHaveText(/^We’ve just sent a code to this address\. Please try again in/);
  await page.getByRole("button", { name: `Enter the code sent to ${email}` }).click();
  await codeField(page).fill(await site.codeTo(email, 2));
  await verify(page).click();
  await page.waitForURL(`${site.url}/`);
});

test("a code requested in another browser works in this one", async ({ page }) => {
  const email = await formerMember(page, site);
  await page.request.post(`${site.url}/api/members/generate-otp`, { data: { email } });
  const code = await site.codeTo(email, 2);
  await page.goto(`${site.url}/login`);
  const enter = page.getByRole("button", { name: /^Enter the code sent to / });
  await page.getByLabel("Email").fill(email);
  await expect(enter).toHaveCount(0);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(failure(page)).toHaveText(/^We’ve just sent a code to this address\./);
  await enter.click();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(code);
  await verify(page).click();
  await page.waitForURL(`${site.url}/`);
});

test("works by keyboard only", async ({ page }) => {
  const email = await formerMember(page, site);
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Email").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send OTP" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await site.codeTo(email, 2));
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site.url}/`);
});

test("leads back to the page that the visitor wanted, also through the signup", async ({ page }) => {
  const next = "/hashtags?choice=hope";
  await page.goto(`${site.url}/login?next=${encodeURIComponent(next)}`);
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(`${site.url}/signup?${new URLSearchParams({ next }).toString()}`);
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(`${site.url}/login?${new URLSearchParams({ next }).toString()}`);
  const email = await formerMember(page, site);
  await askForCode(page, `${site.url}/login?next=${encodeURIComponent(next)}`, email);
  await codeField(page).fill(await site.codeTo(email, 2));
  await verify(page).click();
  await page.waitForURL(site.url + next);
});
