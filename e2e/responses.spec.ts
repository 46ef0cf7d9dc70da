import type { Page } from "@playwright/test";
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  expectSoundOnBothScreens,
  onBothScreens,
} from "./support/accessibility";
import { createAdmin } from "./support/admin";
import { openSignedIn } from "./support/admin-sign-in";
import { findVideo } from "./support/contract";
import { untilLive } from "./support/page-actions";
import { expect, test } from "./support/test";
import { isWatchable, waitForScript } from "./support/video-detail";

const pray = (page: Page) => page.getByRole("button", { name: /^I prayed/ });

/** Opens a story's page once it offers responses. It comes without them if a busy provider doesn't say in time that they are on. */
async function openStory(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(pray(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function prayedFor(providerUrl: string, slug: string): Promise<unknown> {
  return (await findVideo(providerUrl, (video) => video.slug === slug)).prayed;
}

test("'I prayed' counts once per browser, in the feed and on the story's page @phone", async ({
  page,
  browser,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const reel = await findVideo(provider.url, ({ videoType }) => videoType === "both");
  await page.goto(`${site.url}/video-reels?v=${reel.slug}`);
  await untilLive(pray(page));
  await expect(pray(page)).toHaveAttribute("aria-pressed", "false");
  await pray(page).click();
  await expect(pray(page)).toHaveAttribute("aria-pressed", "true");
  await pray(page).click();
  await page.goto(`${site.url}/video-detail/${reel.slug}`);
  await expect(pray(page)).toHaveAttribute("aria-pressed", "true");
  await pray(page).click();
  await expect(pray(page)).toHaveAccessibleName("I prayed");

  for (let person = 2; person <= 3; person += 1) {
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${site.url}/video-detail/${reel.slug}`);
    await untilLive(pray(other));
    const answered = other.waitForResponse("**/api/prayers");
    await pray(other).press("Enter");
    await answered;
    await expect(pray(other)).toHaveAttribute("aria-pressed", "true");
    await other.context().close();
  }
  expect(await prayedFor(provider.url, reel.slug)).toBe(3);
});

test("'I prayed' waits out a dead connection and is sent later, once", async ({
  page,
  context,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const { slug } = await findVideo(provider.url, isWatchable);
  const address = `${site.url}/video-detail/${slug}`;
  const unsent = (of: Page) => of.evaluate(() => localStorage.getItem("prayersUnsent"));
  await openStory(page, address);
  await waitForScript(page);
  await context.setOffline(true);
  await pray(page).click();
  await expect(pray(page)).toHaveAttribute("aria-pressed", "true");
  expect(await unsent(page)).toContain(slug);
  await page.goto("about:blank");

  await context.setOffline(false);
  const later = await context.newPage();
  await openStory(later, address);
  await expect.poll(() => unsent(later)).toBeNull();
  await expect(pray(later)).toHaveAttribute("aria-pressed", "true");
  for (let press = 0; press < 2; press += 1) {
    const data = { slug, key: crypto.randomUUID() };
    expect((await later.request.post(`${site.url}/api/prayers`, { data })).status()).toBe(200);
  }
  expect(await prayedFor(provider.url, slug)).toBe(3);
});

test("without script, a press leads back to the story", async ({ browser, siteUrl, providerUrl }) => {
  const { slug } = await findVideo(providerUrl, isWatchable);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await openStory(page, `${siteUrl}/video-detail/${slug}`);
  await expect(page.getByText("Thank you for praying.")).toBeHidden();
  await pray(page).click();
  await expect(page).toHaveURL(`${siteUrl}/video-detail/${slug}#prayed-${slug}`);
  await expect(page.getByText("Thank you for praying.")).toBeVisible();
  const inFeed = await findVideo(providerUrl, ({ videoType }) => videoType === "multiple");
  const answer = await page.request.post(`${siteUrl}/api/prayers`, {
    form: { slug: inFeed.slug },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe(`/video-reels?v=${inFeed.slug}#prayed-${inFeed.slug}`);
  await page.context().close();
});

test("a press without script marks its own story, not one that the visitor swipes to", async ({
  page,
  siteUrl,
  providerUrl,
}) => {
  const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType === "both");
  await page.goto(`${siteUrl}/video-reels?v=${slug}#prayed-${slug}`);
  await expect(pray(page)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("PageDown");
  await expect(page).not.toHaveURL(new RegExp(`v=${slug}(&|#|$)`));
  await expect(pray(page)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("PageUp");
  await expect(pray(page)).toHaveAttribute("aria-pressed", "true");
});

test("refuses invalid prayers and other sites' requests", async ({ request, siteUrl, providerUrl }) => {
  const { slug } = await findVideo(providerUrl, isWatchable);
  const send = async (data: unknown, headers: Record<string, string> = {}) =>
    (await request.post(`${siteUrl}/api/prayers`, { data, headers })).status();
  const key = crypto.randomUUID();
  expect(await send({ slug: "none-such", key })).toBe(404);
  const bad = [{}, { slug }, { slug, key: "me" }, { slug: "../x", key }, { slug, key, who: "me" }, []];
  for (const body of bad) expect(await send(body), JSON.stringify(body)).toBe(400);
  expect(await send({ slug, key: "x".repeat(3000) })).toBe(400);
  expect(await send({ slug, key }, { origin: "https://evil.example" })).toBe(403);
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await request.fetch(`${siteUrl}/api/prayers`, { method })).status()).toBe(405);
});

test("a visitor reports a story, and staff handle the report @phone", async ({
  page,
  browser,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const video = await findVideo(provider.url, isWatchable);
  await openStory(page, `${site.url}/video-detail/${video.slug}`);
  await page.getByRole("link", { name: "Report this story" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Report this story" })).toBeVisible();
  await expect(page.getByText(video.name)).toBeVisible();
  await expectSoundOnBothScreens(page);
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByText("Please choose a reason")).toBeVisible();
  await page.getByRole("radio", { name: "It isn’t true" }).check();
  const words = "<b>Am Anfang</b> Donaudampfschifffahrtselektrizitätenhauptbetriebswerk \u05d0\u05d1";
  await page.getByRole("textbox", { name: "Anything else?" }).fill(words);
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByText("Thank you. We’ll look at it.")).toBeVisible();
  await expect(page.getByText("We never say who sent a report.")).toBeVisible();

  const admin = await createAdmin(provider.url);
  const staff = await (await browser.newContext()).newPage();
  const address = `/admin/collections/videos/${String(video._id)}`;
  await openSignedIn(staff, provider.url, admin.credentials, address);
  await expect(staff.getByRole("region", { name: "Reports" })).toContainText("Reported once");
  await staff.goto(`${provider.url}/admin/collections/reports`);
  await onBothScreens(staff, async () => {
    await expect(staff.getByRole("row").filter({ hasText: words })).toContainText(video.name);
    await expectNoHorizontalScroll(staff);
  });
  await staff.getByRole("link", { name: "It isn’t true" }).click();
  const report = staff.getByRole("region", { name: "Report", exact: true });
  await expect(report.getByText(words)).toBeVisible();
  await expect(report.getByText("Reported once, from one network")).toBeVisible();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(video.name);
  await onBothScreens(staff, async () => {
    await expect(report.getByRole("button", { name: "Leave it" })).toBeInViewport();
    await expectNoAxeViolations(staff, "section[aria-label='Report']");
    await expectNoHorizontalScroll(staff);
  });
  const notes = staff.getByLabel("Notes for colleagues");
  await notes.fill("It is true.");
  await report.getByRole("button", { name: "Take it off now" }).click();
  await expect(staff.getByText("The video is off the site.")).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`${site.url}/video-detail/${video.slug}`)).status())
    .toBe(404);
  await staff.getByRole("link", { name: /^Done \d$/ }).click();
  await staff.getByRole("link", { name: "It isn’t true" }).click();
  await expect(report.getByText("removed the video from the site")).toBeVisible();
  await expect(report.getByRole("button")).toHaveCount(0);
  await expect(notes).toHaveValue("It is true.");
  await staff.context().close();
});

test("reporting works without script, but not for missing stories", async ({
  browser,
  siteUrl,
  providerUrl,
}) => {
  const { slug } = await findVideo(providerUrl, isWatchable);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${siteUrl}/report/${slug}`);
  await page.getByRole("textbox", { name: "Anything else?" }).fill("At the end");
  await page.getByRole("radio", { name: "Something else" }).check();
  // A form that returns too soon counts as a program's.
  await expect(async () => {
    await page.getByRole("button", { name: "Report", exact: true }).click();
    await expect(page.getByText("Thank you. We’ll look at it.")).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect((await page.goto(`${siteUrl}/report/none-such`))?.status()).toBe(404);
  await expect(page.getByText("We can’t find this story")).toBeVisible();
  await page.context().close();
});

test("features that staff switch off are absent", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const { slug } = await findVideo(provider.url, isWatchable);
  const admin = await createAdmin(provider.url);
  await openStory(page, `${site.url}/video-detail/${slug}`);
  await admin.updateGlobal("story-form", { takesPrayers: false, takesReports: false });
  await expect(async () => {
    await page.reload();
    await expect(pray(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Report this story" })).toHaveCount(0);
  expect((await page.goto(`${site.url}/report/${slug}`))?.status()).toBe(404);
  const data = { slug, key: crypto.randomUUID() };
  expect((await page.request.post(`${site.url}/api/prayers`, { data })).status()).toBe(404);
});
