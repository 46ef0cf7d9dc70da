import type { Request } from "@playwright/test";
import { lengthOf, press, record, recorder, recordNow, sendRecorded, WITH_CAMERA } from "../support/recorder";
import { expect, test } from "../support/test";
import { openUpload } from "../support/uploads";

test.use(WITH_CAMERA);

test("a dead connection while recording costs nothing: the rest is sent when it returns", async ({
  page,
  providerUrl,
}) => {
  const story = await openUpload(page);
  await record(page);
  await page.context().setOffline(true);
  await expect(recorder(page).getByText(/^0:0[5-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(3);
  await expect(page.getByText("It’s waiting for a connection and resumes automatically.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/We have received .*\. You only need to send the form\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await sendRecorded(story, providerUrl);
});

test("a recording used later is sent at once, and resumes when the connection returns", async ({ page }) => {
  await page.route("**/api/uploads**", (route) => route.abort());
  await openUpload(page);
  await record(page);
  await press(page, "Finish");
  await expect(page.getByText(/^The upload of my-story\.\w+ is at 0%\. It’s waiting/)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText(/^The upload of my-story\.\w+ is at 0%\. It’s waiting/)).toBeVisible();
  await page.unroute("**/api/uploads**");
  await expect(page.getByText(/We have received .*\. You only need to send the form\.$/)).toBeVisible({
    timeout: 40_000,
  });
});

test("a slow connection gets a film that fits it", async ({ page }) => {
  await page.addInitScript(() => {
    const Browsers = MediaRecorder;
    window.MediaRecorder = class extends Browsers {
      constructor(stream: MediaStream, options: MediaRecorderOptions = {}) {
        super(stream, options);
        Object.assign(window, { bitsAskedFor: options.videoBitsPerSecond });
      }
    };
  });
  await openUpload(page);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 20, downloadThroughput: -1 },
    uploadThroughput: 150 * 1024, // bytes a second
  });
  const isSample = (request: Request) => request.url().endsWith("/api/line");
  // On a busy machine the site gives up the sample, which also counts as a slow line.
  const measured = Promise.race([
    page.waitForEvent("requestfinished", isSample),
    page.waitForEvent("requestfailed", isSample),
  ]);
  await recordNow(page).click();
  await measured;
  await press(page, "Start");
  const asked = () => page.evaluate(() => Number(Reflect.get(window, "bitsAskedFor")));
  await expect.poll(asked).toBeGreaterThanOrEqual(250_000);
  expect(await asked()).toBeLessThan(1_000_000);
});
