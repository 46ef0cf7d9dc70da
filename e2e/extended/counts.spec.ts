import type { Page } from "@playwright/test";
import { createAdmin } from "../support/admin";
import { openSignedIn } from "../support/admin-sign-in";
import { jsonAnswer, NOT_FOUND } from "../support/local-server";
import { readFirstReels } from "../support/reels";
import type { Stack } from "../support/stack";
import { expect, test } from "../support/test";
import { createUploadVisitor, makeVideo } from "../support/uploads";
import { readFileSync } from "node:fs";

/** Returns what the page has reported to the site so far, oldest first. */
function watchBeacons(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/counts")) return;
    const { counts } = JSON.parse(request.postData() ?? "{}") as { counts: { kind: string; slug: string }[] };
    // The watched share depends on timing.
    const others = counts.filter(({ kind }) => kind !== "reached");
    sent.push(...others.map(({ kind, slug }) => `${kind} ${slug}`));
  });
  return sent;
}

/** Fires the browser's event for leaving a page, which can occur more than once. */
const leave = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pagehide")));

async function openDashboard(page: Page, { provider }: Stack) {
  const { credentials } = await createAdmin(provider.url);
  await openSignedIn(page, provider.url, credentials);
  const month = page.getByRole("region", { name: "The last 30 days" });
  await expect(month).toBeVisible();
  return month;
}

test("the site counts what visitors watch, share and upload, and staff see it", async ({
  page,
  request,
  startStack,
}) => {
  const stack = await startStack();
  const { site, provider } = stack;
  const sent = watchBeacons(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: async () => undefined });
  });
  const { first } = await readFirstReels(provider.url);

  await page.goto(`${site.url}/video-detail/${first.slug}`);
  const video = page.locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(3);
  await expect(async () => {
    await leave(page);
    expect(sent).toEqual([`watched ${first.slug}`]);
  }).toPass();
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.5;
  });
  await expect(async () => {
    await leave(page);
    expect(sent).toEqual([`watched ${first.slug}`, `finished ${first.slug}`]);
  }).toPass();
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(async () => {
    await leave(page);
    expect(sent).toContain(`shared ${first.slug}`);
  }).toPass();

  const uploader = await createUploadVisitor(request, site.url);
  const address = await uploader.deliver(readFileSync(makeVideo("counted.mp4").path));
  await uploader.begin(1000);
  await expect(async () => expect((await uploader.finish(address)).status()).toBe(201)).toPass();

  const month = await openDashboard(page, stack);
  const figure = (label: string) =>
    month.locator("div", { has: page.getByText(label, { exact: true }) }).last();
  await expect(async () => {
    await page.reload();
    await expect(figure("Watched to the end")).toHaveText("Watched to the end1", { timeout: 2000 });
    await expect(figure("Shared")).toHaveText("Shared1");
    await expect(figure("Uploads begun")).toHaveText("Uploads begun2");
    await expect(figure("Uploads finished")).toHaveText("Uploads finished1");
  }).toPass();
  await expect(month.getByRole("link", { name: first.name })).toBeVisible();
});

test("pages know whether the provider accepts counts", async ({ request, siteUrl, foreignSite }) => {
  // A page doesn't wait long for the settings.
  await expect
    .poll(async () => (await request.get(siteUrl)).text())
    .toMatch(/<html [^>]*data-counts="daily"/);
  await foreignSite.serve((path) =>
    path === "/web/setting-page-content" ? jsonAnswer({ data: { company: "Harbour Church" } }) : NOT_FOUND,
  );
  expect(await (await request.get(foreignSite.url)).text()).not.toMatch(/<html [^>]*data-counts/);
});
