import type { Page } from "@playwright/test";
import {
  CONTACT,
  expectDraftKept,
  expectSent,
  field,
  fillIn,
  FORMS,
  JOIN_US,
  openForm,
  ownEmail,
  submitButton,
  VOLUNTEER,
} from "../support/forms";
import { expect, test } from "../support/test";

for (const form of [JOIN_US, VOLUNTEER])
  test(`${form.path}: typed text survives a reload, until cleared`, async ({ page }) => {
    await expectDraftKept(page, form);
  });

for (const form of FORMS)
  test(`${form.path}: the browser forgets a draft after sending it`, async ({ page }) => {
    await openForm(page, form);
    await fillIn(page, form, { Email: ownEmail() });
    await submitButton(page, form).click();
    await expectSent(page, form);
    await page.goto(form.path);
    await expect(field(page, "Full name")).toHaveValue("");
    expect(await storedTexts(page)).toEqual([]);
  });

test("stores only text: no consent, no token, no trap", async ({ page }) => {
  await openForm(page, JOIN_US);
  await fillIn(page, JOIN_US);
  await page.getByRole("checkbox").first().check();
  await page.reload();
  await expect(field(page, "Full name")).toHaveValue("Ann Example");
  await expect(page.getByRole("checkbox").first()).not.toBeChecked();
  expect((await storedTexts(page)).sort()).toEqual(Object.values(JOIN_US.filled).sort());
});

test("text typed while scripts load is kept, and not overwritten by a draft", async ({ page }) => {
  await openForm(page, CONTACT);
  await fillIn(page, CONTACT, { "Full name": "Old Name" });
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await field(page, "Full name").fill("New Name");
  open();
  await expect(field(page, "Message")).toHaveValue(CONTACT.filled.Message ?? "");
  await expect(field(page, "Full name")).toHaveValue("New Name");
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(field(page, "Full name")).toHaveValue("New Name");
});

test("returning causes no error and no layout shift", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await openForm(page, CONTACT);
  await fillIn(page, CONTACT, { Message: "A line\n".repeat(30) });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = String(entry.startTime);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.reload({ waitUntil: "networkidle" });
  await expect(field(page, "Full name")).toHaveValue("Ann Example");
  expect(await page.locator("html").getAttribute("data-shift")).toBeNull();
  expect(faults).toEqual([]);
});

test("another tab's newer text isn't overwritten, and the form says so", async ({ page, context }) => {
  await openForm(page, CONTACT);
  const other = await context.newPage();
  await other.goto(CONTACT.path);
  await field(other, "Message").fill("You typed newer text");
  await expect.poll(() => storedTexts(other)).toContain("You typed newer text");
  await field(page, "Message").fill("Text of the first tab");
  await expect(page.getByText("You typed newer text for this form in another tab")).toBeVisible();
  await other.reload();
  await expect(field(other, "Message")).toHaveValue("You typed newer text");
  await expect(field(page, "Message")).toHaveValue("Text of the first tab");
});

test("the form works when the browser stores nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  await openForm(page, CONTACT);
  await fillIn(page, CONTACT, { Email: ownEmail() });
  await submitButton(page, CONTACT).click();
  await expectSent(page, CONTACT);
});
/** Returns the texts that the browser stores for the forms. */
function storedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]: [string, string]) =>
      key.startsWith("draft:") ? [text] : [],
    ),
  );
}
