import { z } from "zod";
import { SITE_PAGES } from "../lib/seo/site-pages";
import { createAdmin } from "./support/admin";
import { expectPreviews } from "./support/previews";
import { expect, test } from "./support/test";

test("every page has a preview picture", async ({ request, siteUrl }) => {
  const names = Object.keys(SITE_PAGES).map((path) => path.slice(1) || "home");
  await expectPreviews(request, `${siteUrl}/preview/pages`, names);
});

test("browsers keep copies for minutes; shared caches revalidate each time, cheaply", async ({
  request,
  siteUrl,
}) => {
  const address = `${siteUrl}/preview/pages/about-us.jpg`;
  const plain = await request.get(address);
  expect(plain.headers()["cache-control"]).toBe("public, max-age=300, s-maxage=0, must-revalidate");
  const versioned = await request.head(`${address}?v=1`);
  expect(versioned.status()).toBe(200);
  expect(versioned.headers()).toMatchObject({
    "cache-control": "public, max-age=300, s-maxage=0, must-revalidate",
    "content-type": "image/jpeg",
  });
  const etag = plain.headers().etag ?? "";
  const again = await request.get(address, { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
});

test("missing pages have no preview picture", async ({ request, siteUrl, providerUrl }) => {
  const admin = await createAdmin(providerUrl);
  const pending = await admin.find("videos", "status", "Pending");
  const paths = [
    "pages/no-such-page.jpg",
    "videos/no-such-video.jpg",
    `videos/${z.string().parse(pending?.slug)}.jpg`,
    "blogs/no-such-blog.jpg",
    "pages/.jpg",
    "pages/home.png",
    "stories/home.jpg",
    "pages/..%2F..%2Fetc%2Fpasswd.jpg",
  ];
  for (const path of paths) {
    const response = await request.get(`${siteUrl}/preview/${path}`);
    expect(response.status(), path).toBe(404);
  }
});
