import type { Page } from "@playwright/test";
import { expectSoundOnBothScreens } from "./support/accessibility";
import { createAdmin } from "./support/admin";
import { findVideo } from "./support/contract";
import { signUp } from "./support/member-site";
import { expect, test } from "./support/test";
import { isWatchable, waitForScript } from "./support/video-detail";

// Some of these start and reset stacks.
test.describe.configure({ timeout: 120_000 });

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("a browser saves a story for later and forgets it @phone", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const { slug, name, _id } = await findVideo(provider.url, isWatchable);
  const reel = await findVideo(provider.url, (video) => video.slug !== slug && video.videoType === "both");
  await page.goto(`${site.url}/video-detail/${slug}`);
  await waitForScript(page);
  await save(page).press("Enter");
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  await page.goto(`${site.url}/video-reels?v=${reel.slug}`);
  await expect(async () => {
    await save(page).click();
    await expect(save(page)).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
  }).toPass();

  await page.goto(`${site.url}/saved`);
  await expect(page.getByRole("heading", { level: 1, name: "Saved stories" })).toBeVisible();
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Remove/ }) });
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole("link", { name: reel.name })).toBeVisible();
  await expect(page.getByText("They’re only kept in this browser.")).toBeVisible();
  await expectSoundOnBothScreens(page);

  const admin = await createAdmin(provider.url);
  await admin.update("videos", String(_id), { status: "Pending" });
  await expect(async () => {
    await page.reload();
    await expect(cards).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(page.getByText(name)).toHaveCount(0);
  await admin.update("videos", String(_id), { status: "Active" });
  await expect(async () => {
    await page.reload();
    await expect(cards).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: `Remove ${reel.name}` }).click();
  await expect(page.getByText("You haven’t saved any stories yet.", { exact: false })).toBeVisible();
});

test("saved and forgotten stories sync between a member's devices", async ({ page, browser, memberSite }) => {
  const { url, stack } = memberSite;
  const { slug, name } = await findVideo(stack.provider.url, isWatchable);
  const other = await findVideo(stack.provider.url, (video) => isWatchable(video) && video.slug !== slug);
  await signUp(page, memberSite);
  const device = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  await page.goto(`${url}/video-detail/${slug}`);
  await waitForScript(page);
  const answered = page.waitForResponse("**/api/saved");
  await save(page).click();
  expect((await answered).status()).toBe(200);

  await device.goto(`${url}/saved`);
  await expect(device.getByRole("link", { name })).toBeVisible();
  await expect(device.getByText("They’re available on every device where you log in.")).toBeVisible();
  await device.context().setOffline(true);
  await device.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(device.getByRole("link", { name })).toHaveCount(0);
  await device.context().setOffline(false);
  await device.goto(`${url}/video-detail/${other.slug}`);
  await waitForScript(device);
  await save(device).click();
  await device.goto(`${url}/saved`);
  await expect(device.getByRole("link", { name: other.name })).toBeVisible();

  await page.goto(`${url}/saved`);
  await expect(page.getByRole("link", { name: other.name })).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  await device.context().close();
});

test("saved stories survive an outage and load afterwards", async ({ page, siteUrl }) => {
  await page.route("**/api/saved", (route) => route.abort());
  await page.goto(`${siteUrl}/saved`);
  await expect(
    page.getByText("We couldn’t load your saved stories just now, but they’re safe."),
  ).toBeVisible();
  await page.unroute("**/api/saved");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("You haven’t saved any stories yet.", { exact: false })).toBeVisible();
});

test("refuses anything but a list of slugs, and other sites' requests", async ({ request, siteUrl }) => {
  const status = async (data: unknown, headers: Record<string, string> = {}) =>
    (await request.post(`${siteUrl}/api/saved`, { data, headers })).status();
  const none = { saved: [], add: [], remove: [] };
  expect(await status(none)).toBe(200);
  const long = Array.from({ length: 201 }, () => "lamp");
  for (const body of [{}, [], { ...none, saved: "lamp" }, { ...none, add: [1] }, { ...none, saved: long }])
    expect(await status(body), JSON.stringify(body).slice(0, 80)).toBe(400);
  expect(await status({ ...none, saved: ["../../x", "<b>", "none-such"] })).toBe(200);
  expect(await status(none, { origin: "https://evil.example" })).toBe(403);
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await request.fetch(`${siteUrl}/api/saved`, { method })).status()).toBe(405);
});
