import { createAdmin } from "../support/admin";
import {
  CONTACT as form,
  expectSent,
  failure,
  field,
  fillIn,
  openForm,
  ownEmail,
  submitButton,
} from "../support/forms";
import { expect, test } from "../support/test";

// One form stands for all, since the same component sends them.
test("pressing twice, and sending again after a lost answer, makes one record", async ({
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

test("sending again after a lost answer and a reload makes one record", async ({ page, providerUrl }) => {
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
