import { z } from "zod";
import { createAdmin } from "../support/admin";
import { expectNoHorizontalScroll } from "../support/accessibility";
import { expect, test } from "../support/test";

test("what staff publish while the site is down shows when it is back @site", async ({
  request,
  startStack,
}) => {
  test.slow();
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const home = async () => (await request.get(site.url)).text();
  await home();
  await site.stop();
  await admin.updateGlobal("home", { fTopHeading: "Written while nobody could see" });
  await site.start();
  await expect.poll(home, { timeout: 60_000 }).toContain("Written while nobody could see");
});

test("words without an end break rather than widen the page @phone", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const video = await admin.find("videos", "videoType", "both");
  if (!video) throw new Error("The seed has no such video");
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(5);
  await admin.update("videos", video.id, { name: word, description: word });
  await admin.updateGlobal("home", { fTopHeading: word, fTopSubHeading: word, sTopHeading: word });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/", `/video-detail/${z.string().parse(video.slug)}`]) {
    await expect(async () => {
      await page.goto(site.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Donaudampf", { timeout: 1000 });
    }).toPass();
    await expectNoHorizontalScroll(page);
  }
});
