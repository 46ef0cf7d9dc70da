import type { Page } from "@playwright/test";
import {
  codeField,
  failure,
  newEmail,
  signUp,
  storageOf,
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

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const email = (page: Page) => page.getByLabel("Email");
const save = (page: Page) => page.getByRole("button", { name: "Save Changes", exact: true });
const verify = (page: Page) => page.getByRole("button", { name: "Verify and save" });

test("a visitor who opens a profile returns to it after logging in", async ({ page }) => {
  const address = await signUp(page, site);
  await page.context().clearCookies();
  await page.goto(`${site.url}/profile`);
  await expect(page).toHaveURL(`${site.url}/login?next=%2Fprofile`);
  site.pass(1);
  await email(page).fill(address);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await codeField(page).fill(await site.codeTo(address, 2));
  await page.getByRole("button", { name: "Verify and log in" }).click();
  await page.waitForURL(`${site.url}/profile`);
  await expect(heading(page)).toHaveText("Your profile");
});

test("without a stored userId nothing shows, whatever the cookie says", async ({ page }) => {
  await signUp(page, site);
  await page.addInitScript(() => {
    localStorage.removeItem("userId");
  });
  await page.goto(`${site.url}/profile/edit`);
  await expect(page).toHaveURL(`${site.url}/login?next=%2Fprofile%2Fedit`);
  await expect(page.getByText("You’re still logged in as Ann Lee.")).toBeVisible();
});

test("the session's data replaces the browser's", async ({ page }) => {
  const address = await signUp(page, site);
  await page.goto(`${site.url}/api/health`);
  await page.evaluate(() => {
    localStorage.setItem("firstName", "Somebody");
    localStorage.setItem("userId", "another-id");
  });
  await page.goto(`${site.url}/profile`);
  await expect(page.getByText("Ann Lee", { exact: true })).toBeVisible();
  expect(await storageOf(page)).toMatchObject({ firstName: "Ann", email: address });
  expect((await storageOf(page)).userId).not.toBe("another-id");
});

test("a member requests another code for a new address, and sees both answers", async ({ page }) => {
  await page.clock.install();
  await signUp(page, site);
  const other = newEmail();
  await page.goto(`${site.url}/profile/edit`);
  await email(page).fill(other);
  await save(page).click();
  await expect(codeField(page)).toBeFocused();
  await page.clock.runFor(61_000);
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await expect(failure(page)).toHaveText(/^Failed to resend OTP\. We’ve just sent a code/);
  site.pass(1);
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await expect(success(page, "OTP resent successfully.")).toBeVisible();
  await codeField(page).fill(await site.codeTo(other, 2));
  await verify(page).click();
  await page.waitForURL(`${site.url}/profile`);
  await expect(page.getByText(other, { exact: true })).toBeVisible();
});

test("another member's address gets the same answer, but no code", async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const taken = await signUp(await elsewhere.newPage(), site);
  await elsewhere.close();
  site.pass(1);
  await signUp(page, site);
  await page.goto(`${site.url}/profile/edit`);
  await email(page).fill(taken);
  await save(page).click();
  await expect(success(page, "OTP sent successfully.")).toBeVisible();
  expect((await site.mailTo(taken, 2)).text).toContain("It already has one.");
});
