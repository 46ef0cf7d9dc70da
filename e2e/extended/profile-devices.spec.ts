import type { Page } from "@playwright/test";
import { codeField, newEmail, signUp, storageOf, type MemberSite } from "../support/member-site";
import { expect, test } from "../support/test";

let site: MemberSite;

test.beforeAll(({ memberSite }) => {
  site = memberSite;
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const first = (page: Page) => page.getByLabel("First Name", { exact: true });
const email = (page: Page) => page.getByLabel("Email");
const save = (page: Page) => page.getByRole("button", { name: "Save Changes", exact: true });
const verify = (page: Page) => page.getByRole("button", { name: "Verify and save" });

test("a form starts with the session's data, not the browser's", async ({ page }) => {
  const address = await signUp(page, site);
  const pretend = () =>
    page.evaluate(() => {
      localStorage.setItem("firstName", "Somebody");
      localStorage.setItem("email", "somebody@example.org");
    });
  await page.goto(`${site.url}/api/health`);
  await pretend();
  await page.goto(`${site.url}/profile/edit`);
  await expect(email(page)).toHaveValue(address);
  await expect(first(page)).toHaveValue("Ann");

  await pretend();
  await page.route("**/api/session", (route) => route.abort());
  for (const path of ["/profile/edit", "/profile/delete"]) {
    await page.goto(site.url + path);
    await expect(page.getByRole("status").getByText(/^We couldn’t reach our server\./)).toBeVisible();
    await expect(page.getByRole("form")).toHaveCount(0);
  }
});

test("a login expires after 30 days without use", async ({ page }) => {
  await signUp(page, site);
  await page.goto(`${site.url}/profile`);
  await expect(heading(page)).toHaveText("Your profile");
  // A response still running when the clock moves would count as later use.
  await page.goto("about:blank");
  site.pass(30 * 24 * 60 + 1);
  expect(await (await page.request.get(`${site.url}/api/session`)).json()).toEqual({ member: null });
  await page.goto(`${site.url}/profile`);
  await expect(page).toHaveURL(`${site.url}/login?next=%2Fprofile`);
  await expect(page.getByRole("button", { name: "Send OTP" })).toBeVisible();
  await expect.poll(() => storageOf(page)).toEqual({});
});

test("a new address logs out every other device", async ({ page, browser }) => {
  const [address, other] = [await signUp(page, site), newEmail()];
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await elsewhere.newPage();
  await device.goto(`${site.url}/profile/edit`);
  await expect(email(device)).toHaveValue(address);

  await page.goto(`${site.url}/profile/edit`);
  await email(page).fill(other);
  await save(page).click();
  await codeField(page).fill(await site.codeTo(other));
  await verify(page).click();
  await page.waitForURL(`${site.url}/profile`);
  await expect(page.getByText(other, { exact: true })).toBeVisible();

  await first(device).fill("Anna");
  await save(device).click();
  await expect(device).toHaveURL(`${site.url}/login?next=%2Fprofile%2Fedit`);
  await page.reload();
  await expect(page.getByText(other, { exact: true })).toBeVisible();
  await expect(page.getByText("Ann Lee", { exact: true })).toBeVisible();
  await elsewhere.close();
});

test("logging out ends one browser's session, logging out everywhere ends all", async ({ page, browser }) => {
  const address = await signUp(page, site);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const logIn = async (count: number) => {
    site.pass(1);
    await other.goto(`${site.url}/login`);
    await email(other).fill(address);
    await other.getByRole("button", { name: "Send OTP" }).click();
    await codeField(other).fill(await site.codeTo(address, count));
    await other.getByRole("button", { name: "Verify and log in" }).click();
    await other.waitForURL(`${site.url}/`);
  };
  await logIn(2);
  await other.goto(`${site.url}/profile`);
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other.getByText("Logout successfully", { exact: true })).toBeVisible();
  await expect(other).toHaveURL(`${site.url}/`);
  expect(await storageOf(other)).toEqual({});

  await page.goto(`${site.url}/profile`);
  await expect(heading(page)).toHaveText("Your profile");
  await logIn(3);
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await other.goto(`${site.url}/profile`);
  await expect(other).toHaveURL(`${site.url}/login?next=%2Fprofile`);
  await expect.poll(() => storageOf(other)).toEqual({});
  await elsewhere.close();
});
