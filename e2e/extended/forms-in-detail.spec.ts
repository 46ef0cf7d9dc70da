import { z } from "zod";
import { createAdmin } from "../support/admin";
import {
  expectSent,
  failure,
  CONTACT,
  field,
  fillIn,
  JOIN_US,
  openForm,
  openMore,
  ownEmail,
  submitButton,
  VOLUNTEER,
} from "../support/forms";
import { openMenu, pauseClock, runUntilVisible } from "../support/page-actions";
import { expect, test } from "../support/test";
import { consentIn } from "@lampstand/contract/consent-sentences";

const HOME_AFTER_MS = 3000;
const CONTACT_MESSAGE_MS = 2000;

/** The site refuses forms filled in faster than this, in milliseconds. */
const MIN_FILL_MS = 2000;

/** The form's minimum age counts by the server's clock, which tests can't change. */
async function untilOldEnough(opened: number): Promise<void> {
  await expect.poll(() => Date.now() - opened, { intervals: [100] }).toBeGreaterThan(MIN_FILL_MS);
}

test.describe("the testimony consent form", () => {
  test("is the same screen under both addresses, with one canonical", async ({ page, siteUrl }) => {
    for (const path of ["/join-us", "/form"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thanks for sharing your testimony");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${siteUrl}/join-us`);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(field(page, "Full name")).toHaveAttribute("name", "fullName");
    }
  });

  test("says so after success and returns to the home page three seconds later", async ({ page }) => {
    await page.clock.install();
    await openForm(page, JOIN_US);
    await fillIn(page, JOIN_US, { Email: ownEmail() });
    await untilOldEnough(Date.now());
    await pauseClock(page);
    await submitButton(page, JOIN_US).click();
    const sent = page.getByText(JOIN_US.sent, { exact: true });
    await runUntilVisible(page, sent);
    await expect(page.getByText("In 3 seconds we’ll take you back to the home page.")).toBeVisible();
    await page.clock.runFor(HOME_AFTER_MS - 100);
    await expect(page).toHaveURL(/\/join-us$/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL("/");
  });

  for (const ticked of [[], ["agreeToUseTestimony"], ["agreeToUseTestimony", "agreeToPromotions"]] as const)
    test(`keeps ${ticked.length} of two consents, word for word`, async ({ page, providerUrl }) => {
      const email = ownEmail();
      await openForm(page, JOIN_US);
      await fillIn(page, JOIN_US, { Email: email });
      for (const purpose of ticked)
        await page.getByRole("checkbox", { name: consentIn(purpose, "en").sentence, exact: true }).check();
      await submitButton(page, JOIN_US).click();
      await expectSent(page, JOIN_US);
      const admin = await createAdmin(providerUrl);
      const record = await admin.find(JOIN_US.collection, "email", email);
      for (const purpose of ["agreeToUseTestimony", "agreeToPromotions"])
        expect(record?.[purpose]).toBe(ticked.some((one) => one === purpose));
      const consents = z.array(z.looseObject({ purpose: z.string() })).parse(record?.consents ?? []);
      expect(consents).toEqual(
        ticked.map((purpose): unknown => expect.objectContaining(consentIn(purpose, "en"))),
      );
    });
});

test.describe("the contact form", () => {
  test("has its heading and subtitle", async ({ page }) => {
    await page.goto("/contact-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
    await expect(page.getByText("Please submit the form below", { exact: true })).toBeVisible();
  });

  test("clears its success message two seconds after it appears", async ({ page }) => {
    await page.clock.install();
    await openForm(page, CONTACT);
    await fillIn(page, CONTACT, { Email: ownEmail() });
    await untilOldEnough(Date.now());
    await pauseClock(page);
    await submitButton(page, CONTACT).click();
    const sent = page.getByRole("status").getByText(CONTACT.sent, { exact: true });
    await runUntilVisible(page, sent);
    await page.clock.runFor(CONTACT_MESSAGE_MS - 200);
    await expect(sent).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(sent).toBeHidden({ timeout: 50 });
    }).toPass();
    await expect(page.getByText(CONTACT.next, { exact: true })).toBeVisible();
  });
});

for (const form of [CONTACT, JOIN_US])
  test(`${form.path} is prefilled with the place from its link`, async ({ page, providerUrl }) => {
    const email = ownEmail();
    await openForm(page, form, "?recordedAt=Grace%20%3Cb%3E%26%20Hope");
    await expect(field(page, "Recorded at")).toHaveValue("Grace <b>& Hope");
    await fillIn(page, form, { Email: email, "Recorded at": "Grace, Texas" });
    await page.reload();
    await expect(field(page, "Recorded at")).toHaveValue("Grace, Texas");
    await submitButton(page, form).click();
    await expectSent(page, form);
    const record = await (await createAdmin(providerUrl)).find(form.collection, "email", email);
    expect(record?.recordedAt).toBe("Grace, Texas");
  });

for (const query of [
  "?recordedAt=",
  `?recordedAt=${"x".repeat(501)}`,
  "?recordedAt=a&recordedAt=b",
  "?recordedAt[]=a",
])
  test(`an invalid query prefills nothing: ${query.slice(0, 30)}`, async ({ page }) => {
    await page.goto(`/contact-us${query}`);
    await expect(field(page, "Recorded at")).toBeHidden();
    await openMore(page);
    await expect(field(page, "Recorded at")).toHaveValue("");
  });

test("a visitor can dismiss the volunteer form's failure, and the text stays", async ({ page }) => {
  await openForm(page, VOLUNTEER);
  await fillIn(page, VOLUNTEER);
  await page.route("**/api/forms/*", (route) => route.abort());
  await submitButton(page, VOLUNTEER).click();
  const notSent = failure(page).getByText(/^An error occurred: /);
  await expect(notSent).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(notSent).toBeHidden();
  await expect(field(page, "Full name")).toHaveValue("Ann Example");
});

test("the menu leads to a form, and the sitemap lists all three", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/contact-us", "/join-us", "/volunteer"]) expect(sitemap).toContain(`${path}</loc>`);
  await page.goto("/");
  const menu = await openMenu(page);
  await menu.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(field(page, "Message")).toBeVisible();
});

