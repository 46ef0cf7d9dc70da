import type { Page } from "@playwright/test";
import { ALL, BOTH } from "../support/devices";
import { expectAdvances } from "../support/reels";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "../support/accessibility";
import { expect, test } from "../support/test";

const CAROUSEL = "/video-reels-new";

const SLIDES = 9;

/** The space before the first slide and between slides, in pixels. */
const BEFORE = 60;
const BETWEEN = 100;
const PER_VIEW = 1.5;

/** The length of a drag, as a share of the way to the next slide. After half or less, a slow drag would go back. */
const DRAG = 0.6;

/** Slides rest within moments, and tests wait for many. */
const OFTEN = { intervals: [50] };

const dot = (page: Page, number: number) => page.getByRole("button", { name: `Go to slide ${number}` });

async function open(page: Page) {
  await page.goto(CAROUSEL);
  await expect(page.getByRole("region", { name: "Reels" })).toBeVisible();
  await expectInFront(page, 1);
}

/** Waits until this slide, from 1, is highlighted and in the first one's place, and its dot agrees. */
async function expectInFront(page: Page, number: number) {
  const front = page.locator(".swiper-slide-active");
  await expect(front).toHaveAccessibleName(`${number} / ${SLIDES}`);
  await expect.poll(async () => (await front.boundingBox())?.y, OFTEN).toBeCloseTo(BEFORE, 0);
  await expect(front).toHaveCSS("opacity", "1");
  await expect(dot(page, number)).toHaveAttribute("aria-current", "true");
}

/** Drags the slides by one, up to move on or down to go back. */
async function drag(page: Page, direction: "up" | "down") {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const step = (height - BEFORE + BETWEEN) / PER_VIEW;
  const distance = step * (direction === "up" ? -DRAG : DRAG);
  await page.mouse.move(width / 2, (height - distance) / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2, (height + distance) / 2, { steps: 20 });
  await page.mouse.up();
}

/** Returns the numbers of the playing videos, from 1. */
const playing = (page: Page) =>
  page
    .locator("video")
    .evaluateAll((videos: HTMLVideoElement[]) =>
      videos.flatMap((video) => (video.paused ? [] : [Number(video.ariaLabel?.replace("Reel ", ""))])).sort(),
    );

/** Returns the indexes of active slides that the page has logged so far. */
function loggedIndexes(page: Page): number[] {
  const indexes: number[] = [];
  page.on("console", (message) => {
    if (message.type() !== "info") return;
    const { event, index } = JSON.parse(message.text()) as { event: string; index: number };
    if (event === "active-slide") indexes.push(index);
  });
  return indexes;
}

