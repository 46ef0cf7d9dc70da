import type { Page } from "@playwright/test";
import { readVideos, type ContractVideo } from "./contract";

/** The address of the plain feed. */
export const PLAIN_FEED = "/video-reels-old";

/** How many videos the plain feed requests at a time. */
export const PLAIN_PAGE_SIZE = 10;

/** Returns whether the feed shows a video. */
export const isReel = ({ videoType }: ContractVideo) => videoType !== "single";

export const plainReels = (page: Page) => page.getByRole("list", { name: "Stories" }).getByRole("article");

export const plainVideos = (page: Page) => plainReels(page).locator("video");

/** Returns the names of the reels on the current page of the feed. */
export const namesShown = (page: Page) => plainReels(page).getByRole("heading", { level: 2 }).allInnerTexts();

/** Returns the names of the reels that belong on a page of the feed, in the provider's order. */
export async function namesOnPage(providerUrl: string, number: number): Promise<string[]> {
  const asked = (await readVideos(providerUrl)).slice(
    (number - 1) * PLAIN_PAGE_SIZE,
    number * PLAIN_PAGE_SIZE,
  );
  return asked.filter(isReel).map(({ name }) => name);
}

/** Scrolls to a reel by its place, from 0. */
export async function bringIntoView(page: Page, place: number): Promise<void> {
  await plainReels(page)
    .nth(place)
    .evaluate((reel) => {
      reel.scrollIntoView({ block: "start", behavior: "instant" });
    });
}

/** Returns the places, from 0, of the videos that play, are past their beginning, have a source, or have sound. */
export function situation(page: Page) {
  return plainVideos(page).evaluateAll((elements: HTMLVideoElement[]) => {
    const places = (fits: (video: HTMLVideoElement) => boolean) =>
      elements.flatMap((video, place) => (fits(video) ? [place] : []));
    return {
      playing: places((video) => !video.paused),
      begun: places((video) => video.currentTime > 0),
      sourced: places((video) => video.hasAttribute("src")),
      loud: places((video) => !video.paused && !video.muted),
    };
  });
}
