import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectSoundOnAnyScreen } from "./support/accessibility";
import {
  codeField,
  failure,
  newEmail,
  signUp,
  storageOf,
  success,
  type MemberSite,
} from "./support/member-site";
import { wrong } from "./support/members";
import { expect, test } from "./support/test";

// Each test takes several mails and pages, and starts its own servers.
test.describe.configure({ timeout: 120_000 });

let site: MemberSite;

test.beforeAll(({ memberSite }) => {
  site = memberSite;
});

const firstName = (page: Page) => page.getByLabel("First name");
const lastName = (page: Page) => page.getByLabel("Last name");
const email = (page: Page) => page.getByLabel("Email");
const send = (page: Page) => page.getByRole("button", { name: "Send OTP" });
const verify = (page: Page) => page.getByRole("button", { name: "Verify and sign up" });

test("a visitor signs up with the code from the mail and is logged in", async ({ page }) => {
  const address = newEmail();
  await page.goto(`${site.url}/signup`);
  await firstName(page).fill(" Ännë ");
  await lastName(page).fill("Lee");
  await email(page).fill(address.toUpperCase());
  await send(page).click();
  await expect(success(page, "OTP sent successfully!")).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expectSoundOnAnyScreen(page);
  await page.reload();
  const code = await site.codeTo(address);
  await codeField(page).fill(wrong(code));
  await verify(page).click();
  await expect(failure(page)).toHaveText("Error verifying OTP: Invalid OTP.");
  await codeField(page).fill(code);
  await verify(page).click();
  await page.waitForURL(`${site.url}/`);
  const { userId, ...texts } = await storageOf(page);
  expect(userId).toBeTruthy();
  expect(texts).toEqual({ firstName: "Ännë", lastName: "Lee", email: address });
});

test("has fields that browsers autofill, and says which are wrong, in exact words", async ({ page }) => {
  await page.goto(`${site.url}/signup`);
  await test.step("sends autofilled fields under the contract's names", async () => {
    for (const [field, name, fills] of [
      [firstName(page), "firstName", "given-name"],
      [lastName(page), "lastName", "family-name"],
      [email(page), "email", "email"],
    ] as const) {
      await expect(field).toHaveAttribute("name", name);
      await expect(field).toHaveAttribute("autocomplete", fills);
    }
  });
  await send(page).click();
  await expect(firstName(page)).toBeFocused();
  await expect(firstName(page)).toHaveAccessibleDescription("First name is required");
  await expect(lastName(page)).toHaveAccessibleDescription("Last name is required");
  await expect(email(page)).toHaveAccessibleDescription(/Email is required/);
  await expectNoAxeViolations(page);
  await firstName(page).fill("Ann");
  await lastName(page).fill("Lee");
  await email(page).fill("ann@example");
  await send(page).click();
  await expect(email(page)).toHaveAccessibleDescription(/Invalid email format/);
  await email(page).fill(newEmail());
  await send(page).click();
  for (const code of ["", "12345", "1234567"]) {
    await codeField(page).fill(code);
    await verify(page).click();
    await expect(codeField(page)).toHaveAccessibleDescription(/OTP must be exactly 6 digits/);
  }
});

test("an address with an account gets the same answer, and a mail on how to log in", async ({ page }) => {
  const address = await signUp(page, site);
  await page.context().clearCookies();
  site.pass(1);
  await page.goto(`${site.url}/signup`);
  await firstName(page).fill("Mallory");
  await lastName(page).fill("Lee");
  await email(page).fill(address);
  await send(page).click();
  await expect(success(page, "OTP sent successfully!")).toBeVisible();
  expect((await site.mailTo(address, 2)).text).toContain("/login");
  await codeField(page).fill("123456");
  await verify(page).click();
  await expect(failure(page)).toHaveText("Error verifying OTP: Invalid OTP.");
});

test("visitors can change their names before entering the code, and request another mail", async ({
  page,
}) => {
  await page.clock.install();
  const address = newEmail();
  await page.goto(`${site.url}/signup`);
  await firstName(page).fill("Amn");
  await lastName(page).fill("Lee");
  await email(page).fill(address);
  await send(page).click();
  await page.getByRole("button", { name: "Change your name or email address" }).click();
  await expect(firstName(page)).toBeFocused();
  await expect(firstName(page)).toHaveValue("Amn");
  await firstName(page).fill("Ann");
  site.pass(1);
  await send(page).click();
  await expect(success(page, "OTP sent successfully!")).toBeVisible();
  await page.clock.runFor(61_000);
  site.pass(1);
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await expect(page.getByRole("button", { name: "Send again in a moment" })).toBeVisible();
  await expect(success(page, "OTP sent successfully!")).toBeVisible();
  await codeField(page).fill(await site.codeTo(address, 3));
  await verify(page).click();
  await page.waitForURL(`${site.url}/`);
  expect(await storageOf(page)).toMatchObject({ firstName: "Ann" });
});

test("search engines skip the members' pages", async ({ request }) => {
  for (const path of ["/login", "/signup", "/profile", "/profile/edit", "/profile/delete"]) {
    const answer = await request.get(site.url + path, { maxRedirects: 0 });
    expect(answer.headers()["x-robots-tag"], path).toBe("noindex");
  }
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).not.toMatch(/\/(?:login|signup|profile)/);
  const html = await (await request.get(`${site.url}/login`)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
