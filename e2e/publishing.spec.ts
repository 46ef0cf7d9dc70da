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

test("a video appears, is renamed, goes and is deleted with all its addresses @desktop", async ({
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const pending = await admin.find("videos", "status", "Pending");
  if (!pending) throw new Error("The seed has no Pending video");
  const slug = z.string().parse(pending.slug);
  const answer = async (of: string) => {
    const response = await request.get(`${site.url}/video-detail/${of}`, { maxRedirects: 0 });
    const { location = "" } = response.headers();
    return `${response.status()} ${location}`.trim();
  };
  const becomes = async (expected: string, ...slugs: string[]) => {
    for (const of of slugs) {
      await expect.poll(() => answer(of), { timeout: SHOWN_WITHIN_MS, intervals: [100] }).toBe(expected);
    }
  };
  const [second, third] = [`${slug}-renamed`, `${slug}-renamed-again`];

  await becomes("404", slug, second, third);
  await admin.update("videos", pending.id, { status: "Active", videoType: "both" });
  await becomes("200", slug);

  await admin.update("videos", pending.id, { slug: second });
  await becomes("200", second);
  await becomes(`308 /video-detail/${second}`, slug);
  await admin.update("videos", pending.id, { slug: third });
  await becomes("200", third);
  await becomes(`308 /video-detail/${third}`, slug, second);

  await admin.update("videos", pending.id, { status: "Pending" });
  await becomes("404", slug, second, third);
  await admin.update("videos", pending.id, { status: "Active" });
  await becomes("200", third);
  await becomes(`308 /video-detail/${third}`, slug, second);

  // A browser that kept the redirect could not follow a name that is given back.
  const old = await request.get(`${site.url}/video-detail/${slug}`, { maxRedirects: 0 });
  expect(old.headers()["cache-control"]).toBe("private, no-cache");
  await admin.update("videos", pending.id, { slug });
  await becomes("200", slug);
  await becomes(`308 /video-detail/${slug}`, second, third);

  await admin.remove("videos", pending.id);
  await becomes("404", slug, second, third);
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
