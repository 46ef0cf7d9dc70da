import type { Page } from "@playwright/test";
import { activePicture, approachCarousel, AUTOPLAY_DELAY_MS } from "./support/carousel";
import { readHome } from "./support/contract";
import { pauseClock } from "./support/page-actions";
import { expect, test } from "./support/test";

/** How many pictures stand side by side with which gap, where that is said of a width. */
const VIEWS = [
  { width: 320 },
  { width: 375 },
  { width: 390, slides: 1.5, gap: 30 },
  { width: 767, slides: 1.5, gap: 30 },
  { width: 768, slides: 2.5, gap: 60 },
  { width: 1024, slides: 3.5, gap: 60 },
  { width: 1280 },
];

test("shows more pictures on a wider screen, and leaves every bullet to the finger", async ({ page }) => {
  await page.goto("/");
  await approachCarousel(page);
  for (const { width, slides, gap } of VIEWS)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.locator(".swiper-pagination").scrollIntoViewIfNeeded();
      if (slides) await expect.poll(() => arrangement(page, gap)).toEqual({ slides, gap });
      await expect.poll(() => coveredBullets(page)).toEqual([]);
    });
});

async function arrangement(page: Page, gap: number) {
  const measured = await page.locator(".gallery .swiper").evaluate((element) => {
    const slide = element.querySelector(".swiper-slide");
    return {
      view: element.clientWidth,
      slide: slide?.getBoundingClientRect().width ?? 0,
      gap: Number.parseFloat(slide ? getComputedStyle(slide).marginRight : "0"),
    };
  });
  const slides = (measured.view + gap) / (measured.slide + gap);
  return { slides: Math.round(slides * 10) / 10, gap: measured.gap };
}

/** The places of the bullets that something else lies upon. */
function coveredBullets(page: Page) {
  return page.locator(".swiper-pagination-bullet").evaluateAll((bullets) =>
    bullets.flatMap((bullet, place) => {
      const { left, right, top, height } = bullet.getBoundingClientRect();
      const isOnTop = [left + 1, right - 1].every(
        (x) => document.elementFromPoint(x, top + height / 2) === bullet,
      );
      return isOnTop ? [] : [place];
    }),
  );
}

test("moves by itself, and in a loop", async ({ page, providerUrl }) => {
  const { images } = await readHome(providerUrl);
  await page.clock.install();
  await page.goto("/");
  await approachCarousel(page);
  await pauseClock(page);
  const seen = new Set<string | null>();
  await expect
    .poll(
      async () => {
        seen.add(await activePicture(page));
        await page.clock.runFor(AUTOPLAY_DELAY_MS);
        return seen.size;
      },
      { intervals: [100], timeout: 15_000 },
    )
    .toBe(images.length);
  const [first = null] = seen;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(AUTOPLAY_DELAY_MS);
        return activePicture(page);
      },
      { intervals: [100], timeout: 15_000 },
    )
    .toBe(first);
});

const RESTS = [
  {
    reason: "it has the focus",
    begin: (page: Page) => page.locator(".swiper-slide-active a").focus(),
    end: (page: Page) => page.locator(".swiper-slide-active a").blur(),
  },
  {
    reason: "it is off screen",
    begin: (page: Page) =>
      page.evaluate(() => {
        window.scrollTo({ top: 0, behavior: "instant" });
      }),
    end: approachCarousel,
  },
  {
    reason: "a visitor pauses it",
    begin: (page: Page) => page.getByRole("button", { name: "Pause the carousel" }).click(),
    end: (page: Page) => page.getByRole("button", { name: "Play the carousel" }).click(),
  },
];

test("rests while it has the focus, is off screen or paused", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await page.goto("/");
  await approachCarousel(page);
  const carousel = page.locator("[data-autoplay]");
  for (const { reason, begin, end } of RESTS)
    await test.step(reason, async () => {
      await expect(carousel).toHaveAttribute("data-autoplay", "running");
      await begin(page);
      await expect(carousel).toHaveAttribute("data-autoplay", "resting");
      const before = await activePicture(page);
      await page.clock.runFor(AUTOPLAY_DELAY_MS * 3);
      expect(await activePicture(page)).toBe(before);
      await end(page);
    });
});

test("without motion, goes to a picture by its dot; each picture opens the store in a new tab", async ({
  page,
  providerUrl,
}) => {
  const { storeUrl } = await readHome(providerUrl);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await approachCarousel(page);
  await expect(page.getByRole("button", { name: "Play the carousel" })).toBeVisible();
  await page.getByRole("button", { name: "Go to slide 3" }).click();
  await expect.poll(() => activePicture(page)).toBe("2");
  const link = page.locator(".swiper-slide-active").getByRole("link");
  await expect(link).toHaveAttribute("href", new URL(storeUrl).href);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
