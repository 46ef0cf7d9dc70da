import { expect, type Page } from "@playwright/test";

/** How long the home page's carousel shows each picture, in milliseconds. */
export const AUTOPLAY_DELAY_MS = 2500;

/** Scrolls to the carousel, whose code loads only then. */
export async function approachCarousel(page: Page) {
  await page
    .getByText("Pictures from our shop")
    .or(page.getByLabel("Pictures from our shop"))
    .first()
    .scrollIntoViewIfNeeded();
  await expect(page.locator(".gallery .swiper-initialized")).toBeVisible();
}

/** Returns the number of the picture in front. */
export const activePicture = (page: Page) =>
  page.locator(".swiper-slide-active").getAttribute("data-swiper-slide-index");
