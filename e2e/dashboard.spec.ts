import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "./support/accessibility";
import { startMailServer } from "./support/mails";
import { withDashboard } from "./support/dashboard";
import { expect, test } from "./support/test";

test("first steps are ticked off as they are done, the mail test from there @phone", async ({ page }) => {
  const mails = await startMailServer();
  try {
    await withDashboard(page, { variables: { SMTP_URL: mails.url } }, async ({ admin }) => {
      const steps = page.getByRole("region", { name: "First steps" });
      await expect(steps.getByRole("listitem").getByRole("img", { name: "To do" })).toHaveCount(8);
      await onBothScreens(page, async () => {
        await expectNoAxeViolations(page, "section[aria-labelledby]");
        await expectNoHorizontalScroll(page);
      });

      mails.refuse(1);
      const test = page.getByRole("button", { name: "Send me a test mail" });
      await test.click();
      await expect(steps.getByRole("status")).toHaveText(/^The mail server refused the mail/);
      await test.click();
      await expect(steps.getByRole("img", { name: "Done" })).toHaveCount(2);
      await expect(test).toBeHidden();
      expect(mails.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
        [admin.credentials.email, "A test of the mail from Lampstand"],
      ]);

      await admin.updateGlobal("settings", { company: "Harbour Church" });
      await page.reload();
      await expect(steps.getByText("3 of 9 done")).toBeVisible();
      await steps.getByRole("link", { name: "Languages (6)" }).click();
      await expect(page).toHaveURL(/\/admin\/collections\/languages/);
    });
  } finally {
    await mails.stop();
  }
});