for (const device of ALL)
  test(`has nine slides, one and a half in view, 100 px apart and 60 px from the top ${device}`, async ({
    page,
  }) => {
    await open(page);
    const slides = page.locator(".swiper-slide");
    await expect(slides).toHaveCount(SLIDES);
    const height = page.viewportSize()?.height ?? 0;
    const boxes = await slides.evaluateAll((all) =>
      all.map((slide) => slide.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
    const inView = boxes.filter(({ top, bottom }) => bottom > 0 && top < height);
    expect(inView).toHaveLength(2);
    const [first, second] = inView.sort((one, other) => one.top - other.top);
    if (!first || !second) return;
    const slide = first.bottom - first.top;
    expect(first.top).toBeCloseTo(BEFORE, 0);
    expect(second.top - first.bottom).toBeCloseTo(BETWEEN, 0);
    expect((height - BEFORE + BETWEEN) / (slide + BETWEEN)).toBeCloseTo(PER_VIEW, 2);
    await expect(page.locator(".swiper-slide:not(.swiper-slide-active)").first()).not.toHaveCSS(
      "opacity",
      "1",
    );
    await expect(page.locator(".swiper-slide-active video")).toHaveCSS("outline-style", "solid");
    await expectNoHorizontalScroll(page);
    if (device !== "@tablet") await expectNoAxeViolations(page);
  });

test("loops both ways, and logs the active slide's index", async ({ page }) => {
  const indexes = loggedIndexes(page);
  await open(page);
  for (const number of [9, 8]) {
    await drag(page, "down");
    await expectInFront(page, number);
  }
  for (const number of [9, 1, 2]) {
    await drag(page, "up");
    await expectInFront(page, number);
  }
  expect(indexes).toEqual([8, 7, 8, 0, 1]);
});

test("shows a slide by its dot", async ({ page }) => {
  await open(page);
  for (const number of [5, 2, 9, 1, 8]) {
    await dot(page, number).click();
    await expectInFront(page, number);
  }
});

test("shows a slide by keyboard", async ({ page }) => {
  await open(page);
  await dot(page, 1).focus();
  for (const [number, key] of [
    [2, "Enter"],
    [3, "Space"],
    [4, "Enter"],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect(dot(page, number)).toBeFocused();
    await page.keyboard.press(key);
    await expectInFront(page, number);
  }
});

for (const device of BOTH)
  test(`plays only what is on screen, muted and in a loop ${device}`, async ({ page }) => {
    await open(page);
    const videos = page.locator(".swiper-slide video");
    const clips = await videos.evaluateAll((all: HTMLVideoElement[]) =>
      all.map(({ src, muted, loop, autoplay, playsInline }) => ({ src, muted, loop, autoplay, playsInline })),
    );
    for (const { src, ...manner } of clips) {
      expect(new URL(src).pathname).toBe("/uploads/resource/reel.mp4");
      expect(manner).toEqual({ muted: true, loop: true, autoplay: true, playsInline: true });
    }
    await expect.poll(() => playing(page)).toEqual([1, 2]);
    await expectAdvances(page.getByLabel("Reel 1", { exact: true }));

    await dot(page, 9).click();
    await expect.poll(() => playing(page)).toEqual([1, 9]);
    await expectAdvances(page.getByLabel("Reel 9", { exact: true }));
  });

test("pauses all videos when the visitor does, and resumes", async ({ page }) => {
  await open(page);
  await expect.poll(() => playing(page)).toEqual([1, 2]);
  await page.getByRole("button", { name: "Pause the videos" }).click();
  await expect.poll(() => playing(page)).toEqual([]);
  await dot(page, 4).click();
  await expectInFront(page, 4);
  expect(await playing(page)).toEqual([]);
  await page.getByRole("button", { name: "Play the videos" }).click();
  await expect.poll(() => playing(page)).toEqual([4, 5]);
});

test("neither moves nor plays automatically with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expect(page.getByRole("button", { name: "Play the videos" })).toBeVisible();
  const duration = await dot(page, 2).evaluate((element: HTMLElement) => {
    element.click();
    return document.querySelector<HTMLElement>(".swiper-wrapper")?.style.transitionDuration;
  });
  expect(duration).toBe("0ms");
  await expectInFront(page, 2);
  expect(await playing(page)).toEqual([]);
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]) {
  test(`keeps its controls apart at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await expectNoHorizontalScroll(page);
    for (const number of [9, 1]) {
      await dot(page, number).click();
      await expectInFront(page, number);
    }
    await page.getByRole("button", { name: "Pause the videos" }).click();
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test("stays a strip without Swiper", async ({ page }) => {
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("swiper-slide-active")) await route.abort();
    else await route.fulfill({ response });
  });
  const refused = page.waitForEvent("requestfailed");
  await page.goto(CAROUSEL);
  await refused;
  await expect(page.getByRole("list", { name: "Reels" }).locator("video")).toHaveCount(SLIDES);
  await expect(page.locator(".swiper")).toHaveCount(0);
});

test("stays out of search engines", async ({ page }) => {
  const response = await page.goto(CAROUSEL);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const device of BOTH)
    test(`is a plain strip of the same slides ${device}`, async ({ page }) => {
      await page.goto(CAROUSEL);
      const videos = page.getByRole("list", { name: "Reels" }).locator("video");
      await expect(videos).toHaveCount(SLIDES);
      await expect(videos.first()).toHaveText("Your browser does not support the video tag.");
      for (const attribute of ["autoplay", "controls", "loop", "muted", "playsinline"])
        await expect(videos.first()).toHaveAttribute(attribute);
      const box = await videos.first().boundingBox();
      expect(box?.y).toBe(BEFORE);
      await videos.last().scrollIntoViewIfNeeded();
      await expect(videos.last()).toBeInViewport({ ratio: 0.9 });
      await expectNoHorizontalScroll(page);
    });
});
