import { BOTH } from "./support/devices";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "./support/accessibility";
import { createAdmin } from "./support/admin";
import { findVideo } from "./support/contract";
import { expect, test } from "./support/test";
import { isWatchable, waitForScript } from "./support/video-detail";

for (const device of BOTH)
  test(`the share sheet has the link, a QR code and posters, also by keyboard ${device}`, async ({
    page,
    siteUrl,
    providerUrl,
  }) => {
    const { slug, name } = await findVideo(providerUrl, isWatchable);
    await page.goto(`${siteUrl}/video-detail/${slug}`);
    await waitForScript(page);
    const share = page.getByRole("button", { name: "Share" });
    await share.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Share" });
    await expect(sheet.getByText(name)).toBeVisible();
    const code = sheet.getByRole("img", { name: "QR code for this page" });
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(sheet.getByRole("link", { name: "A3 (PDF)" })).toHaveAttribute(
      "href",
      `/share/videos/${slug}/poster-a3.pdf`,
    );
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(share).toBeFocused();
  });

for (const device of BOTH)
  test(`without script, Share leads to a page with the same options ${device}`, async ({
    browser,
    siteUrl,
    providerUrl,
  }) => {
    const { slug, name } = await findVideo(providerUrl, isWatchable);
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${siteUrl}/video-detail/${slug}`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Share" })).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText(`/video-detail/${slug}`)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.context().close();
  });

test("QR code and poster lead to the story, and disappear with it", async ({ request, startStack }) => {
  const { site, provider } = await startStack();
  const { slug, _id } = await findVideo(provider.url, isWatchable);
  const get = (path: string) => request.get(site.url + path, { maxRedirects: 0 });
  const scanned = await get(`/qr/videos/${slug}`);
  expect([scanned.status(), scanned.headers().location]).toEqual([307, `${site.url}/video-detail/${slug}`]);
  expect(scanned.headers()["set-cookie"]).toBeUndefined();
  expect((await get("/qr/pages/about-us")).headers().location).toBe(`${site.url}/about-us`);
  const code = await get(`/share/videos/${slug}/qr.svg`);
  expect(code.headers()["content-type"]).toBe("image/svg+xml");
  for (const size of ["a5", "a3"]) {
    const poster = await get(`/share/videos/${slug}/poster-${size}.pdf`);
    expect(poster.headers()["content-type"]).toBe("application/pdf");
    expect((await poster.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
  for (const none of [
    "/qr/videos/none-such",
    "/qr/pets/x",
    `/share/videos/${slug}/poster-a9.pdf`,
    "/share/pets/x",
  ])
    expect((await get(none)).status(), none).toBe(404);

  const admin = await createAdmin(provider.url);
  await admin.update("videos", String(_id), { status: "Pending" });
  for (const path of [
    `/qr/videos/${slug}`,
    `/share/videos/${slug}/qr.svg`,
    `/share/videos/${slug}/poster-a5.pdf`,
  ])
    await expect.poll(async () => (await get(path)).status(), path).toBe(404);
});

test("articles and pages offer the same options", async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/blog`);
  const article = await page.locator('a[href^="/blog/"]').first().getAttribute("href");
  for (const [path, kind, name] of [
    [article ?? "", "blogs", article?.replace("/blog/", "")],
    ["/discover-jesus", "pages", "discover-jesus"],
  ] as const) {
    await page.goto(siteUrl + path);
    await page.getByRole("link", { name: "Share", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Share" })).toBeVisible();
    await expect(page.getByRole("link", { name: "A5 (PDF)" })).toHaveAttribute(
      "href",
      `/share/${kind}/${name}/poster-a5.pdf`,
    );
    const scanned = await page.request.get(`${siteUrl}/qr/${kind}/${name}`, { maxRedirects: 0 });
    expect(scanned.headers().location).toBe(siteUrl + path);
    const poster = await page.request.get(`${siteUrl}/share/${kind}/${name}/poster-a3.pdf`);
    expect((await poster.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
});
