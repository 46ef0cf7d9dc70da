import { startFormProvider } from "../support/foreign-providers";
import { CONTACT, expectSent, failure, field, fillIn, openForm, submitButton } from "../support/forms";
import { jsonAnswer } from "../support/local-server";
import { expect, test } from "../support/test";

/** The test waits longer than the 8 seconds after which the site gives up. */
const PATIENCE = { timeout: 15_000 };

// The routes' tests cover the wording of other answers (`app/api/forms`).
test("shows another provider's refusal in its words, and its silence as no answer", async ({
  page,
  foreignSite,
}) => {
  const provider = await startFormProvider(foreignSite.serve);
  await openForm(page, { ...CONTACT, path: foreignSite.url + CONTACT.path });
  await fillIn(page, CONTACT);
  provider.answer(() => jsonAnswer({ status: "error", message: "The box is full." }, 400));
  await submitButton(page, CONTACT).click();
  await expect(failure(page)).toHaveText(CONTACT.refused("The box is full."));
  provider.answer(() => ({ status: 502, body: "<h1>Bad gateway</h1>" }));
  await submitButton(page, CONTACT).click();
  await expect(failure(page)).toHaveText(CONTACT.broken);
  for (const silence of ["hang up", null] as const) {
    provider.answer(() => silence);
    const answered = page.waitForResponse("**/api/forms/*", PATIENCE);
    await submitButton(page, CONTACT).click();
    expect((await answered).status()).toBe(silence === null ? 504 : 503);
    await expect(failure(page)).toHaveText(
      silence === null ? /we haven’t had an answer yet/ : CONTACT.broken,
    );
  }
  for (const [label, text] of Object.entries(CONTACT.filled))
    await expect(field(page, label)).toHaveValue(text);
  provider.recover();
  await submitButton(page, CONTACT).click();
  await expectSent(page, CONTACT);
  const keys = new Set(provider.stored.map(({ key }) => key));
  expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});
