import { readFile } from "node:fs/promises";
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

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const first = (page: Page) => page.getByLabel("First Name", { exact: true });
const last = (page: Page) => page.getByLabel("Last Name", { exact: true });
const email = (page: Page) => page.getByLabel("Email");
const save = (page: Page) => page.getByRole("button", { name: "Save Changes", exact: true });
const verify = (page: Page) => page.getByRole("button", { name: "Verify and save" });

test("without a login, nothing of the profile appears", async ({ request }) => {
  for (const path of ["/profile", "/profile/edit", "/profile/delete"]) {
    const answer = await request.get(site.url + path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect(await answer.text()).not.toMatch(/<main|<form|<h1/);
  }
});

test("shows the member's data, which isn't in the server's HTML", async ({ page }) => {
  const address = await signUp(page, site);
  await page.goto(`${site.url}/profile`);
  await expect(page.getByText("Ann Lee", { exact: true })).toBeVisible();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  const ways = page.getByRole("navigation", { name: "Continue" });
  await expect(ways.getByRole("link", { name: "All stories" })).toHaveAttribute("href", "/video-reels");
  await expectSoundOnAnyScreen(page);
  for (const path of ["/profile", "/profile/edit", "/profile/delete", "/login", "/"]) {
    const html = await (await page.request.get(site.url + path)).text();
    for (const personal of ["Lee", address, (await storageOf(page)).userId ?? ""])
      expect(html, path).not.toContain(personal);
  }
});

test("saves, shows and keeps a changed name", async ({ page }) => {
  const address = await signUp(page, site);
  await page.goto(`${site.url}/profile`);
  await page.getByRole("link", { name: "Edit profile" }).click();
  await expect(heading(page)).toHaveText("Edit profile");
  await expect(email(page)).toHaveValue(address);
  await first(page).fill("");
  await last(page).fill(" ");
  await email(page).fill("ann@");
  await save(page).click();
  await expect(first(page)).toHaveAccessibleDescription(/First Name is required/);
  await expect(first(page)).toBeFocused();
  await expect(last(page)).toHaveAccessibleDescription(/Last Name is required/);
  await expect(email(page)).toHaveAccessibleDescription(/Enter a valid email address/);
  await expectNoAxeViolations(page);
  await email(page).fill("");
  await save(page).click();
  await expect(email(page)).toHaveAccessibleDescription(/Email is required/);

  await first(page).fill("Änne");
  await last(page).fill("Li");
  await email(page).fill(address);
  await save(page).click();
  await expect(page.getByText("Profile updated successfully", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(page.getByText("Änne Li", { exact: true })).toBeVisible();
  expect(await storageOf(page)).toMatchObject({ firstName: "Änne", lastName: "Li", email: address });
  await page.reload();
  await expect(page.getByText("Änne Li", { exact: true })).toBeVisible();
});

test("shows a provider's refusal in a toast and keeps the text", async ({ page }) => {
  await signUp(page, site);
  await page.goto(`${site.url}/profile/edit`);
  const no = { status: "error", message: "This name cannot be used." };
  await page.route("**/api/members/update-profile", (route) => route.fulfill({ status: 422, json: no }));
  await first(page).fill("Annabel");
  await save(page).click();
  await expect(page.getByRole("region", { name: /notifications/i }).getByRole("alert")).toHaveText(
    no.message,
  );
  await expect(first(page)).toHaveValue("Annabel");
  await expect(save(page)).toHaveAttribute("aria-disabled", "false");
});

test("changes the address with a code sent to the new one", async ({ page }) => {
  const [address, other] = [await signUp(page, site), newEmail()];
  await page.goto(`${site.url}/profile/edit`);
  await first(page).fill("Anna");
  await email(page).fill(other);
  await save(page).click();
  await expect(codeField(page)).toBeFocused();
  await expect(success(page, "OTP sent successfully.")).toBeVisible();
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(other));
  await expectNoAxeViolations(page);
  expect(await storageOf(page)).toMatchObject({ firstName: "Ann", email: address });
  const code = await site.codeTo(other);
  await codeField(page).fill(wrong(code));
  await verify(page).click();
  await expect(failure(page)).toHaveText("Invalid OTP.");
  await codeField(page).fill(code);
  await verify(page).click();
  await page.waitForURL(`${site.url}/profile`);
  await expect(page.getByText(other, { exact: true })).toBeVisible();
  expect(await storageOf(page)).toMatchObject({ firstName: "Anna", email: other });
  const known: unknown = await (await page.request.get(`${site.url}/api/session`)).json();
  expect(known).toMatchObject({ member: { firstName: "Anna", email: other } });
});

test("downloads a member's stored data as JSON", async ({ page }) => {
  const address = await signUp(page, site);
  await page.goto(`${site.url}/profile`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("my-data.json");
  const data: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data).toMatchObject({ stories: [], consents: [], messages: [], volunteerOffers: [] });
  expect(JSON.stringify(data)).toContain(address);
  await expect(page.getByRole("status").getByText("Your data has been downloaded.")).toBeVisible();
});

test("deletes an account with a code, after asking about the stories", async ({ page }) => {
  const address = await signUp(page, site);
  await page.goto(`${site.url}/profile`);
  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(heading(page)).toHaveText("Delete your account");
  const [keep, remove] = [
    page.getByRole("radio", { name: "Keep them on the site" }),
    page.getByRole("radio", { name: "Remove them from the site" }),
  ];
  await expect(keep).not.toBeChecked();
  await expect(remove).not.toBeChecked();
  const deletion = page.getByRole("button", { name: "Delete my account" });
  await deletion.click();
  await expect(page.getByText("Please choose what should happen to your stories.")).toBeVisible();
  await expect(keep).toBeFocused();
  const choice = page.getByRole("radiogroup", { name: "What should happen to the stories you shared?" });
  await expect(choice).toHaveAttribute("aria-invalid", "true");
  await expect(choice).toHaveAttribute("aria-required", "true");
  await expect(keep).toHaveAccessibleDescription(/The video, its captions, its links .* stay/);
  await expect(
    page.getByText(/^We keep the messages and offers of help you sent us, .* removed too/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await remove.check();
  site.pass(1);
  await deletion.click();
  await expect(codeField(page)).toBeFocused();
  await expect(success(page, "OTP sent successfully.")).toBeVisible();
  const code = await site.codeTo(address, 2);
  await codeField(page).fill(wrong(code));
  await deletion.click();
  await expect(failure(page)).toHaveText("Invalid OTP.");
  const { userId } = await storageOf(page);
  expect(userId).toBeTruthy();
  await codeField(page).fill(code);
  await deletion.click();
  await expect(page.getByText("We’ve deleted your account.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await storageOf(page)).toEqual({});
  expect(await (await page.request.get(`${site.url}/api/session`)).json()).toEqual({ member: null });

  site.pass(1);
  await page.goto(`${site.url}/login`);
  await email(page).fill(address);
  await page.getByRole("button", { name: "Send OTP" }).click();
  expect((await site.mailTo(address, 3)).text).toContain("/signup");
});
