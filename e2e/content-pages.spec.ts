import { readBlogs } from "./support/contract";
import { WIDEST, expectSoundPage } from "./support/accessibility";
import { expect, test } from "./support/test";

for (const [kind, paths] of [
  ["the text pages are", ["/about-us", "/discover-jesus", "/privacy-policy", "/terms-service"]],
  ["the pages that help on are", ["/language", "/install-app", "/help-desk", "/volunteer"]],
  ["the pages that list are", ["/hashtags", "/hashtag/featured", "/blog"]],
  ["the pages of members are", ["/login", "/signup"]],
] as const)
  test(`${kind} exists, has no faults and fits any screen`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(WIDEST);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectSoundPage(page);
      });
  });

test("an article exists, has no faults and fits any screen", async ({ page, providerUrl }) => {
  const [newest] = await readBlogs(providerUrl);
  const response = await page.goto(`/blog/${newest?.slug ?? ""}`);
  expect(response?.status()).toBe(200);
  await expectSoundPage(page);
});
