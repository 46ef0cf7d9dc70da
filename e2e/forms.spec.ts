import { createAdmin } from "./support/admin";
import {
  expectNoHorizontalScroll,
  expectSoundOnAnyScreen,
  expectNoAxeViolations,
  WIDEST,
} from "./support/accessibility";
import { expectSent, failure, field, fillIn, FORMS, openForm, ownEmail, submitButton } from "./support/forms";
import { expect, test } from "./support/test";

for (const form of FORMS)
  test.describe(form.path, () => {
    test("has no faults, says which fields are wrong, and stores the text", async ({ page, providerUrl }) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      await openForm(page, form);

      await test.step("it has no faults and fits any screen", async () => {
        await field(page, "Full name").focus();
        await expect(page.getByRole("combobox", { name: "Phone number country" })).toBeAttached();
        await expectSoundOnAnyScreen(page);
        const largeType = await page.addStyleTag({ content: "html { font-size: 200% }" });
        await expectNoHorizontalScroll(page);
        await largeType.evaluate((style: HTMLStyleElement) => style.remove());
        await page.setViewportSize(WIDEST);
      });

      await test.step("with every field empty", async () => {
        await submitButton(page, form).click();
        for (const [label, sentence] of Object.entries(form.missing)) {
          await expect(page.getByText(sentence, { exact: true })).toBeVisible();
          await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
          await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
        }
        const wrong = Object.keys(form.missing);
        await expect(field(page, wrong[0] ?? "")).toBeFocused();
        await expect(failure(page)).toHaveText(`Please correct the ${wrong.length} highlighted fields.`);
        for (const label of Object.keys(form.names).filter((name) => !wrong.includes(name)))
          await expect(field(page, label)).not.toHaveAttribute("aria-invalid");
        await expectNoAxeViolations(page);

        for (const [label, sentence] of Object.entries(form.missing)) {
          await field(page, label).fill(form.filled[label] ?? "");
          await expect(page.getByText(sentence, { exact: true })).toBeHidden();
        }
      });

      await test.step("with spaces as text, and an invalid email address", async () => {
        await fillIn(page, form, { "Full name": "   ", Email: "ann@" });
        await submitButton(page, form).click();
        await expect(page.getByText(form.missing["Full name"] ?? "", { exact: true })).toBeVisible();
        await expect(page.getByText(form.wrongEmail, { exact: true })).toBeVisible();
        await expect(failure(page)).toHaveText("Please correct the 2 highlighted fields.");
      });

      await test.step("with a wrong phone number, although it is optional", async () => {
        await fillIn(page, form, { Phone: "415 555" });
        await submitButton(page, form).click();
        await expect(page.getByText("Invalid phone number", { exact: true })).toBeVisible();
        await expect(field(page, "Phone")).toBeFocused();
        await expect(failure(page)).toHaveText("Please correct the highlighted field.");
      });
      expect(sent).toEqual([]);

      await test.step("it stores valid input and is empty again", async () => {
        const email = ownEmail();
        const texts = await fillIn(page, form, { Email: email, Phone: "(415) 555-2671" });
        await submitButton(page, form).click();
        await expect(page.getByRole("button", { name: "Submitting..." })).toHaveAttribute(
          "aria-disabled",
          "true",
        );
        await expectSent(page, form);
        await expect(page.getByText(form.next, { exact: true })).toBeVisible();
        const wayOn = page.getByRole("form").getByRole("link", { name: form.wayOn.name, exact: true });
        await expect(wayOn).toHaveAttribute("href", form.wayOn.href);
        for (const label of Object.keys(form.filled)) await expect(field(page, label)).toHaveValue("");

        const admin = await createAdmin(providerUrl);
        const records = await admin.findAll(form.collection, "email", email);
        expect(records).toHaveLength(1);
        for (const [label, text] of Object.entries(texts))
          expect(records[0]?.[form.names[label] ?? ""]).toBe(label === "Phone" ? "+14155552671" : text);
      });
    });
  });
