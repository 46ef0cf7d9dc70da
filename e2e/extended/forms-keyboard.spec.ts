import { createAdmin } from "../support/admin";
import { expectSent, field, FORMS, openForm, ownEmail, submitButton } from "../support/forms";
import { expect, test } from "../support/test";

for (const form of FORMS)
  test.describe(form.path, () => {
    test("can be filled in and sent by keyboard only", async ({ page, providerUrl }) => {
      const email = ownEmail();
      await openForm(page, form);
      await field(page, "Full name").focus();
      await expect(page.getByRole("combobox", { name: "Phone number country" })).toBeAttached();
      await page.keyboard.type("Ann Example");
      await page.keyboard.press("Tab");
      await page.keyboard.type(email);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("combobox", { name: "Phone number country" })).toBeFocused();
      await page.keyboard.type("United King");
      await page.keyboard.press("Tab");
      await expect(field(page, "Phone")).toBeFocused();
      await page.keyboard.type("2071838750");
      await expect(field(page, "Phone")).toHaveValue("+44 20 7183 8750");
      for (const label of Object.keys(form.filled).slice(2)) {
        await page.keyboard.press("Tab");
        if ((await page.locator("summary:focus").count()) > 0) await page.keyboard.press("Tab");
        await expect(field(page, label)).toBeFocused();
        await page.keyboard.type("Words");
      }
      await submitButton(page, form).focus();
      await page.keyboard.press("Enter");
      await expectSent(page, form);
      const admin = await createAdmin(providerUrl);
      const record = await admin.find(form.collection, "email", email);
      expect(record?.[form.names.Phone ?? ""]).toBe("+442071838750");
    });
  });
