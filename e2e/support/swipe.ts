import type { Page } from "@playwright/test";

type Point = { x: number; y: number };

/** In how many moves a finger or the mouse goes its way. */
const STEPS = 6;

const along = (from: Point, to: Point) =>
  Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (step + 1)) / STEPS,
  }));

/** A finger goes down, moves and, unless told otherwise, goes up again. */
export async function swipe(page: Page, from: Point, to: Point, { lift = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (const point of along(from, to)) await send("touchMove", [point]);
  if (lift) await send("touchEnd", []);
  await session.detach();
}

/** The mouse is pressed, moved and let go. */
export async function dragWithMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of along(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}
