import { readFaqs } from "../support/contract";
import { untilLive } from "../support/page-actions";
import { expect, test } from "../support/test";

/** Scrolled beyond this, in pixels, the header changes its style. */
const SCROLLED_ABOVE_PX = 20;

test("a page stays where a visitor scrolled before its script ran", async ({ page }) => {
  let run: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/about-us", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 300);
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBeGreaterThan(SCROLLED_ABOVE_PX);
  const header = page.getByRole("banner");
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  run();
  await expect.poll(ground).not.toBe(before);
  expect(await top()).toBeGreaterThan(SCROLLED_ABOVE_PX);
});

test("the help desk keeps the questions in place for visitors who read before the tabs load", async ({
  page,
  providerUrl,
}) => {
  const [category] = await readFaqs(providerUrl);
  const [first] = category?.faqData ?? [];
  if (!first) throw new Error("The seed has no question");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/help-desk", { waitUntil: "commit" });
  const question = page.locator("summary", { hasText: first.question });
  await question.click();
  const answer = page.getByText(first.answer, { exact: true });
  await expect(answer).toBeVisible();
  release();
  await untilLive(question);
  await expect(answer).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
});
