import type { Request } from "@playwright/test";
import { lengthOf, press, record, recorder, recordNow, sendRecorded, WITH_CAMERA } from "../support/recorder";
import { expect, test } from "../support/test";
import { openUpload } from "../support/uploads";

test.use(WITH_CAMERA);

test("a line that is dead while somebody speaks costs nothing: the rest is sent when it is back", async ({
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
  await expect(page.getByText(/has arrived\. You only need to send the form\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await sendRecorded(story, providerUrl);
});

test("a recording that is used later is sent at once, and resumes when the line is back", async ({
  page,
}) => {
  await page.route("**/api/uploads**", (route) => route.abort());
  await openUpload(page);
  await record(page);
  await press(page, "Finish");
  await expect(page.getByText(/^The upload of my-story\.\w+ stands at 0%\. It’s waiting/)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText(/^The upload of my-story\.\w+ stands at 0%\. It’s waiting/)).toBeVisible();
  await page.unroute("**/api/uploads**");
  await expect(page.getByText(/has arrived\. You only need to send the form\.$/)).toBeVisible({
    timeout: 40_000,
  });
});

test("a slow line gets a film that it carries", async ({ page }) => {
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
  // On a busy machine the site gives the sample up, which is a slow line, too.
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
