import type { Page } from "@playwright/test";
import { readHome } from "./support/contract";
import { pauseClock } from "./support/page-actions";
import { expect, test } from "./support/test";

const AUTOPLAY_DELAY_MS = 2500;

async function approachCarousel(page: Page) {
  await page
    .getByText("Pictures from our shop")
    .or(page.getByLabel("Pictures from our shop"))
    .first()
    .scrollIntoViewIfNeeded();
  await expect(page.locator(".gallery .swiper-initialized")).toBeVisible();
}

/** The number of the picture in front. */
const active = (page: Page) => page.locator(".swiper-slide-active").getAttribute("data-swiper-slide-index");

test("fetches Swiper only when it comes near", async ({ page }) => {
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

const VIEWS = [
  { width: 390, slides: 1.5, gap: 30 },
  { width: 767, slides: 1.5, gap: 30 },
  { width: 768, slides: 2.5, gap: 60 },
  { width: 1024, slides: 3.5, gap: 60 },
];

for (const { width, slides, gap } of VIEWS) {
  test(`shows ${slides} pictures with a gap of ${gap} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await approachCarousel(page);
    const measured = await page.locator(".gallery .swiper").evaluate((element) => {
      const slide = element.querySelector(".swiper-slide");
      return {
        view: element.clientWidth,
        slide: slide?.getBoundingClientRect().width ?? 0,
        gap: Number.parseFloat(slide ? getComputedStyle(slide).marginRight : "0"),
      };
    });
    expect(measured.gap).toBe(gap);
    expect((measured.view + gap) / (measured.slide + gap)).toBeCloseTo(slides, 1);
  });
}

for (const width of [320, 375, 390, 1280]) {
  test(`leaves every bullet to the finger at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await approachCarousel(page);
    const bullets = page.locator(".swiper-pagination-bullet");
    await bullets.last().scrollIntoViewIfNeeded();
    const isOnTop = await bullets.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top, height } = element.getBoundingClientRect();
        return [left + 1, right - 1].every((x) => document.elementFromPoint(x, top + height / 2) === element);
      }),
    );
    expect(isOnTop).toEqual(isOnTop.map(() => true));
  });
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
        seen.add(await active(page));
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
        return active(page);
      },
      { intervals: [100], timeout: 15_000 },
    )
    .toBe(first);
});

const RESTS: Record<string, (page: Page) => Promise<void>> = {
  "it has the focus": (page) => page.locator(".swiper-slide-active a").focus(),
  "a visitor pauses it": (page) => page.getByRole("button", { name: "Pause the carousel" }).click(),
  "it is off screen": (page) =>
    page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: "instant" });
    }),
};

for (const [reason, rest] of Object.entries(RESTS)) {
  test(`rests while ${reason}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.clock.install();
    await page.goto("/");
    await approachCarousel(page);
    await rest(page);
    await expect.poll(() => page.locator("[data-autoplay]").getAttribute("data-autoplay")).toBe("resting");
    const before = await active(page);
    await page.clock.runFor(AUTOPLAY_DELAY_MS * 3);
    expect(await active(page)).toBe(before);
  });
}

test("goes on by itself after a bullet was tapped @both", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await approachCarousel(page);
  await page.getByRole("button", { name: "Go to slide 3" }).click();
  await expect.poll(() => active(page)).toBe("2");
  await expect(page.locator("[data-autoplay]")).toHaveAttribute("data-autoplay", "running");
  await expect
    .poll(async () => {
      await page.clock.runFor(AUTOPLAY_DELAY_MS);
      return active(page);
    })
    .not.toBe("2");
});

test("does not move by itself for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await approachCarousel(page);
  await expect(page.getByRole("button", { name: "Play the carousel" })).toBeVisible();
});

test("goes to a picture by its dot, and each picture opens the store in a new tab", async ({
  page,
  providerUrl,
}) => {
  const { storeUrl } = await readHome(providerUrl);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await approachCarousel(page);
  await page.getByRole("button", { name: "Go to slide 3" }).click();
  await expect.poll(() => active(page)).toBe("2");
  const link = page.locator(".swiper-slide-active").getByRole("link");
  await expect(link).toHaveAttribute("href", new URL(storeUrl).href);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("is a strip to scroll by hand before Swiper has come @phone", async ({ page }) => {
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
