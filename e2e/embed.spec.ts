import type { Page } from "@playwright/test";
import { findVideo, type ContractVideo } from "./support/contract";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "./support/accessibility";
import type { ForeignSite } from "./support/foreign-site";
import { jsonAnswer, NOT_FOUND } from "./support/local-server";
import { expect, test } from "./support/test";

const isWatchable = ({ videoType }: ContractVideo) => videoType !== "multiple";
const isPortrait = ({ width, height }: ContractVideo) => height > width;

/** Plays the video, framed or not, without sound. */
async function play(page: Page, slug: string) {
  const video = page
    .frames()
    .find((frame) => frame.url().endsWith(`/embed/${slug}`))
    ?.locator("video");
  if (!video) throw new Error(`There is no frame of ${slug}`);
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  return video;
}

test.describe("a player", () => {
  test("fills any size and works there", async ({ page, providerUrl }) => {
    const { slug, name } = await findVideo(providerUrl, (video) => isWatchable(video) && isPortrait(video));
    await page.goto(`/embed/${slug}`);
    for (const { width, height } of [
      { width: 200, height: 113 },
      { width: 200, height: 356 },
      { width: 360, height: 640 },
      { width: 640, height: 360 },
      { width: 1920, height: 1080 },
    ])
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        expect(await page.locator("video").boundingBox()).toEqual({ x: 0, y: 0, width, height });
        await expect(page.getByRole("heading", { level: 1, name })).toBeAttached();
        const box = await page.getByRole("link", { name: /^Watch on / }).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(box?.height).toBeGreaterThanOrEqual(24);
        await expectNoHorizontalScroll(page);
        await expectNoAxeViolations(page);
      });
  });

  test("leads to the video's page in a new tab", async ({ page, providerUrl }) => {
    const { slug } = await findVideo(providerUrl, isWatchable);
    await page.goto(`/embed/${slug}`);
    const link = page.getByRole("link", { name: /^Watch on / });
    await expect(link).toHaveAttribute("rel", "noopener");
    const opened = page.waitForEvent("popup");
    await link.click();
    await expect(await opened).toHaveURL(new RegExp(`/video-detail/${slug}$`));
  });

  test("shows the keyboard focus", async ({ page, providerUrl }) => {
    const { slug } = await findVideo(providerUrl, isWatchable);
    await page.goto(`/embed/${slug}`);
    for (const focused of [page.getByRole("link"), page.locator("video")]) {
      await page.keyboard.press("Tab");
      await expect(focused).toBeFocused();
      await expect(focused).toHaveCSS("outline-style", "solid");
      await expect(focused).toHaveCSS("outline-width", "3px");
    }
  });

  test("plays with captions from its own address, and loads neither script nor clip before", async ({
    page,
    providerUrl,
  }) => {
    const { slug } = await findVideo(providerUrl, isWatchable);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.resourceType()));
    await page.goto(`/embed/${slug}`);
    expect(loaded).not.toContain("script");
    expect(loaded).not.toContain("media");
    const video = await play(page, slug);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2);
    const track = () =>
      video.evaluate((element: HTMLVideoElement) => [
        element.textTracks[0]?.mode,
        Number(element.textTracks[0]?.cues?.length) > 0,
      ]);
    await expect.poll(track).toEqual(["showing", true]);
  });

  test("is a small page of its own, and points search engines to the video's page", async ({
    request,
    siteUrl,
    providerUrl,
  }) => {
    const { slug } = await findVideo(providerUrl, isWatchable);
    const response = await request.get(`/embed/${slug}`);
    const html = await response.text();
    expect(html).not.toContain("<script");
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/video-detail/${slug}">`);
    expect(html).toContain('<meta name="robots" content="noindex, indexifembedded">');
    expect(Buffer.byteLength(html)).toBeLessThan(5000);
    const policy = response.headers()["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *");
  });
});

test.describe("without a video", () => {
  test("answers 404 and says so, even in the smallest frame", async ({ page }) => {
    for (const slug of ["no-such-video", "..%2F..%2Fetc", "%00", "%3Cscript%3E", "a".repeat(500)])
      await test.step(slug.slice(0, 14), async () => {
        const response = await page.goto(`/embed/${slug}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { name: "Video not available!" })).toBeVisible();
        await expect(page.getByRole("link", { name: /^Go to / })).toHaveAttribute("href", "/");
        await expectNoAxeViolations(page);
      });
    await page.setViewportSize({ width: 200, height: 113 });
    await expectNoHorizontalScroll(page);
  });

  test("answers 404 for a video of type 'multiple'", async ({ request, providerUrl }) => {
    const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType === "multiple");
    expect((await request.get(`/embed/${slug}`)).status()).toBe(404);
  });

  test("decodes a slug's percent signs once", async ({ request, providerUrl }) => {
    const { slug } = await findVideo(providerUrl, ({ slug: name, videoType }) => {
      return videoType !== "multiple" && name.includes("-");
    });
    expect((await request.get(`/embed/${slug.replace("-", "%2D")}`)).status()).toBe(200);
    expect((await request.get(`/embed/${slug.replace("-", "%252D")}`)).status()).toBe(404);
  });
});

const VIDEO = { _id: "1", name: "Two cups", slug: "two-cups", status: "Active", videoLink: "/two-cups.mp4" };

/** Gives a site a provider with only these videos, by requested slug. */
function serveVideos({ serve }: ForeignSite, videos: Record<string, object>) {
  return serve((path) => {
    const data = videos[decodeURIComponent(path.replace("/get_individual_video/", ""))];
    return data ? jsonAnswer({ status: "success", data }) : NOT_FOUND;
  });
}

test("a hostile provider's texts and addresses do no harm", async ({ page, foreignSite }) => {
  const hostile = `</title></style><script>hacked=1</script><img src=x onerror=hacked=1>"' onplay="hacked=1" x='`;
  await serveVideos(foreignSite, {
    hostile: {
      ...VIDEO,
      slug: "hostile",
      name: hostile,
      videoLink: `https://media.invalid/a.mp4?${hostile}`,
      poster: `https://media.invalid/a.jpg?${hostile}`,
      captions: `https://media.invalid/a.vtt?${hostile}`,
    },
  });
  await page.goto(`${foreignSite.url}/embed/hostile`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hostile);
  await expect(page).toHaveTitle(new RegExp("^</title></style><script>"));
  await expect(page.locator("script, img, track")).toHaveCount(0);
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
  const attributes = await page.locator("video").evaluate((element) => element.getAttributeNames().sort());
  expect(attributes).toEqual(["aria-label", "controls", "playsinline", "poster", "preload", "src"]);
});

test("redirects a video's old name to its new one, and reports an outage", async ({
  request,
  foreignSite,
}) => {
  await serveVideos(foreignSite, { "old name": { ...VIDEO, slug: "new name" } });
  const renamed = await request.get(`${foreignSite.url}/embed/old%20name`, { maxRedirects: 0 });
  expect(renamed.status()).toBe(308);
  expect(renamed.headers().location).toBe("/embed/new%20name");

  await foreignSite.serve(() => "hang up");
  for (const path of ["/embed/unseen", "/embed/unseen/captions"]) {
    const response = await request.get(foreignSite.url + path);
    expect(response.status()).toBe(503);
    expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
  }
});
