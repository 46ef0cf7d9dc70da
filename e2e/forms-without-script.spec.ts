import type { Page } from "@playwright/test";
import { createAdmin } from "./support/admin";
import { startFormProvider } from "./support/foreign-providers";
import {
  expectSent,
  failure,
  CONTACT,
  field,
  fillIn,
  FORMS,
  JOIN_US,
  openForm,
  ownEmail,
  submitButton,
  type FormUnderTest,
} from "./support/forms";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

/** Presses the button until the form has been open for as long as anybody needs. */
async function send(page: Page, form: FormUnderTest): Promise<void> {
  await expect(async () => {
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page, form).click();
    await answered;
    await page.waitForLoadState();
    await expect(failure(page).filter({ hasText: "You can send it in" })).toBeHidden({ timeout: 100 });
  }).toPass();
}

for (const form of FORMS) {
  test(`${form.path} says what is missing, keeps what was typed, and is stored once mended`, async ({
    page,
    providerUrl,
  }) => {
    const email = ownEmail();
    await openForm(page, form);
    await fillIn(page, form, { "Full name": "", Email: "ann@", Phone: "415 555" });
    await send(page, form);
    await expect(failure(page)).toHaveText("Please correct the 3 fields that are marked.");
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

  test(`${form.path} reloaded after it was sent is not stored again`, async ({ page, providerUrl }) => {
    const email = ownEmail();
    await openForm(page, form);
    await fillIn(page, form, { Email: email });
    await send(page, form);
    await expectSent(page, form);
    if (form === JOIN_US) return;
    await page.reload();
    await expectSent(page, form);
    expect(await (await createAdmin(providerUrl)).findAll(form.collection, "email", email)).toHaveLength(1);
  });
}

test("the testimony form keeps a tick through a failure, and returns to the home page", async ({ page }) => {
  await openForm(page, JOIN_US);
  await fillIn(page, JOIN_US, { Email: "" });
  await page.getByRole("checkbox").first().check();
  await send(page, JOIN_US);
  await expect(page.getByText("Email is required", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByRole("checkbox").last()).not.toBeChecked();
  await field(page, "Email").fill(ownEmail());
  await submitButton(page, JOIN_US).click();
  await expectSent(page, JOIN_US);
  await expect(page).toHaveURL("/");
});

test("a prefilled place stays prefilled", async ({ page }) => {
  await openForm(page, CONTACT, "?recordedAt=Hope%20Church");
  await expect(field(page, "Recorded at")).toHaveValue("Hope Church");
  await field(page, "Recorded at").fill("Elsewhere");
  await send(page, CONTACT);
  await expect(page.getByText("Message is required.", { exact: true })).toBeVisible();
  await expect(field(page, "Recorded at")).toHaveValue("Elsewhere");
  await expect(page).toHaveURL(/recordedAt=Hope/);
});

test("a failure keeps what was typed, and the retry is the same submission", async ({
  page,
  foreignSite,
}) => {
  const provider = await startFormProvider(foreignSite.serve);
  await openForm(page, { ...CONTACT, path: foreignSite.url + CONTACT.path });
  await fillIn(page, CONTACT);
  for (const [silence, sentence] of [
    ["hang up", CONTACT.broken],
    [null, /there is no answer yet.*makes no second one/],
  ] as const) {
    provider.answer(() => silence);
    await send(page, CONTACT);
    await expect(failure(page)).toHaveText(sentence);
    await expect(field(page, "Message")).toHaveValue(CONTACT.filled.Message ?? "");
  }
  provider.recover();
  await submitButton(page, CONTACT).click();
  await expectSent(page, CONTACT);
  expect(new Set(provider.stored.map(({ key }) => key)).size).toBe(1);
  expect(provider.stored.at(-1)?.body.message).toBe("First line\nSecond");
});
