import { createAdmin } from "../support/admin";
import { startFormProvider } from "../support/foreign-providers";
import {
  CONTACT,
  expectSent,
  failure,
  field,
  fillIn,
  openForm,
  ownEmail,
  sendPlainForm,
  submitButton,
} from "../support/forms";
import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

test("reloading a sent form doesn't store it again", async ({ page, providerUrl }) => {
  const email = ownEmail();
  await openForm(page, CONTACT);
  await fillIn(page, CONTACT, { Email: email });
  await sendPlainForm(page, CONTACT);
  await expectSent(page, CONTACT);
  await page.reload();
  await expectSent(page, CONTACT);
  expect(await (await createAdmin(providerUrl)).findAll(CONTACT.collection, "email", email)).toHaveLength(1);
});

test("a prefilled place stays prefilled", async ({ page }) => {
  await openForm(page, CONTACT, "?recordedAt=Hope%20Church");
  await expect(field(page, "Recorded at")).toHaveValue("Hope Church");
  await field(page, "Recorded at").fill("Elsewhere");
  await sendPlainForm(page, CONTACT);
  await expect(page.getByText("Message is required.", { exact: true })).toBeVisible();
  await expect(field(page, "Recorded at")).toHaveValue("Elsewhere");
  await expect(page).toHaveURL(/recordedAt=Hope/);
});

test("a failure keeps the text, and the retry is the same submission", async ({ page, foreignSite }) => {
  const provider = await startFormProvider(foreignSite.serve);
  await openForm(page, { ...CONTACT, path: foreignSite.url + CONTACT.path });
  await fillIn(page, CONTACT);
  provider.answer(() => null);
  await sendPlainForm(page, CONTACT);
  await expect(failure(page)).toHaveText(/we haven’t had an answer yet.*won’t create a second one/);
  await expect(field(page, "Message")).toHaveValue(CONTACT.filled.Message ?? "");
  provider.recover();
  await submitButton(page, CONTACT).click();
  await expectSent(page, CONTACT);
  expect(new Set(provider.stored.map(({ key }) => key)).size).toBe(1);
  expect(provider.stored.at(-1)?.body.message).toBe("First line\nSecond");
});
