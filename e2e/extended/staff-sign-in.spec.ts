import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectNoAxeViolations, onBothScreens } from "../support/accessibility";
import { createAdmin } from "../support/admin";
import { openSignedOut, signIn, signOut } from "../support/admin-sign-in";
import { readOutbox } from "../support/mails";
import { expect, test } from "../support/test";

const PERIOD_MS = 30_000;

/** Returns the first link to a new password in the last mail to an address. */
async function linkTo(dataDir: string, email: string): Promise<string> {
  const mails = (await readOutbox(dataDir)).filter(({ to }) => to?.[0]?.address === email);
  return /https?:\/\/\S+\/admin\/reset\/\w{40}/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
}

/** Replaces a forgotten or missing password. */
async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the password").fill("another-one-by-mistake");
  await page.getByRole("button", { name: "Choose this password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "don’t match" })).toBeVisible();
  await page.getByLabel("Repeat the password").fill(password);
  await page.getByRole("button", { name: "Choose this password" }).click();
}

test("the link in a mail replaces a forgotten password", async ({ page, startStack }) => {
  const { provider, dataDir } = await startStack();
  const { credentials } = await createAdmin(provider.url);
  await openSignedOut(page, `${provider.url}/admin/login`);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The previous page has a field of this name too.
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(credentials.email);
  await page.getByRole("button", { name: "Submit" }).click();
  let link = "";
  await expect.poll(async () => (link = await linkTo(dataDir, credentials.email))).not.toBe("");

  await openSignedOut(page, link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await chooseNewPassword(page, "quite-another-password");
  await expect(page.getByRole("link", { name: "Staff accounts" }).first()).toBeVisible();

  await signOut(page, provider.url);
  await signIn(page, provider.url, credentials);
  await expect(page.getByRole("alert").filter({ hasText: "incorrect" })).toBeVisible();
  await page.getByLabel("Password").fill("quite-another-password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("link", { name: "Staff accounts" }).first()).toBeVisible();
});

test("an invited colleague joins and turns on two-step sign-in @phone", async ({
  browser,
  page,
  startStack,
}) => {
  // Visits ten admin screens in two browsers.
  test.slow();
  const { provider, dataDir } = await startStack();
  const { credentials } = await createAdmin(provider.url);
  await signIn(page, provider.url, credentials, "/admin/collections/staff");
  await expect(page.getByRole("link", { name: "Add new" })).toHaveCount(0);
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const form = page.getByRole("region", { name: "Invite a colleague" });
  const email = "ruth@example.org";
  const password = "a-password-of-my-own";
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Name").fill("Ruth");
  await form.getByLabel("Role").selectOption({ label: "Reviewer: stories and messages only" });
  await form.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`You’ve invited ${email}.`)).toBeVisible();
  let link = "";
  await expect.poll(async () => (link = await linkTo(dataDir, email))).not.toBe("");

  const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await openSignedOut(theirs, link);
  await expect(theirs.getByRole("heading", { name: "Welcome, Ruth! Choose a password" })).toBeVisible();
  await expect(theirs.getByText(`You sign in with ${email}.`)).toBeVisible();
  await onBothScreens(theirs, () => expectNoAxeViolations(theirs));
  await chooseNewPassword(theirs, password);
  await expect(theirs.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Uploaded stories" }).first()).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Your church" })).toHaveCount(0);
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "This link no longer works" })).toBeVisible();

  await theirs.goto(`${provider.url}/admin/account`);
  await expect(theirs.getByLabel("Your current password")).toHaveAttribute("type", "password");
  const panel = theirs.getByRole("region", { name: "Two-step sign-in" });
  await panel.getByRole("button", { name: "Turn on" }).click();
  await expect(panel.getByText("Please enter the password you sign in with.")).toBeVisible();
  await panel.getByLabel("Your password, to turn it on").fill(password);
  await panel.getByRole("button", { name: "Turn on" }).click();
  await expect(panel.getByRole("img", { name: "QR code for your authenticator" })).toBeVisible();
  await onBothScreens(theirs, async () => {
    await expectNoAxeViolations(theirs, "section[aria-label='Two-step sign-in']");
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  const key = (await panel.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  const code = (later = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later });
  await panel.getByLabel("The six digits it shows now").fill(code());
  await panel.getByRole("button", { name: "Confirm" }).click();
  const recovery = (await panel.getByText(/^\w{4}-\w{4}-\w{4}\n/).innerText()).split("\n");
  expect(recovery).toHaveLength(10);
  const [file] = await Promise.all([
    theirs.waitForEvent("download"),
    panel.getByRole("link", { name: "Download" }).click(),
  ]);
  const kept = await readFile(await file.path(), "utf8");
  for (const each of recovery) expect(kept).toContain(each);
  await panel.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(panel.getByText("Recovery codes left: 10.")).toBeVisible();

  await signOut(theirs, provider.url);
  for (const right of [code(PERIOD_MS), recovery[0] ?? ""]) {
    await signIn(theirs, provider.url, { email, password });
    await theirs.getByLabel(/^Code from your authenticator/).fill("000000");
    await theirs.getByRole("button", { name: "Login" }).click();
    await expect(theirs.getByRole("alert").filter({ hasText: "This code isn’t correct" })).toBeVisible();
    await theirs.getByLabel(/^Code from your authenticator/).fill(right);
    await theirs.getByRole("button", { name: "Login" }).click();
    await expect(theirs.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
    await signOut(theirs, provider.url);
  }
});
