import sharp from "sharp";
import { z } from "zod";
import { expect, test } from "./support/test";

const manifestSchema = z.looseObject({
  name: z.string(),
  short_name: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.literal("image/png"), purpose: z.string() }),
  ),
});

test("the manifest names the site, and its icons have the stated sizes", async ({ request, siteUrl }) => {
  const response = await request.get(`${siteUrl}/manifest.webmanifest`);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = manifestSchema.parse(await response.json());
  expect(manifest).toMatchObject({
    start_url: "/",
    display: "standalone",
    lang: "en",
    theme_color: "#1b1729",
    background_color: "#fbf8f4",
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(siteUrl + src);
    expect(icon.headers()["content-type"]).toBe("image/png");
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("every page links the manifest and the icons", async ({ page }) => {
  for (const path of ["/", "/no-such-page"]) {
    await page.goto(path);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/manifest.webmanifest");
    await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute("sizes", "180x180");
    await expect(page.locator('link[rel="icon"][href*=".svg"]')).toHaveCount(1);
  }
  const href = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  const icon = await page.request.get(href ?? "");
  expect(await sharp(await icon.body()).metadata()).toMatchObject({ width: 180, height: 180 });
});

test("the favicon contains three sizes", async ({ request, siteUrl }) => {
  const file = await (await request.get(`${siteUrl}/favicon.ico`)).body();
  const count = file.readUInt16LE(4);
  const entries = Array.from({ length: count }, (_, index) => file.subarray(6 + index * 16));
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const offset = entry.readUInt32LE(12);
      return (await sharp(file.subarray(offset, offset + entry.readUInt32LE(8))).metadata()).width;
    }),
  );
  expect(sizes).toEqual([16, 32, 48]);
});
