import { mkdtempSync } from "node:fs";
import path from "node:path";
import { isReordered, keptSeconds } from "@lampstand/contract/kept";
import { chromium, type Page } from "@playwright/test";
import { keptTake, lengthOf, press, recorder, record, WITH_CAMERA } from "../support/recorder";
import { runFolder } from "../support/run-folder";
import { expect, test } from "../support/test";
import { openUpload } from "../support/uploads";

/** Kills the whole browser, as a phone does when it needs memory. Unwritten data is lost. */
async function killBrowser(page: Page) {
  const closed = page.context().waitForEvent("close");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Browser.crash").catch(() => undefined);
  await closed;
}

test("a repeated answer replaces the first one, in its place, after the browser was killed", async ({
  siteUrl,
  launchOptions,
}) => {
  const profile = mkdtempSync(path.join(runFolder(), "profile-"));
  const open = async () => {
    const browser = await chromium.launchPersistentContext(profile, { ...WITH_CAMERA, ...launchOptions });
    return browser.newPage();
  };
  const page = await open();
  await openUpload(page, siteUrl);
  await record(page);
  await press(page, "Next question");
  await expect(recorder(page).getByText(/^0:0[5-9] of 2:00$/)).toBeVisible();
  await press(page, "Say this answer again");
  await expect(recorder(page).getByText(/^0:0[4-6] of 2:00$/)).toBeVisible();
  await press(page, "Pause");
  const answers = recorder(page).getByRole("region", { name: "Your answers so far" });
  await answers.getByRole("button", { name: "Say it again" }).first().click();
  await answers.getByRole("button", { name: "Say it again" }).click();
  await expect(recorder(page).getByText(/^0:0[4-6] of 2:00$/)).toBeVisible();
  await killBrowser(page);

  const again = await open();
  await openUpload(again, siteUrl);
  await expect(
    again.getByText(/^You’ve recorded a story of 0:\d\d here but haven’t sent it yet\.$/),
  ).toBeVisible();
  await again.getByRole("button", { name: "Use it" }).click();
  await expect(again.getByText(/ · 0:\d\d$/)).toBeVisible();
  await expect.poll(() => lengthOf(again)).toBeLessThan(60);
  const { seconds, kept: parts } = await keptTake(again);
  expect(isReordered(parts)).toBe(true);
  const kept = [seconds, await lengthOf(again)].map((whole) => keptSeconds(parts, whole));
  expect(Math.abs((kept[0] ?? NaN) - (kept[1] ?? NaN))).toBeLessThan(0.5);
  await again.context().close();
});
