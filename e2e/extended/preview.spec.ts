import sharp from "sharp";
import { z } from "zod";
import { createAdmin } from "../support/admin";
import { findVideo, readVideos } from "../support/contract";
import { jsonAnswer, NOT_FOUND, startLocalServer, type Serve } from "../support/local-server";
import { createStack } from "../support/stack";
import { expectPreview, expectPreviews } from "../support/previews";
import { expect, test } from "../support/test";

test("a poster appears uncropped on its card, and a new one shows at once", async ({
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const { slug } = await findVideo(provider.url, ({ height, width }) => height > width);
  const address = `${site.url}/preview/videos/${slug}.jpg`;
  const before = await expectPreview(request, address);

  const edges = { top: "#ff0000", bottom: "#00ff00", left: "#0000ff", right: "#ff00ff" };
  const poster = await sharp(Buffer.from(posterWithEdges(edges)))
    .png()
    .toBuffer();
  const image = await admin.upload(
    "images",
    new File([new Uint8Array(poster)], "edges.png", { type: "image/png" }),
    { alt: "Four edges" },
  );
  const video = await admin.find("videos", "slug", slug);
  await admin.update("videos", video?.id ?? "", { poster: image.id });

  await expect
    .poll(async () => before.equals(await expectPreview(request, address)), { timeout: 5000 })
    .toBe(false);
  const card = await expectPreview(request, address);
  for (const [edge, colour] of Object.entries(edges)) {
    expect(await countPixels(card, colour), edge).toBeGreaterThan(500);
  }
});

test("never fetches another host's picture", async ({ request, foreignSite: site }) => {
  const provider = await startOtherProvider(site.serve);
  const foreign = await expectPreview(request, `${site.url}/preview/videos/foreign-poster.jpg`);
  const none = await expectPreview(request, `${site.url}/preview/videos/no-poster.jpg`);
  expect(foreign.equals(none)).toBe(true);
  expect(provider.foreignRequests()).toBe(0);
  await provider.stop();
});

test("an outage shows no wrong picture and keeps the existing ones", async ({ request, startStack }) => {
  const { site, provider } = await startStack();
  const [drawn, unseen] = await readVideos(provider.url);
  const pictureOf = (slug = "") => request.get(`${site.url}/preview/videos/${slug}.jpg`);
  expect((await pictureOf(drawn?.slug)).status()).toBe(200);
  await provider.stop();
  expect((await pictureOf(drawn?.slug)).status()).toBe(200);
  const refused = await pictureOf(unseen?.slug);
  expect(refused.status()).toBe(503);
  expect(refused.headers()).toMatchObject({ "retry-after": "60", "cache-control": "no-store" });
  await provider.start();
  expect((await pictureOf(unseen?.slug)).status()).toBe(200);
});

test("a site that never knew its name draws no card", async ({ request }) => {
  const { site, stop } = await createStack();
  try {
    await site.start();
    const response = await request.get(`${site.url}/preview/pages/about-us.jpg`);
    expect(response.status()).toBe(503);
  } finally {
    await stop();
  }
});

function posterWithEdges({ top, bottom, left, right }: Record<"top" | "bottom" | "left" | "right", string>) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280"><rect width="720" height="1280" fill="#888"/>
    <rect x="100" width="520" height="20" fill="${top}"/><rect x="100" y="1260" width="520" height="20" fill="${bottom}"/>
    <rect y="100" width="20" height="1000" fill="${left}"/><rect x="700" y="100" width="20" height="1000" fill="${right}"/></svg>`;
}

/** Counts pixels of a colour, within JPEG's precision. */
async function countPixels(picture: Buffer, colour: string): Promise<number> {
  const tolerance = 90;
  const wanted = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  const pixels = await sharp(picture).raw().toBuffer();
  let count = 0;
  for (let index = 0; index < pixels.length; index += 3) {
    if (wanted.every((value, channel) => Math.abs((pixels[index + channel] ?? 0) - value) < tolerance))
      count += 1;
  }
  return count;
}

const answers: Record<string, (foreignUrl: string) => unknown> = {
  "/web/setting-page-content": () => ({ status: "success", data: { company: "Harbour Church" } }),
  "/get_individual_video/foreign-poster": (foreignUrl) => videoAnswer({ poster: `${foreignUrl}/poster.jpg` }),
  "/get_individual_video/no-poster": () => videoAnswer({ poster: null }),
};

/** Starts another provider, with one video whose poster is on a third host. */
async function startOtherProvider(serve: Serve) {
  let foreignRequests = 0;
  const foreign = await startLocalServer(() => {
    foreignRequests += 1;
    return jsonAnswer({});
  });
  const provider = await serve((path) => {
    const answer = answers[path];
    return answer ? jsonAnswer(answer(foreign.url)) : NOT_FOUND;
  });
  return {
    url: provider.url,
    foreignRequests: () => foreignRequests,
    stop: () => Promise.all([provider.stop(), foreign.stop()]),
  };
}

function videoAnswer(fields: Record<string, unknown>) {
  const video = { _id: "1", name: "A story", slug: "a-story", status: "Active", videoLink: "a.mp4" };
  return { status: "success", data: { ...video, ...fields }, features: [] };
}

const blogList = z.object({ data: z.object({ blogs: z.array(z.object({ slug: z.string() })) }) });

test("every video has a preview picture", async ({ request, siteUrl, providerUrl }) => {
  const slugs = (await readVideos(providerUrl)).map(({ slug }) => slug);
  await expectPreviews(request, `${siteUrl}/preview/videos`, slugs);
});

test("every blog has a preview picture", async ({ request, siteUrl, providerUrl }) => {
  const list = await request.get(`${providerUrl}/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1`);
  const slugs = blogList.parse(await list.json()).data.blogs.map(({ slug }) => slug);
  await expectPreviews(request, `${siteUrl}/preview/blogs`, slugs);
});