test("accepts phone numbers as people type them, and foreign ones by country code", async ({ page }) => {
  await openForm(page, CONTACT);
  const phone = field(page, "Phone");
  await field(page, "Full name").focus();
  await expect(page.getByRole("combobox", { name: "Phone number country" })).toHaveValue("US");
  for (const [typed, shown, country] of [
    ["4155552671", "+1 415 555 2671", "US"],
    ["1 (415) 555-2671", "+1 415 555 2671", "US"],
    ["+442071838750", "+44 20 7183 8750", "GB"],
    ["(479) 555-0123", "+1 479 555 0123", "US"],
    ["", "", "US"],
    ["4155552671", "+1 415 555 2671", "US"],
    ["0047 955 50 123", "+47 95 55 01 23", "NO"],
    ["(479) 555-0123 x12", "+1 479 555 0123", "US"],
  ] as const) {
    await phone.fill(typed);
    await expect(phone).toHaveValue(shown);
    await expect(page.getByRole("combobox", { name: "Phone number country" })).toHaveValue(country);
  }
  await expect(phone).toHaveAccessibleDescription("We only keep the number, without an extension.");
});

test("a number typed before its code loads stays as typed, then is formatted", async ({ page }) => {
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes("countrySelectComponent")) await held;
    await route.fulfill({ response: answer });
  });
  await openForm(page, CONTACT);
  const phone = field(page, "Phone");
  await phone.fill("(415) 555-2671");
  open();
  await expect(phone).toHaveValue("(415) 555-2671");
  await expect(phone).toBeFocused();
  await field(page, "Full name").focus();
  await expect(phone).toHaveValue("+1 415 555 2671");
});

test("code for filling in a form loads when a visitor begins", async ({ page }) => {
  const loaded: string[] = [];
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.endsWith(".js")) return;
    void response.text().then(
      (script) => loaded.push(script),
      () => undefined,
    );
  });
  const isLoaded = (name: string) => loaded.some((script) => script.includes(name));
  await page.goto("/upload-story", { waitUntil: "networkidle" });
  for (const name of ["countrySelectComponent", "Tus-Resumable", "ZodMini"])
    expect(isLoaded(name)).toBe(false);
  await page.getByRole("textbox", { name: "Name", exact: true }).focus();
  await expect.poll(() => isLoaded("countrySelectComponent")).toBe(true);
});
