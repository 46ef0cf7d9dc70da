import type { Page } from "@playwright/test";
import { BOTH } from "../support/devices";
import { activePicture, approachCarousel, AUTOPLAY_DELAY_MS } from "../support/carousel";
import { expect, test } from "../support/test";
import { readHome } from "../support/contract";
import { pauseClock } from "../support/page-actions";

test("fetches Swiper only when it is near", async ({ page }) => {
  const swiperScripts: string[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(".js")) return;
    void response.text().then((code) => {
      if (code.includes("swiper-slide-active")) swiperScripts.push(response.url());
    });
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(swiperScripts).toEqual([]);
  await approachCarousel(page);
  await expect.poll(() => swiperScripts.length).toBeGreaterThan(0);
});

for (const device of BOTH)
  test(`keeps moving automatically after a tap on a bullet ${device}`, async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await approachCarousel(page);
    await page.getByRole("button", { name: "Go to slide 3" }).click();
    await expect.poll(() => activePicture(page)).toBe("2");
    await expect(page.locator("[data-autoplay]")).toHaveAttribute("data-autoplay", "running");
    await expect
      .poll(async () => {
        await page.clock.runFor(AUTOPLAY_DELAY_MS);
        return activePicture(page);
      })
      .not.toBe("2");
  });

test("is a manual strip until Swiper loads @phone", async ({ page }) => {
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("swiper-slide-active")) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Pictures from our shop" }).getByRole("link")).not.toHaveCount(
    0,
  );
});

test("moves automatically, in a loop", async ({ page, providerUrl }) => {
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

test("rests while focused, off screen or paused", async ({ page }) => {
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
