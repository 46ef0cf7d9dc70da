import { expect, type Page } from "@playwright/test";

/** How long the carousel of the home page shows a picture before it goes on, in milliseconds. */
export const AUTOPLAY_DELAY_MS = 2500;

/** Scrolls to the carousel, whose code comes only then. */
export async function approachCarousel(page: Page) {
  await page
    .getByText("Pictures from our shop")
    .or(page.getByLabel("Pictures from our shop"))
    .first()
    .scrollIntoViewIfNeeded();
  await expect(page.locator(".gallery .swiper-initialized")).toBeVisible();
}

/** The number of the picture in front. */
export const activePicture = (page: Page) =>
  page.locator(".swiper-slide-active").getAttribute("data-swiper-slide-index");
