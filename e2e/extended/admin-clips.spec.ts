import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/accessibility";
import { signInAsAdmin } from "../support/admin-sign-in";
import { setPreparation } from "../support/provider-database";
import type { Stack } from "../support/stack";
import { expect, test } from "../support/test";
import { makeVideo } from "../support/uploads";

test.describe.configure({ timeout: 150_000 });

const PANEL = '[aria-label="Preparation of the video"]';
const UPLOAD_BYTES_PER_SECOND = 1_500_000;

test("staff add a video in a picture's place and see its progress", async ({ page, startStack }) => {
  const { provider, dataDir } = await startStack();
  const admin = await signInAsAdmin(page, provider.url);
  const state = (columns: Record<string, string | number | null>) =>
    setPreparation({ dataDir }, clip, columns);
  let clip = "";

  await test.step("one button accepts it, however its name is written", async () => {
    await page.goto(`${provider.url}/admin/globals/app-install`);
    const field = page.getByRole("group", { name: "Video or picture" });
    const existing = page.locator("#field-video .upload-relationship-details__remove");
    await expect(field.or(existing).first()).toBeVisible();
    if (await existing.isVisible()) await existing.click();
    await expectNoAxeViolations(page, "#field-video");

    const video = makeVideo("IMG_4711.MOV", 4);
    const choose = async () => {
      const chooser = page.waitForEvent("filechooser");
      await field.getByRole("button", { name: "Upload a video or picture" }).click();
      await (await chooser).setFiles(video.path);
    };
    await page.route("**/api/clips?depth=0", (route) =>
      route.fulfill({ status: 413, contentType: "text/html", body: "<h1>413</h1>" }),
    );
    await choose();
    await expect(
      page.getByText("The server in front of the admin doesn’t accept a file this large."),
    ).toBeVisible();
    await page.unroute("**/api/clips?depth=0");

    await slowDown(page, UPLOAD_BYTES_PER_SECOND);
    const stored = page.waitForResponse((response) => response.url().endsWith("/api/clips?depth=0"));
    await choose();
    await expect(page.getByRole("progressbar")).toBeVisible();
    expect((await stored).status()).toBe(201);
    await slowDown(page, -1);
    await expect(page.getByText("Uploaded.")).toBeVisible();
    await expect(page.locator("#field-video .upload-relationship-details__filename")).toContainText(
      /img-4711.*\.mp4$/,
    );
    clip = String((await admin.list("clips"))[0]?.id);
  });

  await test.step("its page shows the progress automatically", async () => {
    await state({ preparation: "preparing", progress: 40 });
    await page.goto(`${provider.url}/admin/collections/clips/${clip}`);
    await expect(page.getByRole("heading", { name: "Preparing, 40 %" })).toBeVisible();
    await expect(page.locator(PANEL).getByRole("progressbar")).toHaveAttribute("value", "40");
    await state({ preparation: "failed", problem: "The file ends in the middle." });
    await expect(page.getByText("The file ends in the middle.")).toBeVisible();
    await expectNoAxeViolations(page, PANEL);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The file ends in the middle.")).toBeHidden();
    expect(await admin.find("clips", "id", clip)).toMatchObject({ problem: null });
  });

  await test.step("once it is ready, staff choose its picture, which the list shows", async () => {
    const frames = addFrames({ dataDir }, clip);
    await state({ preparation: "ready", problem: null, frames: JSON.stringify(frames), loudness: -23 });
    await page.reload();
    await expect(page.getByText("It was too quiet and is now as loud as the others")).toBeVisible();
    await expectNoAxeViolations(page, PANEL);
    await page.getByRole("radio", { name: "Picture 2" }).check();
    await expect.poll(async () => (await admin.find("clips", "id", clip))?.chosenFrame).toBe(1);
    await page.goto(`${provider.url}/admin/collections/clips`);
    const thumbnail = page.locator(`img[src*="${frames[1]?.filename}"]`);
    await expect(thumbnail).toBeVisible();
    expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

/** Limits the browser's upload speed, which makes the progress visible; -1 lifts the limit. */
async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await session.send("Network.emulateNetworkConditions", conditions);
}

/** Puts two pictures where a worker would put a clip's frames. */
function addFrames({ dataDir }: Pick<Stack, "dataDir">, clip: string) {
  const uploads = path.join(dataDir, "uploads");
  const pictures = readdirSync(path.join(uploads, "images")).filter((name) => /\.jpe?g$/.test(name));
  mkdirSync(path.join(uploads, "frames"), { recursive: true });
  return ["aaaaaaaaaaaa", "bbbbbbbbbbbb"].map((random, index) => {
    const filename = `${clip}-${random}.jpg`;
    copyFileSync(path.join(uploads, "images", pictures[index] ?? ""), path.join(uploads, "frames", filename));
    return { filename, width: 720, height: 1280 };
  });
}
