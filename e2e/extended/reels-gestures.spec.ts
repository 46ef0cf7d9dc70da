import type { Page } from "@playwright/test";
import { BOTH } from "../support/devices";
import { activeReel, expectInFront, openFeed, readFirstReels } from "../support/reels";
import { dragWithMouse, swipe } from "../support/page-actions";
import { expect, test } from "../support/test";

const MIDDLE = { x: 190, y: 400 };

const from = (y: number, x = MIDDLE.x) => ({ x, y });

/** Turns the wheel over the feed, with distances in pixels and times in milliseconds. */
async function turnWheel(page: Page, turns: [timeMs: number, deltaY: number][]) {
  await page.evaluate((events) => {
    const target = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    for (const [timeMs, deltaY] of events) {
      const event = new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true });
      Object.defineProperty(event, "timeStamp", { value: 1e6 + timeMs });
      target?.dispatchEvent(event);
    }
  }, turns);
}

test("moves one reel by the wheel, down and up", async ({ page, providerUrl }) => {
  const { first, second } = await readFirstReels(providerUrl);
  await openFeed(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 120);
  await expectInFront(page, second);
  await page.mouse.wheel(0, -120);
  await expectInFront(page, first);
});

test("moves one reel for a trackpad swipe with all its inertia", async ({ page, providerUrl }) => {
  const { second } = await readFirstReels(providerUrl);
  await openFeed(page);
  const inertia = Array.from({ length: 60 }, (_, index): [number, number] => [
    index * 16,
    Math.max(1, Math.round(90 * 0.93 ** index)),
  ]);
  await turnWheel(page, inertia);
  await expectInFront(page, second);
});

for (const { path, wheels, moves } of [
  { path: "/video-reels", wheels: "at once", moves: 2 },
  { path: "/hashtag/featured", wheels: "after 500 ms", moves: 1 },
]) {
  test(`accepts a second gesture ${wheels} on ${path}`, async ({ page }) => {
    await openFeed(page, path);
    await turnWheel(page, [
      [0, 120],
      [400, 120],
    ]);
    const position = () => activeReel(page).getAttribute("aria-posinset");
    await expect.poll(position).toBe(String(1 + moves));
    await turnWheel(page, [[1000, 120]]);
    await expect.poll(position).toBe(String(2 + moves));
  });
}

test("leaves the trackpad's sideways swipe to the browser", async ({ page }) => {
  await openFeed(page);
  const wasPrevented = await page.evaluate(() => {
    const event = new WheelEvent("wheel", { deltaX: 40, deltaY: 6, bubbles: true, cancelable: true });
    document.querySelector("article")?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(wasPrevented).toBe(false);
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "1");
});

test("long words on a low screen scroll on their own", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openFeed(page);
  const wasPrevented = await page.evaluate(() => {
    const event = new WheelEvent("wheel", { deltaY: 120, bubbles: true, cancelable: true });
    document.querySelector("article[aria-current] p")?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(wasPrevented).toBe(false);
});

test("leaves the wheel with the control key to the browser's zoom", async ({ page }) => {
  await openFeed(page);
  const wasPrevented = await page.evaluate(() => {
    const event = new WheelEvent("wheel", { deltaY: 120, ctrlKey: true, bubbles: true, cancelable: true });
    document.querySelector("article")?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(wasPrevented).toBe(false);
  await expect(activeReel(page)).toHaveAttribute("aria-posinset", "1");
});

test("moves by a swipe over 50 px, and springs back from a shorter one", async ({ page, providerUrl }) => {
  const { first, second } = await readFirstReels(providerUrl);
  await openFeed(page);
  await dragWithMouse(page, from(400, 640), from(352, 640));
  await expectInFront(page, first);
  await dragWithMouse(page, from(400, 640), from(345, 640));
  await expectInFront(page, second);
  await dragWithMouse(page, from(400, 640), from(455, 640));
  await expectInFront(page, first);
});

test("follows a finger and moves on at its release @phone", async ({ page, providerUrl }) => {
  const { first, second } = await readFirstReels(providerUrl);
  await openFeed(page);
  const top = async () => (await activeReel(page).boundingBox())?.y;
  await swipe(page, from(600), from(480), { lift: false });
  await expect.poll(top).toBe(-120);
  await swipe(page, from(480), from(300));
  await expectInFront(page, second);
  await expect.poll(top).toBe(0);
  await swipe(page, from(300), from(520));
  await expectInFront(page, first);
});

test("ignores sideways and two-finger swipes @phone", async ({ page, providerUrl }) => {
  const { first } = await readFirstReels(providerUrl);
  await openFeed(page);
  await swipe(page, { x: 300, y: 400 }, { x: 60, y: 440 });
  await expectInFront(page, first);
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 190, y: 400 - apart, id: 0 },
    { x: 190, y: 400 + apart, id: 1 },
  ];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(40) });
  for (const apart of [80, 120, 160])
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expectInFront(page, first);
});

for (const device of BOTH)
  test(`a tap pauses and resumes; a swipe's end isn't a tap ${device}`, async ({
    page,
    providerUrl,
    isMobile,
  }) => {
    const { second } = await readFirstReels(providerUrl);
    await openFeed(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.getByRole("button", { name: "Pause" }).click({ position: { x: 60, y: 200 } });
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Play", exact: true }).click({ position: { x: 60, y: 200 } });
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    const start = { x: width / 2, y: height / 2 };
    const end = { x: width / 2, y: height / 2 - 150 };
    if (isMobile) await swipe(page, start, end);
    else await dragWithMouse(page, start, end);
    await expectInFront(page, second);
    // A key presses a button at once, whatever pointer was used before.
    await page.getByRole("button", { name: "UNMUTE" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "MUTE", exact: true })).toBeVisible();
  });

