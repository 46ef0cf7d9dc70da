import { z } from "zod";
import { createAdmin, SHOWN_WITHIN_MS } from "../support/admin";
import { expectNoHorizontalScroll } from "../support/accessibility";
import { expect, test } from "../support/test";
import { findVideo } from "../support/contract";

test("what staff publish while the site is down shows when it returns", async ({ request, startStack }) => {
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

test("endless words break instead of widening the page @phone", async ({ page, startStack }) => {
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

test("an unpublished story disappears from everything that showed it", async ({ request, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const { slug } = await findVideo(provider.url, ({ videoType }) => videoType !== "multiple");
  const video = await admin.find("videos", "slug", slug);
  const hashtag = await admin.find("hashtags", "slug", "featured");
  if (!video || !hashtag) throw new Error("The seed has no such video or hashtag");
  await admin.update("videos", video.id, { hashtagId: [hashtag.id] });

  const page = `/video-detail/${slug}`;
  const lists = ["/", "/hashtag/featured"];
  const listed = () =>
    Promise.all(
      lists.map(async (path) => (await (await request.get(site.url + path)).text()).includes(page)),
    );
  const addresses = [
    page,
    `/${slug}`,
    `/embed/${slug}`,
    `/embed/${slug}/captions`,
    `/preview/videos/${slug}.jpg`,
    `/api/oembed?url=${encodeURIComponent(site.url + page)}`,
  ];
  const statuses = () =>
    Promise.all(addresses.map(async (path) => (await request.get(site.url + path)).status()));
  const becomes = async (isShown: boolean) => {
    const timing = { timeout: SHOWN_WITHIN_MS, intervals: [100] };
    await expect.poll(listed, timing).toEqual(lists.map(() => isShown));
    await expect.poll(statuses, timing).toEqual(addresses.map(() => (isShown ? 200 : 404)));
  };

  await becomes(true);
  await admin.update("videos", video.id, { status: "Declined" });
  await becomes(false);
  await admin.update("videos", video.id, { status: "Active" });
  await becomes(true);
  await admin.remove("videos", video.id);
  await becomes(false);
});
