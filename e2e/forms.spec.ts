import { createAdmin } from "./support/admin";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "./support/accessibility";
import { expectSent, failure, field, fillIn, FORMS, openForm, ownEmail, submitButton } from "./support/forms";
import { expect, test } from "./support/test";

for (const form of FORMS)
  test.describe(form.path, () => {
    test("says which fields are missing, goes to the first, and sends nothing", async ({ page }) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      await openForm(page, form);
      await submitButton(page, form).click();
      for (const [label, sentence] of Object.entries(form.missing)) {
        await expect(page.getByText(sentence, { exact: true })).toBeVisible();
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
        await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      }
      const wrong = Object.keys(form.missing);
      await expect(field(page, wrong[0] ?? "")).toBeFocused();
      await expect(failure(page)).toHaveText(`Please correct the ${wrong.length} fields that are marked.`);
      for (const label of Object.keys(form.names).filter((name) => !wrong.includes(name)))
        await expect(field(page, label)).not.toHaveAttribute("aria-invalid");
      expect(sent).toEqual([]);
      await expectNoAxeViolations(page);

      for (const [label, sentence] of Object.entries(form.missing)) {
        await field(page, label).fill(form.filled[label] ?? "");
        await expect(page.getByText(sentence, { exact: true })).toBeHidden();
      }
    });

    test("refuses spaces for text, and what is no e-mail address", async ({ page }) => {
      await openForm(page, form);
      await fillIn(page, form, { "Full name": "   ", Email: "ann@" });
      await submitButton(page, form).click();
      await expect(page.getByText(form.missing["Full name"] ?? "", { exact: true })).toBeVisible();
      await expect(page.getByText(form.wrongEmail, { exact: true })).toBeVisible();
      await expect(failure(page)).toHaveText("Please correct the 2 fields that are marked.");
    });

    test("refuses a wrong phone number although none is needed", async ({ page }) => {
      await openForm(page, form);
      await fillIn(page, form, { Phone: "415 555" });
      await submitButton(page, form).click();
      await expect(page.getByText("Invalid phone number", { exact: true })).toBeVisible();
      await expect(field(page, "Phone")).toBeFocused();
      await expect(failure(page)).toHaveText("Please correct the field that is marked.");
    });

    test("stores what was typed, says so, and is empty again", async ({ page, providerUrl }) => {
      const email = ownEmail();
      await openForm(page, form);
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

    test("pressed twice, and sent again after a lost answer, makes one record", async ({
      page,
      providerUrl,
    }) => {
      const email = ownEmail();
      await openForm(page, form);
      await fillIn(page, form, { Email: email });
      await page.route("**/api/forms/*", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await submitButton(page, form).dblclick();
      await expect(failure(page)).toHaveText(form.broken);
      await expect(failure(page)).toBeInViewport();
      for (const [label, text] of Object.entries({ ...form.filled, Email: email }))
        await expect(field(page, label)).toHaveValue(text);

      await page.unroute("**/api/forms/*");
      await submitButton(page, form).dblclick();
      await expectSent(page, form);
      const admin = await createAdmin(providerUrl);
      expect(await admin.findAll(form.collection, "email", email)).toHaveLength(1);
    });

    test("sent again after its answer was lost and the page was reloaded, it makes one record", async ({
      page,
      providerUrl,
    }) => {
      const email = ownEmail();
      await openForm(page, form);
      await fillIn(page, form, { Email: email });
      let isLineDown = true;
      const stored = new Promise<number>((resolve) => {
        void page.route("**/api/forms/*", async (route) => {
          if (isLineDown) resolve((await route.fetch()).status());
          else await route.continue();
        });
      });
      await submitButton(page, form).click();
      expect(await stored).toBe(201);
      await page.reload();
      isLineDown = false;
      await expect(field(page, "Email")).toHaveValue(email);
      await submitButton(page, form).click();
      await expectSent(page, form);
      const admin = await createAdmin(providerUrl);
      expect(await admin.findAll(form.collection, "email", email)).toHaveLength(1);
    });

    test("is filled in and sent by keyboard alone", async ({ page, providerUrl }) => {
      const email = ownEmail();
      await openForm(page, form);
      await expect(page.getByRole("combobox", { name: "Phone number country" })).toBeAttached();
      await field(page, "Full name").focus();
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

    test("is sound and fits any screen @all", async ({ page }) => {
      await openForm(page, form);
      await expect(page.getByRole("combobox", { name: "Phone number country" })).toBeAttached();
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoHorizontalScroll(page);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await expectNoHorizontalScroll(page);
    });
  });
