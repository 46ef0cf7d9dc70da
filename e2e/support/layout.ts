import { expect, test, type Page } from "@playwright/test";

/** The smallest phone, phones, a tablet, a desktop, and phones on their sides, in pixels. */
const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];

/** The browser's text size, in percent. */
const TEXT_SIZES = [100, 200];

/**
 * Expects on every screen, with both text sizes, that no texts overlap and each button can be pressed at its centre.
 */
export async function expectLaidOut(page: Page, check?: () => Promise<void>): Promise<void> {
  for (const screen of SCREENS)
    for (const size of TEXT_SIZES)
      await test.step(`${screen.width} × ${screen.height}, text of ${size} %`, async () => {
        await page.setViewportSize(screen);
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
          window.scrollTo(0, 0);
        }, size);
        await expect.poll(() => findCollisions(page)).toEqual([]);
        await check?.();
      });
}

/** Returns overlapping texts, and controls covered at their centre, on the current screen. */
export function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const intersect = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 2 || bottom - top < 2;
    const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    /** Returns the part of a box that is neither cut off nor scrolled away. */
    const shownPart = (element: Element, box: Box): Box => {
      if (!element.checkVisibility()) return NOTHING;
      let shown = intersect(box, screen);
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflow, clipPath, visibility } = getComputedStyle(around);
        if (visibility === "hidden" || clipPath !== "none") return NOTHING;
        if (overflow !== "visible" && around !== document.body)
          shown = intersect(shown, around.getBoundingClientRect());
      }
      return shown;
    };

    const texts: { node: Text; element: Element; box: Box }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!(node instanceof Text) || node.data.trim() === "" || !node.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Letters are lower than their line.
        const space = (bottom - top) / 6;
        const letters = { left, right, top: top + space, bottom: bottom - space };
        const box = shownPart(node.parentElement, letters);
        if (!isEmpty(box)) texts.push({ node, element: node.parentElement, box });
      }
    }
    const found = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => other.node !== one.node && !isEmpty(intersect(one.box, other.box)))
        .map((other) => `“${one.node.data}” and “${other.node.data}” overlap`),
    );

    for (const element of document.querySelectorAll("button, a[href], input, select, textarea, summary")) {
      const box = shownPart(element, element.getBoundingClientRect());
      const whole = element.getBoundingClientRect();
      const [x, y] = [whole.left + whole.width / 2, whole.top + whole.height / 2];
      const isShown = !isEmpty(box) && x > box.left && x < box.right && y > box.top && y < box.bottom;
      if (!isShown || element.matches(":disabled, [inert] *")) continue;
      const pressed = document.elementFromPoint(x, y);
      const isItself = element.contains(pressed) || pressed?.closest("label")?.contains(element);
      // A link of several lines has its centre between them.
      const isLineOfText = getComputedStyle(element).display === "inline";
      if (!isItself && !isLineOfText)
        found.push(
          `“${element.getAttribute("aria-label") ?? element.textContent}” is covered by ${pressed?.outerHTML.slice(0, 80) ?? ""}`,
        );
    }
    return [...new Set(found)];
  });
}
