import { createAdmin } from "../support/admin";
import { openSignedIn } from "../support/admin-sign-in";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 150_000 });

const PHONE = 390;

test("staff preview an unpublished article on the site, and beside its editor while typing", async ({
  page,
  startStack,
}) => {
  const { provider, site } = await startStack();
  const admin = await createAdmin(provider.url);
  await openSignedIn(page, provider.url, admin.credentials);
  await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
  const article = { title: "Not for everybody", slug: "not-yet", author: "Ruth", _status: "draft" };
  const { id } = await admin.create("blogs", { ...article, postedDate: "2026-01-01T12:00:00.000Z" });
  await page.goto(`${provider.url}/admin/collections/blogs/${id}`);

  await test.step("the link shows the draft, and nothing stores it", async () => {
    const link = page.getByRole("link", { name: "See on the site" });
    const address = (await link.getAttribute("href")) ?? "";
    expect(address).toMatch(new RegExp(`^${site.url}/draft/`));
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    const { "cache-control": cacheControl, "x-robots-tag": robots, ...headers } = answer.headers();
    expect(cacheControl).toContain("no-store");
    expect(robots).toBe("noindex");
    expect(headers["content-security-policy"]).toContain(`frame-ancestors ${new URL(provider.url).origin}`);
    expect(await answer.text()).toContain("Not for everybody");
    expect((await page.request.get(`${site.url}/blog/not-yet`)).status()).toBe(404);
    expect((await page.request.get(`${address}x`)).status()).toBe(404);
  });

  await test.step("the preview beside the editor follows the typing, at a phone's width", async () => {
    await page.locator("#live-preview-toggler").click();
    const preview = page.frameLocator("#live-preview-iframe");
    await expect(preview.getByText("Preview: this is how the page will look.")).toBeVisible();
    await expect(preview.getByRole("heading", { name: "Not for everybody", level: 1 })).toBeVisible();
    await page.locator(".live-preview-toolbar-controls__breakpoint button").click();
    await page.getByRole("button", { name: "Phone" }).click();
    await expect
      .poll(() =>
        page
          .frames()
          .at(-1)
          ?.evaluate(() => window.innerWidth),
      )
      .toBe(PHONE);
    await page.getByLabel("Title").first().fill("As it is typed");
    await expect(preview.getByRole("heading", { name: "As it is typed", level: 1 })).toBeVisible();
    expect(await admin.find("blogs", "id", String(id))).toMatchObject({ title: "Not for everybody" });
  });

  await test.step("staff preview an inactive collection in the same way", async () => {
    const video = await admin.find("videos", "slug", "two-cups");
    const words = { name: "Not yet together", slug: "not-together", status: "Inactive" };
    const collection = await admin.create("story-collections", { ...words, videos: [video?.id] });
    await page.goto(`${provider.url}/admin/collections/story-collections/${collection.id}`);
    await page.goto((await page.getByRole("link", { name: "See on the site" }).getAttribute("href")) ?? "");
    await expect(page.getByRole("heading", { name: words.name, level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Two cups" })).toBeVisible();
    expect((await page.request.get(`${site.url}/collection/not-together`)).status()).toBe(404);
  });
});
