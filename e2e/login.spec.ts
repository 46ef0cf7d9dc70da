import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectSoundOnAnyScreen } from "./support/accessibility";
import {
  askForCode,
  codeField,
  failure,
  formerMember,
  newEmail,
  storageOf,
  success,
  type MemberSite,
} from "./support/member-site";
import { wrong } from "./support/members";
import { openMenu } from "./support/page-actions";
import { expect, test } from "./support/test";

// Each test takes several mails and pages, and starts its own servers.
test.describe.configure({ timeout: 120_000 });

let site: MemberSite;

test.beforeAll(({ memberSite }) => {
  site = memberSite;
});

const verify = (page: Page) => page.getByRole("button", { name: "Verify and log in" });

test("a member logs in with the code from the mail, and logs out", async ({ page, context }) => {
  const email = await formerMember(page, site);
  const otherTab = await context.newPage();
  await otherTab.goto(`${site.url}/about-us`);
  await askForCode(page, `${site.url}/login`, email);
  await expect(success(page, "OTP sent successfully.")).toBeVisible();
  await expectNoAxeViolations(page);
  const code = await site.codeTo(email, 2);
  await codeField(page).fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(codeField(page)).toHaveValue(code);
  const navigated = page.waitForEvent("load");
  await verify(page).click();
  await navigated;
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByText("Login successful!", { exact: true })).toBeVisible();
  const { userId, ...texts } = await storageOf(page);
  expect(userId).toMatch(/\S/);
  expect(texts).toEqual({ firstName: "Ann", lastName: "Lee", email });
  expect(await page.evaluate(() => sessionStorage.getItem("pendingCode"))).toBeFalsy();

  await otherTab.bringToFront();
  const otherMenu = await openMenu(otherTab);
  await expect(otherMenu.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.bringToFront();

  const [kept] = await context.cookies(site.url).then((all) => all.filter(({ name }) => name === "session"));
  const menu = await openMenu(page);
  await expect(menu.getByRole("link", { name: "Profile" })).toBeVisible();
  await menu.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logout successfully", { exact: true })).toBeVisible();
  expect(await storageOf(page)).toEqual({});
  await expect(otherMenu.getByRole("link", { name: "Login" })).toBeVisible();
  const replayed = await page.request.get(`${site.url}/api/session`, {
    headers: { cookie: `session=${kept?.value ?? ""}` },
  });
  expect(await replayed.json()).toEqual({ member: null });
});

test("says which field is wrong, in exact words", async ({ page }) => {
  await page.goto(`${site.url}/login`);
  const email = page.getByLabel("Email");
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(email).toHaveAccessibleDescription(/Email is required/);
  await expect(email).toBeFocused();
  for (const text of ["ann", "ann@", "@example.org", "ann@example", "a b@example.org", "ann@example.org/x"]) {
    await email.fill(text);
    await page.getByRole("button", { name: "Send OTP" }).click();
    await expect(email, text).toHaveAccessibleDescription(/Enter a valid email address/);
  }
  await expectNoAxeViolations(page);
  await email.fill(newEmail());
  await page.getByRole("button", { name: "Send OTP" }).click();
  await test.step("the code's field is marked as one, and accepts only digits", async () => {
    await expect(codeField(page)).toHaveAttribute("name", "otp");
    await expect(codeField(page)).toHaveAttribute("inputmode", "numeric");
    await expect(codeField(page)).toHaveAttribute("autocomplete", "one-time-code");
    await expect(codeField(page)).not.toHaveAttribute("maxlength");
    await expect(codeField(page)).toHaveAccessibleDescription(/The six digits in the email we sent to/);
    for (const [typed, shown] of [
      ["12a3 4-5", "12345"],
      ["１２３４５６", "123456"],
      ["abc", ""],
    ] as const) {
      await codeField(page).fill(typed);
      await expect(codeField(page)).toHaveValue(shown);
    }
  });
  await verify(page).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/OTP is required/);
  for (const code of ["12345", "1234567", "12 34 5"]) {
    await codeField(page).fill(code);
    await verify(page).click();
    await expect(codeField(page)).toHaveAccessibleDescription(/OTP must be a 6-digit number/);
  }
  await expect(codeField(page)).toBeFocused();
  await expectSoundOnAnyScreen(page);
});

test("a wrong code is refused, the field is ready for another, and the right one still works", async ({
  page,
}) => {
  const email = await formerMember(page, site);
  await askForCode(page, `${site.url}/login`, email);
  const code = await site.codeTo(email, 2);
  await codeField(page).fill(wrong(code));
  await verify(page).click();
  await expect(failure(page)).toHaveText("Invalid OTP.");
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site.url}/`);
});

test("a code expires after ten minutes", async ({ page }) => {
  const email = await formerMember(page, site);
  await askForCode(page, `${site.url}/login`, email);
  const code = await site.codeTo(email, 2);
  site.pass(11);
  await codeField(page).fill(code);
  await verify(page).click();
  await expect(failure(page)).toHaveText("Invalid OTP.");
});

test("an unknown address gets the same answer, and a mail on how to sign up", async ({ page }) => {
  const email = newEmail();
  await askForCode(page, `${site.url}/login`, email);
  await expect(success(page, "OTP sent successfully.")).toBeVisible();
  expect((await site.mailTo(email)).text).toContain("/signup");
});

test("a mail requested too soon is refused with the time of the next", async ({ page }) => {
  await page.clock.install();
  const email = await formerMember(page, site);
  await askForCode(page, `${site.url}/login`, email);
  await page.clock.runFor(61_000);
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await expect(failure(page)).toHaveText(
    /^Failed to resend OTP\. We’ve just sent a code to this address\. Please try again in (a minute|\d+ seconds?)\.$/,
  );
});
