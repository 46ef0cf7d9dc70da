import { expectNoHorizontalScroll } from "./support/accessibility";
import { findVideo } from "./support/contract";
import { expectLaidOut } from "./support/layout";
import { expect, test } from "./support/test";
import { isWatchable } from "./support/video-detail";

for (const path of ["/", "/contact-us", "/upload-story", "/login"])
  test(`${path} has room for large text on every screen, with no field under the header`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectLaidOut(page, async () => {
      await expectNoHorizontalScroll(page);
      const header = page.getByRole("banner");
      const { height } = (await header.boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2.5);
      for (const field of await page.getByRole("main").getByRole("textbox").all()) {
        await field.focus();
        const isCovered = await field.evaluate((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          const pressed = document.elementFromPoint(left + width / 2, top + 4);
          return Boolean(pressed?.closest("header"));
        });
        expect(isCovered).toBe(false);
      }
    });
  });

test("a video's page has room for large text on every screen", async ({ page, providerUrl }) => {
  const { slug } = await findVideo(providerUrl, isWatchable);
  await page.goto(`/video-detail/${slug}`);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expectLaidOut(page, () => expectNoHorizontalScroll(page));
});
