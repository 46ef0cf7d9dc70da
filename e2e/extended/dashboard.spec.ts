import { submit } from "../support/provider-calls";
import { withDashboard } from "../support/dashboard";
import { expect, test } from "../support/test";

test("a mail test without a mail server says that nobody gets mail", async ({ page }) => {
  await withDashboard(page, {}, async () => {
    await page.getByRole("button", { name: "Send me a test mail" }).click();
    await expect(page.getByText(/^No mail server is set up, so nobody gets mail/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^No mail server is set up/)).toBeVisible();
    await expect(page.getByText("1 of 9 done")).toBeVisible();
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
