import { expect, type Locator, type Page } from "@playwright/test";

/** Far enough ahead that the page's clock, which runs until then, cannot overtake it, in milliseconds. */
const AHEAD_MS = 10_000;

/** Time that is let pass between two looks, in milliseconds. */
const STEP_MS = 50;

/** How long the test itself waits for that, in milliseconds. */
const LONGEST_WAIT_MS = 15_000;

/** Stops the page's clock, installed before, so that its time passes only as the test lets it. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}

/** Lets a paused clock go on, step by step, until something shows. */
export async function runUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS);
        return locator.isVisible();
      },
      { intervals: [0], timeout: LONGEST_WAIT_MS },
    )
    .toBe(true);
}
