import { request as httpRequest } from "node:http";
import sharp from "sharp";
import { jsonAnswer, NOT_FOUND, type AnswerTo } from "./support/local-server";
import { expect, test } from "./support/test";

const POSTER = "/uploads/images/poster.jpg";

const story = jsonAnswer({
  status: "success",
  data: {
    _id: "1",
    name: "A story",
    slug: "a-story",
    status: "Active",
    videoType: "both",
    videoLink: "/uploads/clips/a.mp4",
    poster: POSTER,
  },
  features: [],
});

/** Starts a provider with one story, which counts requests for its poster. */
async function startStory(serve: (answerTo: AnswerTo) => Promise<{ url: string }>) {
  const jpeg = await sharp({ create: { width: 1000, height: 1500, channels: 3, background: "#803" } })
    .jpeg()
    .toBuffer();
  const state = { asked: 0, url: "" };
  const { url } = await serve((path) => {
    if (path === "/get_individual_video/a-story") return story;
    if (!path.startsWith("/uploads/")) return NOT_FOUND;
    state.asked += 1;
    return { type: "image/jpeg", body: jpeg, headers: { "cache-control": "public, max-age=300" } };
  });
  state.url = url;
  return state;
}

async function readPosterAddress(siteUrl: string): Promise<string> {
  const html = await (await fetch(`${siteUrl}/video-detail/a-story`)).text();
  const address = /poster="([^"]+)"/.exec(html)?.[1];
  expect(address).toBeTruthy();
  return address ?? "";
}

/** Returns the status for an address sent exactly as written. */
function statusOf(siteUrl: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

test("nobody can request pictures that the site doesn't show", async ({ request, foreignSite: site }) => {
  const provider = await startStory(site.serve);
  const address = await readPosterAddress(site.url);
  const shown = await request.get(site.url + address);
  expect(shown.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=300, s-maxage=0, must-revalidate",
  });
  expect(await sharp(await shown.body()).metadata()).toMatchObject({ format: "webp", width: 720 });

  const { host } = new URL(provider.url);
  const poster = provider.url + POSTER;
  const spellings = [
    ...[
      poster,
      `${poster}#1`,
      `${poster}?x=1`,
      `http://a:b@${host}${POSTER}`,
      poster.replace("poster", "%70oster"),
    ].map((url) => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`),
    `${address}1`,
    `${address}&x=1`,
    address.replace("?w=720", "?w=721"),
    address.replace("?w=720", "?w=0720"),
    address.replace("?w=720", ""),
    address.replace("?", "/?"),
    address.replace("?", "=?"),
    address.replace("/pictures/", "/pictures/../pictures/a"),
    address.replace(
      /pictures\/./,
      (start) => start.slice(0, -1) + "%" + start.slice(-1).charCodeAt(0).toString(16) + "a",
    ),
  ];
  for (const spelling of spellings) {
    const status = await statusOf(site.url, spelling);
    expect([308, 404], `${status} to ${spelling}`).toContain(status);
  }
  expect(provider.asked).toBe(1);
});

test("an unpublished story's poster disappears with it", async ({ request, foreignSite: site }) => {
  await startStory(site.serve);
  const address = await readPosterAddress(site.url);
  const first = await request.get(site.url + address);
  const etag = first.headers().etag ?? "";
  expect((await request.get(site.url + address, { headers: { "if-none-match": etag } })).status()).toBe(304);
  // Tells the site about a change, such as a withdrawn story.
  await site.serve(() => NOT_FOUND);
  const gone = await request.get(site.url + address, { headers: { "if-none-match": etag } });
  expect(gone.status()).toBe(404);
  expect(gone.headers()["cache-control"]).toBe("no-store");
});
