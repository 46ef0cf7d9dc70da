import { z } from "zod";
import { createAdmin } from "./support/admin";
import { expectNoHorizontalScroll } from "./support/expect-no-horizontal-scroll";
import { expect, test } from "./support/test";

/** How soon the public page shows what staff saved, in milliseconds. */
const SHOWN_WITHIN_MS = 2000;

test("a changed heading shows on the home page within two seconds @desktop", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const heading = "A heading that staff just wrote";
  await page.goto(site.url);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
  await admin.updateGlobal("home", { fTopHeading: heading });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout: 100 });
  }).toPass({ timeout: SHOWN_WITHIN_MS, intervals: [100] });
});

test("a video appears, is renamed, goes and is deleted with the provider @desktop", async ({
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const pending = await admin.find("videos", "status", "Pending");
  if (!pending) throw new Error("The seed has no Pending video");
  const slug = z.string().parse(pending.slug);
  const status = async (of: string) => (await request.get(`${site.url}/video-detail/${of}`)).status();
  const becomes = (of: string, expected: number) =>
    expect.poll(() => status(of), { timeout: SHOWN_WITHIN_MS, intervals: [100] }).toBe(expected);

  await becomes(slug, 404);
  await admin.update("videos", pending.id, { status: "Active", videoType: "both" });
  await becomes(slug, 200);

  const renamed = `${slug}-renamed`;
  await admin.update("videos", pending.id, { slug: renamed });
  await becomes(renamed, 200);
  await becomes(slug, 404);

  await admin.update("videos", pending.id, { status: "Pending" });
  await becomes(renamed, 404);
  await admin.update("videos", pending.id, { status: "Active" });
  await becomes(renamed, 200);
  await admin.remove("videos", pending.id);
  await becomes(renamed, 404);
});

test("what staff publish while the site is down shows when it is back @desktop", async ({
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const home = async () => (await request.get(site.url)).text();
  await home();
  await site.stop();
  await admin.updateGlobal("home", { fTopHeading: "Written while nobody could see" });
  await site.start();
  await expect.poll(home, { timeout: 30_000 }).toContain("Written while nobody could see");
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
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Donaudampf", { timeout: 100 });
    }).toPass();
    await expectNoHorizontalScroll(page);
  }
});
