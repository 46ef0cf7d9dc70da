import { z } from "zod";
import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "./support/accessibility";
import { createAdmin, SHOWN_WITHIN_MS } from "./support/admin";
import { openSignedIn } from "./support/admin-sign-in";
import { readBlogs } from "./support/contract";
import { expect, test } from "./support/test";

test("a changed heading appears on the home page at once", async ({ page, startStack }) => {
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

test("a video's addresses follow it through publishing, renaming, unpublishing and deletion", async ({
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

  // A browser that stored the redirect couldn't follow a name that returns.
  const old = await request.get(`${site.url}/video-detail/${slug}`, { maxRedirects: 0 });
  expect(old.headers()["cache-control"]).toBe("no-cache, no-transform");
  await admin.update("videos", pending.id, { slug });
  await becomes("200", slug);
  await becomes(`308 /video-detail/${slug}`, second, third);

  await admin.remove("videos", pending.id);
  await becomes("404", slug, second, third);
});

test("an article is listed, renamed, unpublished and deleted with the provider", async ({
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

test("staff publish and unpublish a video with a button @phone", async ({ page, request, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const pending = await admin.find("videos", "status", "Pending");
  if (!pending) throw new Error("The seed has no Pending video");
  const { credentials } = admin;
  await openSignedIn(page, provider.url, credentials, `/admin/collections/videos/${pending.id}`);
  const becomes = (status: number) =>
    expect
      .poll(async () => (await request.get(`${site.url}/video-detail/${String(pending.slug)}`)).status(), {
        timeout: SHOWN_WITHIN_MS,
      })
      .toBe(status);

  const panel = page.getByRole("region", { name: "On the site" });
  await panel.getByRole("button", { name: "Publish" }).click();
  await expect(panel.getByText("It’s on the site.")).toBeVisible();
  await becomes(200);
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "section[aria-label='On the site']");
    await expectNoHorizontalScroll(page);
  });
  await panel.getByRole("button", { name: "Remove it from the site" }).click();
  await expect(panel.getByText("It isn’t on the site yet.")).toBeVisible();
  await becomes(404);
});
