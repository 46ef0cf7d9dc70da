import { expect, type Page } from "@playwright/test";

/** Expects the feed's address with exactly these hashtags chosen, whichever reel is in front. */
export async function expectFeedOf(page: Page, tokens: string[]): Promise<void> {
  const choice = () => {
    const { pathname, searchParams } = new URL(page.url());
    return [pathname, ...searchParams.getAll("hashtags")];
  };
  await expect.poll(choice).toEqual(["/video-reels", ...tokens]);
}