test("ends a drag that was released outside the window", async ({ page, providerUrl }) => {
  const { first } = await readFirstReels(providerUrl);
  await openFeed(page);
  await page.mouse.move(640, 400);
  await page.mouse.down();
  const dragged = () =>
    page.evaluate(() => {
      const stage = document.querySelector("article");
      for (const y of [300, 250, 200])
        stage?.dispatchEvent(
          new PointerEvent("pointermove", {
            pointerId: 1,
            clientX: 640,
            clientY: y,
            buttons: 0,
            bubbles: true,
          }),
        );
      return document.querySelector("[data-dragging]") !== null;
    });
  expect(await dragged()).toBe(false);
  await page.mouse.up();
  await expect(activeReel(page)).toHaveAccessibleName(first.name);
});

test("moves by buttons, and by a click on the partly visible reel", async ({ page, providerUrl }) => {
  const { first, second } = await readFirstReels(providerUrl);
  await openFeed(page);
  await page.getByRole("button", { name: "Next story" }).click();
  await expectInFront(page, second);
  await page.getByRole("button", { name: "Previous story" }).click();
  await expectInFront(page, first);
  await page.mouse.click(640, 780);
  await expectInFront(page, second);
});

const HINT = "Swipe Down";

const HIDES: Record<string, (page: Page) => Promise<void>> = {
  "a scroll beyond 10 px": (page) => turnWheel(page, [[0, 11]]),
  "a swipe over 30 px": (page) => swipe(page, from(400), from(365), { lift: false }),
  "a click": (page) => page.getByRole("button", { name: "Pause" }).click({ position: { x: 60, y: 200 } }),
  "a key": (page) => page.keyboard.press("ArrowDown"),
};

for (const [cause, hide] of Object.entries(HIDES)) {
  test(`shows the hint until ${cause} @phone`, async ({ page }) => {
    await openFeed(page);
    const hint = page.getByRole("button", { name: HINT });
    await expect(hint).toBeVisible();
    await hide(page);
    await expect(hint).toHaveCount(0);
  });
}

test("keeps the hint for less than that @phone", async ({ page }) => {
  await openFeed(page);
  await swipe(page, from(400), from(372), { lift: false });
  // The feed has moved, and the hint is still there.
  await turnWheel(page, [
    [0, 4],
    [0, 6],
  ]);
  await expect.poll(() => activeReel(page).getAttribute("aria-posinset")).toBe("2");
  await expect(page.getByRole("button", { name: HINT })).toBeVisible();
});

for (const device of BOTH)
  test(`moves on by a click on the hint, which doesn't return ${device}`, async ({ page, providerUrl }) => {
    const { first, second } = await readFirstReels(providerUrl);
    await openFeed(page);
    await page.getByRole("button", { name: HINT }).click();
    await expectInFront(page, second);
    await expect(page.getByRole("button", { name: HINT })).toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    await expectInFront(page, first);
    await expect(page.getByRole("button", { name: HINT })).toHaveCount(0);
  });

test("slides in 500 ms, and jumps with reduced motion", async ({ page }) => {
  await openFeed(page);
  const duration = () =>
    page.getByRole("feed").evaluate((feed) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(feed.parentElement ?? feed);
      return transitionProperty === "none" ? "none" : transitionDuration;
    });
  expect(await duration()).toBe("0.5s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBe("none");
});

for (const { width, height, perView } of [
  { width: 767, height: 900, perView: 1 },
  { width: 768, height: 900, perView: 1.65 },
  { width: 1280, height: 800, perView: 1.65 },
]) {
  test(`shows ${perView} reels at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openFeed(page);
    const reels = page.getByRole("feed").locator("article");
    const [one, next] = await Promise.all([reels.nth(2).boundingBox(), reels.nth(3).boundingBox()]);
    if (!one || !next) throw new Error("There are no two reels");
    const gap = next.y - one.y - one.height;
    expect((height + gap) / (one.height + gap)).toBeCloseTo(perView, 2);
    expect(one.y + one.height / 2).toBeCloseTo(height / 2, 0);
  });
}

test("leaves two fingers to the browser's zoom @phone", async ({ page, providerUrl }) => {
  const { first } = await readFirstReels(providerUrl);
  await openFeed(page);
  const session = await page.context().newCDPSession(page);
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number; id: number }[],
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ id: 0, x: 150, y: 500 }]);
  await send("touchMove", [{ id: 0, x: 150, y: 470 }]);
  await expect(page.locator(".reels-track")).toHaveAttribute("data-dragging");
  await send("touchStart", [
    { id: 0, x: 150, y: 470 },
    { id: 1, x: 240, y: 400 },
  ]);
  await send("touchMove", [
    { id: 0, x: 150, y: 300 },
    { id: 1, x: 240, y: 500 },
  ]);
  await expect(page.locator(".reels-track")).not.toHaveAttribute("data-dragging");
  await send("touchEnd", []);
  await expectInFront(page, first);
});

test("fills a phone on its side with one reel", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openFeed(page);
  const reel = await activeReel(page).boundingBox();
  expect(reel?.height).toBeGreaterThan(380);
});
