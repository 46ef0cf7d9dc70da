import {
  CONTACT,
  expectDraftKept,
  expectSent,
  failure,
  field,
  fillIn,
  openForm,
  ownEmail,
  submitButton,
} from "./support/forms";
import { expect, test } from "./support/test";

test("typed text survives a reload, until it is cleared", async ({ page }) => {
  await expectDraftKept(page, CONTACT);
});

test("a form says that it is offline and keeps the text; back online, it can be sent", async ({
  page,
  context,
}) => {
  await openForm(page, CONTACT);
  await fillIn(page, CONTACT, { Email: ownEmail() });
  await context.setOffline(true);
  await submitButton(page, CONTACT).click();
  await expect(failure(page)).toHaveText(/^An error occurred: you’re offline\./);
  await expect(field(page, "Message")).toHaveValue(CONTACT.filled.Message ?? "");
  await context.setOffline(false);
  await submitButton(page, CONTACT).click();
  await expectSent(page, CONTACT);
});
