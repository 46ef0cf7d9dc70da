import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the side menu as a visitor does and returns it. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  return menu;
}

/** Waits until an element works: React has taken it over from the server's HTML. */
export async function untilLive(locator: Locator): Promise<void> {
  const isLive = () =>
    locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
  await expect.poll(isLive).toBe(true);
}

/** Returns a hashtag that can be chosen. */
export const chip = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

/** Returns the home page's first film. */
export const welcomeFilm = (page: Page): Locator => page.getByRole("link", { name: /^Play video/ }).first();

/** Opens the film in the modal and returns the modal. */
export async function openWelcomeFilm(page: Page): Promise<Locator> {
  await page.goto("/");
  await welcomeFilm(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Far enough ahead that the page's running clock can't overtake it, in milliseconds. */
const AHEAD_MS = 10_000;

/** How much time passes between two looks, in milliseconds. */
const STEP_MS = 50;

/** How long the test waits in real time, in milliseconds. */
const LONGEST_WAIT_MS = 15_000;

/** Stops the page's clock, which must be installed before; time then passes only when the test lets it. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}

/** Runs a paused clock step by step until something shows. */
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

type Point = { x: number; y: number };

/** The number of moves that a finger or the mouse makes. */
const STEPS = 6;

const along = (from: Point, to: Point) =>
  Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (step + 1)) / STEPS,
  }));

/** Puts a finger down, moves it and, by default, lifts it. */
export async function swipe(page: Page, from: Point, to: Point, { lift = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (const point of along(from, to)) await send("touchMove", [point]);
  if (lift) await send("touchEnd", []);
  await session.detach();
}

/** Presses, moves and releases the mouse. */
export async function dragWithMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of along(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** What a page holds in memory after garbage collection. */
export interface PageMemory {
  /** The script's size, in bytes. */
  heap: number;
  /** The documents' nodes, including removed ones still in memory. */
  nodes: number;
}

/** Measures the page's memory through the DevTools protocol. */
export async function measureMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { metrics } = await session.send("Performance.getMetrics");
  const nodes = metrics.find(({ name }) => name === "Nodes")?.value ?? Number.NaN;
  await session.detach();
  return { heap: usedSize, nodes };
}
