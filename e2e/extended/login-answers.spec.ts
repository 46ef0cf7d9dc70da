import type { Page } from "@playwright/test";
import { ownAddress } from "../support/forms";
import { no, RIGHT_CODE, startForeignMembers } from "../support/foreign-members";
import { codeField, failure, success } from "../support/member-site";
import { expect, test } from "../support/test";

/** The test waits longer than the 8 seconds after which the site gives up. */
const PATIENCE = { timeout: 15_000 };

// Other tests' calls don't count against these.
test.use({ extraHTTPHeaders: { "x-forwarded-for": ownAddress() } });

let provider: Awaited<ReturnType<typeof startForeignMembers>>;
let siteUrl: string;

test.beforeAll(async ({ foreignSite }) => {
  provider = await startForeignMembers(foreignSite.serve);
  siteUrl = foreignSite.url;
});

test.beforeEach(() => {
  provider.recover();
});

// The routes' tests cover the message for each answer (`app/api/members`).
const FULL = no("The box is full.", 400);

const send = (page: Page) => page.getByRole("button", { name: "Send OTP" }).click();

/** Requests another mail as if sixty seconds had passed. */
async function resend(page: Page): Promise<void> {
  await page.clock.runFor(61_000);
  await page.getByRole("button", { name: "Resend OTP" }).click();
}

test("shows another provider's refusal at each step of logging in, until the next step", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${siteUrl}/login`);
  await page.getByLabel("Email").fill("ann@example.org");
  provider.answer("/generate-otp", FULL);
  await send(page);
  await expect(failure(page)).toHaveText("The box is full.");
  await expect(page.getByLabel("Email")).toHaveValue("ann@example.org");
  provider.recover();
  await send(page);
  await expect(success(page, "OTP sent successfully.")).toBeVisible();
  expect(provider.calls).toMatchObject([{ path: "/generate-otp", body: { email: "ann@example.org" } }]);

  await codeField(page).fill("654321");
  await page.getByRole("button", { name: "Verify and log in" }).click();
  await expect(failure(page)).toHaveText("Invalid OTP.");
  provider.answer("/generate-otp", FULL);
  await resend(page);
  await expect(failure(page)).toHaveText("Failed to resend OTP. The box is full.");
  provider.recover();
  await resend(page);
  await expect(success(page, "OTP resent successfully.")).toBeVisible();
  await expect(failure(page)).toBeEmpty();
  await codeField(page).fill(RIGHT_CODE);
  await page.getByRole("button", { name: "Verify and log in" }).click();
  await page.waitForURL(`${siteUrl}/`);
});

test("shows another provider's refusal at each step of signing up", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${siteUrl}/signup`);
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill("ann@example.org");
  provider.answer("/generate-otp-signup", FULL);
  await send(page);
  await expect(failure(page)).toHaveText("The box is full.");
  await expect(page.getByLabel("First name")).toHaveValue("Ann");
  provider.recover();
  await send(page);
  await expect(success(page, "OTP sent successfully!")).toBeVisible();

  provider.answer("/signup", FULL);
  await codeField(page).fill("654321");
  await page.getByRole("button", { name: "Verify and sign up" }).click();
  await expect(failure(page)).toHaveText("Error verifying OTP: The box is full.");
  provider.answer("/generate-otp-signup", FULL);
  await resend(page);
  await expect(failure(page)).toHaveText("Error resending OTP: The box is full.");
  provider.recover();
  await resend(page);
  await expect(success(page, "OTP sent successfully!")).toBeVisible();
});

test("reports a silent provider and a dead connection, and logging in continues afterwards", async ({
  page,
  context,
}) => {
  await page.goto(`${siteUrl}/login`);
  await page.getByLabel("Email").fill("ann@example.org");
  await send(page);
  provider.answer("/verify-otp", null);
  await codeField(page).fill(RIGHT_CODE);
  const answered = page.waitForResponse("**/api/members/verify-otp", PATIENCE);
  await page.getByRole("button", { name: "Verify and log in" }).click();
  expect((await answered).status()).toBe(504);
  await expect(failure(page)).toHaveText("Error verifying OTP.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Verify and log in" }).click();
  await expect(failure(page)).toHaveText("Error verifying OTP.");
  await context.setOffline(false);
  provider.recover();
  await page.getByRole("button", { name: "Verify and log in" }).click();
  await page.waitForURL(`${siteUrl}/`);
});
