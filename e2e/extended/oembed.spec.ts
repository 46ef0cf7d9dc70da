import { z } from "zod";
import { findVideo } from "../support/contract";
import { startLocalServer } from "../support/local-server";
import { createStack } from "../support/stack";
import { expect, test } from "../support/test";

const answer = z.strictObject({
  version: z.literal("1.0"),
  type: z.literal("video"),
  title: z.string().min(1),
  provider_name: z.string().min(1),
  provider_url: z.url(),
  cache_age: z.number().positive(),
  thumbnail_url: z.url(),
  thumbnail_width: z.literal(1200),
  thumbnail_height: z.literal(630),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  html: z.string().startsWith("<iframe "),
});

const refusal = z.strictObject({ status: z.literal("error"), message: z.string().min(1) });

const oembed = (query: Record<string, string>) => `/api/oembed?${new URLSearchParams(query).toString()}`;

test.describe("oEmbed", () => {
  test("describes a video to any site, by each of its addresses", async ({
    request,
    siteUrl,
    providerUrl,
  }) => {
    const { slug, name } = await findVideo(providerUrl, ({ videoType }) => videoType === "both");
    for (const path of [
      `/video-detail/${slug}`,
      `/embed/${slug}/?a=1`,
      `/${slug}#top`,
      `/video-reels?v=${slug}`,
    ]) {
      const response = await request.get(oembed({ url: siteUrl + path, format: "json" }));
      expect(response.status()).toBe(200);
      expect(response.headers()["access-control-allow-origin"]).toBe("*");
      expect(response.headers()["content-type"]).toBe("application/json");
      const { title, html, thumbnail_url: thumbnail } = answer.parse(await response.json());
      expect(title).toBe(name);
      expect(html).toContain(`src="${siteUrl}/embed/${slug}"`);
      expect(new URL(thumbnail).origin).toBe(siteUrl);
    }
  });

  test("its frame shows the player on another site's page", async ({
    page,
    request,
    siteUrl,
    providerUrl,
  }) => {
    const { slug, name } = await findVideo(providerUrl, ({ videoType }) => videoType === "both");
    const response = await request.get(oembed({ url: `${siteUrl}/${slug}`, maxwidth: "300" }));
    const { html } = answer.parse(await response.json());
    const foreign = await startLocalServer(() => ({ body: `<!doctype html>${html}` }));
    try {
      await page.goto(foreign.url);
      const frame = page.locator("iframe");
      await expect(frame).toHaveAttribute("title", name);
      expect(await frame.evaluate((element: HTMLIFrameElement) => element.clientWidth)).toBe(300);
      await expect(frame.contentFrame().locator("video")).toBeVisible();
    } finally {
      await foreign.stop();
    }
  });

  for (const [limits, width, height] of [
    [{}, 360, 640],
    [{ maxwidth: "180" }, 180, 320],
    [{ maxwidth: "300", maxheight: "160" }, 90, 160],
    [{ maxwidth: "0", maxheight: "-1" }, 360, 640],
    [{ maxwidth: "abc", maxheight: "1e9" }, 360, 640],
  ] as const) {
    test(`keeps a portrait video's shape within ${JSON.stringify(limits)}`, async ({
      request,
      siteUrl,
      providerUrl,
    }) => {
      const { slug } = await findVideo(providerUrl, (video) => {
        return video.videoType !== "multiple" && video.width * 16 === video.height * 9;
      });
      const response = await request.get(oembed({ url: `${siteUrl}/embed/${slug}`, ...limits }));
      expect(answer.parse(await response.json())).toMatchObject({ width, height });
    });
  }

  for (const [what, query, status] of [
    ["without an address", {}, 400],
    ["with an empty address", { url: "" }, 400],
    ["for XML", { url: "/embed/x", format: "xml" }, 501],
    ["for what is no address", { url: "two-cups" }, 404],
    ["for another site", { url: "https://elsewhere.example/embed/two-cups" }, 404],
    ["for a video that there is none of", { url: "SITE/video-detail/no-such-video" }, 404],
    ["for another page", { url: "SITE/blog/two-cups" }, 404],
    ["for a slug that is nonsense", { url: "SITE/embed/%00" }, 404],
  ] as const) {
    test(`answers ${status} when asked ${what}`, async ({ request, siteUrl }) => {
      const asked = Object.entries(query).map(([name, value]) => [name, value.replace("SITE", siteUrl)]);
      const response = await request.get(oembed(Object.fromEntries(asked) as Record<string, string>));
      expect(response.status()).toBe(status);
      expect(response.headers()["access-control-allow-origin"]).toBe("*");
      refusal.parse(await response.json());
    });
  }

  test("answers 404 for a video of type 'multiple'", async ({ request, siteUrl, providerUrl }) => {
    const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType === "multiple");
    expect((await request.get(oembed({ url: `${siteUrl}/video-reels?v=${slug}` }))).status()).toBe(404);
  });

  test("answers 503 while the provider doesn't answer", async ({ request }) => {
    const { site, stop } = await createStack();
    try {
      await site.start();
      const response = await request.get(site.url + oembed({ url: `${site.url}/embed/two-cups` }));
      expect(response.status()).toBe(503);
      expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
      refusal.parse(await response.json());
    } finally {
      await stop();
    }
  });
});
