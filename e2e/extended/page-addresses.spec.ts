import { decodeHTML } from "entities";
import { get } from "node:http";
import { findVideo } from "../support/contract";
import { expect, test } from "../support/test";

/** Returns the response to a path sent exactly as written. */
function ask(origin: string, path: string): Promise<{ status: number | undefined; html: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      let html = "";
      response.on("data", (chunk: Buffer) => (html += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode, html }));
    }).on("error", reject);
  });
}

for (const path of [
  "/%E0%A4%A",
  "/%ff",
  "/blog/%E0%A4%A",
  "/video-detail/%ff",
  "/embed/%ff",
  "/%25E0%25A4%25A",
  "/a/%25ff",
])
  test(`${path} shows the site's own page`, async ({ siteUrl }) => {
    const { status, html } = await ask(siteUrl, path);
    expect(status).toBe(404);
    expect(decodeHTML(html)).toContain("We can’t find this page");
  });

test("an address in upper case redirects to lower case, with its query", async ({ request, providerUrl }) => {
  const { slug } = await findVideo(
    providerUrl,
    ({ videoType, slug }) => videoType === "both" && /[a-z]/.test(slug),
  );
  const shouted = slug.toUpperCase();
  for (const [from, to] of [
    [`/video-detail/${shouted}?t=3`, `/video-detail/${slug}?t=3`],
    [`/embed/${shouted}`, `/embed/${slug}`],
    [`/${shouted}?t=3&utm_source=a%20b`, `/video-detail/${slug}?t=3&utm_source=a%20b`],
    [`/${slug}?t=3`, `/video-detail/${slug}?t=3`],
    ["/Privacy-Policy?a=1", "/privacy-policy?a=1"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(308);
    expect(response.headers().location).toBe(to);
  }
  expect((await request.get(`/video-detail/NO-SUCH-${shouted}`, { maxRedirects: 0 })).status()).toBe(404);
});
