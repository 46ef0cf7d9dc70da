import { findVideo, readHome } from "./support/contract";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("the home page shows its whole text and the menu's links", async ({ page, providerUrl }) => {
  await page.goto("/");
  for (const text of (await readHome(providerUrl)).texts)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Pictures from our shop" })).toBeVisible();
});

test("a video can be watched with the browser's own controls", async ({ page, providerUrl }) => {
  const video = await findVideo(
    providerUrl,
    ({ videoType, name }) => videoType !== "multiple" && name.length <= 28,
  );
  await page.goto(`/video-detail/${video.slug}`);
  await expect(page.getByRole("heading", { name: video.name })).toBeVisible();
  await expect(page.locator("video")).toHaveAttribute("controls");
  await expect(page.locator("video")).toHaveAttribute("poster", /.+/);
});

test("a long title is whole, since nothing could open it", async ({ page, providerUrl }) => {
  const video = await findVideo(
    providerUrl,
    ({ videoType, name }) => videoType !== "multiple" && name.length > 28,
  );
  await page.goto(`/video-detail/${video.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(video.name, { useInnerText: true });
});

test("nothing covers the page while it is read", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 1500);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const inTheMiddle = () =>
    page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest("main")), [
      width / 2,
      height / 2,
    ] as const);
  await expect.poll(inTheMiddle).toBe(true);
});
