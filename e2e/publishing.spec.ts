import { z } from "zod";
import { createAdmin } from "./support/admin";
import { findVideo, readBlogs } from "./support/contract";
import { expect, test } from "./support/test";

/** Far below a page's lifetime without word from the provider, and enough for a machine that is busy; in milliseconds. */
const SHOWN_WITHIN_MS = 15_000;

test("a changed heading shows on the home page at once", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const heading = "A heading that staff just wrote";
  await page.goto(site.url);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
  await admin.updateGlobal("home", { fTopHeading: heading });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout: 1000 });
  }).toPass({ timeout: SHOWN_WITHIN_MS, intervals: [100] });
});

test("a video appears, is renamed, goes and is deleted with all its addresses @site", async ({
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
  expect(old.headers()["cache-control"]).toBe("no-cache");
  await admin.update("videos", pending.id, { slug });
  await becomes("200", slug);
  await becomes(`308 /video-detail/${slug}`, second, third);

  await admin.remove("videos", pending.id);
  await becomes("404", slug, second, third);
});

test("a story taken off the site is gone from everything that showed it @site", async ({
  request,
  startStack,
}) => {
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

test("an article is listed, renamed, taken back and deleted with the provider @site", async ({
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const [{ slug } = { slug: "" }] = await readBlogs(provider.url);
  const blog = await admin.find("blogs", "slug", slug);
  if (!blog) throw new Error("The seed has no article");
  const renamed = `${slug}-renamed`;
  const seen = async () => {
    const list = await (await request.get(`${site.url}/blog`)).text();
    const pages = [slug, renamed].map(async (of) => {
      const response = await request.get(`${site.url}/blog/${of}`, { maxRedirects: 0 });
      return [response.status(), response.headers().location, list.includes(`"/blog/${of}"`)];
    });
    return Promise.all(pages);
  };
  const becomes = (expected: Awaited<ReturnType<typeof seen>>) =>
    expect.poll(seen, { timeout: SHOWN_WITHIN_MS, intervals: [100] }).toEqual(expected);
  const gone = [404, undefined, false];

  await becomes([[200, undefined, true], gone]);
  await admin.update("blogs", blog.id, { slug: renamed, _status: "published" });
  await becomes([
    [308, `/blog/${renamed}`, false],
    [200, undefined, true],
  ]);
  await admin.update("blogs", blog.id, { _status: "draft" });
  await becomes([gone, gone]);
  await admin.update("blogs", blog.id, { _status: "published" });
  await becomes([
    [308, `/blog/${renamed}`, false],
    [200, undefined, true],
  ]);
  await admin.remove("blogs", blog.id);
  await becomes([gone, gone]);
});
