import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "./support/accessibility";
import { createAdmin } from "./support/admin";
import { signIn } from "./support/admin-sign-in";
import { startMailServer } from "./support/mails";
import { submit } from "./support/provider-calls";
import { createStack, type StackOptions } from "./support/stack";
import { expect, test } from "./support/test";

/** A provider, without a site, to whose admin an admin has signed in. */
async function withDashboard(page: Page, options: StackOptions, use: (stack: Opened) => Promise<void>) {
  const stack = await createStack(options);
  try {
    await stack.provider.start();
    const admin = await createAdmin(stack.provider.url);
    await signIn(page, stack.provider.url, admin.credentials);
    await expect(page.getByRole("heading", { name: /^First steps/ })).toBeVisible();
    await use({ stack, admin });
  } finally {
    await stack.stop();
  }
}

type Opened = {
  stack: Awaited<ReturnType<typeof createStack>>;
  admin: Awaited<ReturnType<typeof createAdmin>>;
};

test("first steps are ticked off as they are done, the mail test from there @both", async ({ page }) => {
  const mails = await startMailServer();
  try {
    await withDashboard(page, { variables: { SMTP_URL: mails.url } }, async ({ admin }) => {
      const steps = page.getByRole("region", { name: "First steps" });
      await expect(steps.getByRole("listitem").getByRole("img", { name: "To do" })).toHaveCount(6);
      await expectNoAxeViolations(page, "section[aria-labelledby]");
      await expectNoHorizontalScroll(page);

      mails.refuse(1);
      const test = page.getByRole("button", { name: "Send me a test mail" });
      await test.click();
      await expect(steps.getByRole("status")).toHaveText(/^The mail server refused the mail/);
      await test.click();
      await expect(steps.getByRole("img", { name: "Done" })).toHaveCount(1);
      await expect(test).toBeHidden();
      expect(mails.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
        [admin.credentials.email, "A test of the mail from Lampstand"],
      ]);

      await admin.updateGlobal("settings", { company: "Harbour Church" });
      await page.reload();
      await expect(steps.getByText("2 of 6 done")).toBeVisible();
      await steps.getByRole("link", { name: "Languages (6)" }).click();
      await expect(page).toHaveURL(/\/admin\/collections\/languages/);
    });
  } finally {
    await mails.stop();
  }
});

test("a mail test without a mail server says that nobody gets mail", async ({ page }) => {
  await withDashboard(page, {}, async () => {
    await page.getByRole("button", { name: "Send me a test mail" }).click();
    await expect(page.getByText(/^No mail server is set up, so nobody gets mail/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^No mail server is set up/)).toBeVisible();
    await expect(page.getByText("0 of 6 done")).toBeVisible();
  });
});

test("the dashboard tells at once of mail that fails, and an editor has no first steps", async ({ page }) => {
  const variables = { SMTP_URL: "smtp://127.0.0.1:9" };
  await withDashboard(page, { variables }, async ({ stack, admin }) => {
    const message = { name: "Ruth", email: "ruth@example.org", message: "When are you open?" };
    expect((await submit(stack, "/add_contact_us", message)).status).toBe(200);
    await expect(async () => {
      await page.reload();
      const told = page.getByText(/^A mail could not be sent yet.* could not be reached/);
      await expect(told).toBeVisible({ timeout: 2000 });
    }).toPass();

    const account = await admin.find("staff", "email", admin.credentials.email);
    await admin.update("staff", account?.id ?? "", { role: "editor" });
    await page.reload();
    await expect(page.getByRole("heading", { name: "What waits for you" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^First steps/ })).toBeHidden();
  });
});
