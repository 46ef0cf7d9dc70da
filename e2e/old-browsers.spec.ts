import { BOTH } from "./support/devices";
import { CONTACT, expectSent, fillIn, openForm, submitButton } from "./support/forms";
import { askForCode, codeField, formerMember } from "./support/member-site";
import { makeOld } from "./support/old-browser";
import { expectInFront, muteButton, openFeed, readFirstReels, unmuteButton } from "./support/reels";
import { expect, test as base } from "./support/test";
import { openVideo, property } from "./support/video-detail";

/** Runs in a browser of early 2022, and fails on any error. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
    await makeOld(page);
    await use(page);
    expect(errors).toEqual([]);
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  },
});

for (const device of BOTH)
  test(`the feed plays and moves to the next story ${device}`, async ({ page, providerUrl }) => {
    const { first, second } = await readFirstReels(providerUrl);
    await openFeed(page);
    await expectInFront(page, first);
    await page.keyboard.press("ArrowDown");
    await expectInFront(page, second);
    await unmuteButton(page).click();
    await expect(muteButton(page)).toBeVisible();
    const { height = 0 } = page.viewportSize() ?? {};
    const film = await page.locator("video[aria-label]").boundingBox();
    expect(film?.height).toBeGreaterThan(height / 3);
  });

for (const device of BOTH)
  test(`a video's page plays, and its transcript follows ${device}`, async ({ page, providerUrl }) => {
    await openVideo(page, providerUrl, ({ captions }) => captions !== "");
    await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(0.2);
    await page.getByText("Transcript", { exact: true }).click();
    await expect(page.locator('[aria-current="true"]').first()).toBeVisible();
    await unmuteButton(page).click();
    await expect(muteButton(page)).toBeVisible();
  });

test("the contact form has its layout, validates and sends", async ({ page }) => {
  await openForm(page, CONTACT);
  await submitButton(page, CONTACT).click();
  await expect(page.getByText(CONTACT.missing["Full name"] ?? "")).toBeVisible();
  await expect(submitButton(page, CONTACT)).toHaveCSS("border-radius", /^[1-9]/);
  await expect(page.getByText("Leave this field empty")).not.toBeInViewport();
  await expect(page.getByRole("link", { name: "Skip to content" })).not.toBeInViewport();
  const title = page.getByRole("heading", { level: 1 });
  expect(
    Number.parseFloat(await title.evaluate((element) => getComputedStyle(element).fontSize)),
  ).toBeGreaterThan(28);
  await fillIn(page, CONTACT);
  await submitButton(page, CONTACT).click();
  await expectSent(page, CONTACT);
});

test("a member logs in", async ({ page, memberSite }) => {
  const email = await formerMember(page, memberSite);
  await askForCode(page, `${memberSite.url}/login`, email);
  await codeField(page).fill(await memberSite.codeTo(email, 2));
  await page.getByRole("button", { name: "Verify and log in" }).click();
  await page.waitForURL(`${memberSite.url}/`);
});
