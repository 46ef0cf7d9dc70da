import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Search = {
  /** A selector, if other parts of the page aren't ours. */
  within?: string;
  /** Only these rules. */
  rules?: readonly string[];
};

/** Returns what axe finds on the page as it is. */
export async function findAxeViolations(page: Page, { within = "html", rules }: Search = {}) {
  // Running in the page itself and skipping passes takes a quarter of the time; no page has frames of another origin.
  const axe = new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ["violations"] })
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(wcag22AA)).analyze();
  return violations;
}

/**
 * Expects that axe finds no violations of WCAG 2.2 AA on the page as it is.
 *
 * @param within a selector, if other parts of the page aren't ours
 */
export async function expectNoAxeViolations(page: Page, within = "html"): Promise<void> {
  const violations = await findAxeViolations(page, { within });
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary ?? ""})`),
  }));
  expect(found).toEqual([]);
}

/** Expects that nothing on the page is wider than the window, once it is laid out for the window's size. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** The widest screen that every page must fit, in pixels. */
export const WIDEST = { width: 1280, height: 800 };

/** All screens, and whether axe checks the page on each. */
const SCREENS = [
  { ...WIDEST, isChecked: true },
  { width: 768, height: 1024, isChecked: false },
  { width: 390, height: 844, isChecked: true },
  { width: 320, height: 700, isChecked: false },
];

/**
 * Expects that the page, opened once, fits any screen, and that axe finds nothing on a wide one and on a phone.
 *
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

/** Expects one heading, no missing values, and what every screen needs. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText(/undefined|null|NaN|\[object/);
  await expectSoundOnAnyScreen(page);
}

/** Checks the page as it is, then on a wide screen, and restores its width. */
export async function onBothScreens(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? WIDEST;
  await check();
  await page.setViewportSize(WIDEST);
  await check();
  await page.setViewportSize(before);
}

/** Expects that the page fits the test's phone and a wide screen, without axe violations on either. */
export function expectSoundOnBothScreens(page: Page): Promise<void> {
  return onBothScreens(page, async () => {
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
  });
}
