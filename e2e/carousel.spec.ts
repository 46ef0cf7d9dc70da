import type { Page } from "@playwright/test";
import { activePicture, approachCarousel } from "./support/carousel";
import { readHome } from "./support/contract";
import { expect, test } from "./support/test";

/** How many pictures are side by side, with which gap, at the widths that define it. */
const VIEWS = [
  { width: 320 },
  { width: 375 },
  { width: 390, slides: 1.5, gap: 30 },
  { width: 767, slides: 1.5, gap: 30 },
  { width: 768, slides: 2.5, gap: 60 },
  { width: 1024, slides: 3.5, gap: 60 },
  { width: 1280 },
];

test("shows more pictures on a wider screen and keeps every bullet within a finger's reach", async ({
  page,
}) => {
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

/** Returns the positions of covered bullets. */
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

test("without motion, a dot shows its picture; each picture opens the store in a new tab", async ({
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
