import { createAdmin } from "./support/admin";
import {
  expectSent,
  failure,
  field,
  fillIn,
  FORMS,
  JOIN_US,
  openForm,
  ownEmail,
  sendPlainForm,
  submitButton,
} from "./support/forms";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

for (const form of FORMS)
  test(`${form.path} names missing fields, keeps the text, and is stored once corrected`, async ({
    page,
    providerUrl,
  }) => {
    const email = ownEmail();
    await openForm(page, form);
    await fillIn(page, form, { "Full name": "", Email: "ann@", Phone: "415 555" });
    await sendPlainForm(page, form);
    await expect(failure(page)).toHaveText("Please correct the 3 highlighted fields.");
    await expect(field(page, "Full name")).toHaveAccessibleDescription(form.missing["Full name"] ?? "");
    await expect(field(page, "Email")).toHaveAccessibleDescription(form.wrongEmail);
    await expect(field(page, "Phone")).toHaveAccessibleDescription("Invalid phone number");
    await expect(field(page, "Full name")).toBeFocused();
    for (const [label, text] of Object.entries({
      ...form.filled,
      "Full name": "",
      Email: "ann@",
      Phone: "415 555",
    }))
      await expect(field(page, label)).toHaveValue(text);

    await field(page, "Full name").fill("Ann Example");
    await field(page, "Email").fill(email);
    await field(page, "Phone").fill("(415) 555-2671");
    await submitButton(page, form).click();
    await expectSent(page, form);

    const admin = await createAdmin(providerUrl);
    const records = await admin.findAll(form.collection, "email", email);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      [form.names["Full name"] ?? ""]: "Ann Example",
      [form.names.Phone ?? ""]: "+14155552671",
    });
  });

test("the testimony form keeps a tick through a failure and returns to the home page", async ({ page }) => {
  await openForm(page, JOIN_US);
  await fillIn(page, JOIN_US, { Email: "" });
  await page.getByRole("checkbox").first().check();
  await sendPlainForm(page, JOIN_US);
  await expect(page.getByText("Email is required", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByRole("checkbox").last()).not.toBeChecked();
  await field(page, "Email").fill(ownEmail());
  await submitButton(page, JOIN_US).click();
  await expectSent(page, JOIN_US);
  await expect(page).toHaveURL("/");
});
