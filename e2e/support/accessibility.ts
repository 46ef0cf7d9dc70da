import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Expects that axe finds nothing against WCAG 2.2 AA on the page as it is now.
 * @param within a selector, where the rest of the page is somebody else's
 */
export async function expectNoAxeViolations(page: Page, within = "html"): Promise<void> {
  // In the page itself and without what passes, it takes a quarter of the time; no page has frames of another origin.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ["violations"] })
    .withTags(wcag22AA)
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary ?? ""})`),
  }));
  expect(found).toEqual([]);
}

/** Expects that nothing on the page is wider than the window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}

/** The widest of the screens that every page must fit, in pixels. */
export const WIDEST = { width: 1280, height: 800 };

/** All of them, and on which axe looks at the page. */
const SCREENS = [
  { ...WIDEST, isChecked: true },
  { width: 768, height: 1024, isChecked: false },
  { width: 390, height: 844, isChecked: true },
  { width: 320, height: 700, isChecked: false },
];

/**
 * Expects that the page, opened once, fits any screen, and that axe finds nothing on a wide one and on a phone.
 * @param check what else must hold on each
 */
export async function expectSoundOnAnyScreen(
  page: Page,
  check?: (width: number) => Promise<void>,
): Promise<void> {
  for (const { width, height, isChecked } of SCREENS)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await expectNoHorizontalScroll(page);
      await check?.(width);
      if (isChecked) await expectNoAxeViolations(page);
    });
}

/** Expects one heading, no value that is missing, and what every screen needs. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText(/undefined|null|NaN|\[object/);
  await expectSoundOnAnyScreen(page);
}

/** Checks the page as it is, and again on a wide screen; then it is as wide as before. */
export async function onBothScreens(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? WIDEST;
  await check();
  await page.setViewportSize(WIDEST);
  await check();
  await page.setViewportSize(before);
}

/** Expects that the page as it is fits a phone, for which the test is, and a wide screen, and that axe finds nothing on either. */
export function expectSoundOnBothScreens(page: Page): Promise<void> {
  return onBothScreens(page, async () => {
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
  });
}
