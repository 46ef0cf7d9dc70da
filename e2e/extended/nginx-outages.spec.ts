import { expect } from "@playwright/test";
import { givePage, PAGE, RENEWED_AFTER_MS, test } from "../support/nginx-front";

/** Waits until nginx no longer serves a page without asking the site. */
async function outliveKept() {
  const from = Date.now();
  await expect.poll(() => Date.now() - from).toBeGreaterThan(RENEWED_AFTER_MS);
}

test("the church's own pages and files stay up while the site fails, hangs or is down, and others say so", async ({
  front,
}) => {
  const file = "/_next/static/chunks/a.js";
  const forGood = { "cache-control": "public, max-age=31536000, immutable" };
  givePage(front, forGood);
  await front.get(file);
  givePage(front);
  await front.get("/about-us");
  const expectStale = async () => {
    const { status, headers, body } = await front.get("/about-us");
    expect({ status, body: body.toString(), from: headers["x-cache-status"] }).toEqual({
      status: 200,
      body: PAGE,
      from: "STALE",
    });
  };
  await outliveKept();
  givePage(front, {}, 500, "Broken");
  await expectStale();
  front.site.answer(() => undefined);
  await expectStale();
  await Promise.all([front.site.stop(), front.provider.stop()]);
  await expectStale();
  expect((await front.get(file)).headers).toMatchObject({ ...forGood, "x-cache-status": "HIT" });
  const unseen = await front.get("/unseen");
  expect(unseen.status).toBe(503);
  expect(unseen.body.toString()).toContain("Back in a moment");
  expect(unseen.headers).toMatchObject({ "retry-after": "60", "cache-control": "no-store" });
  await Promise.all([front.site.resume(), front.provider.resume()]);
  givePage(front, {}, 200, "Up again");
  await expect.poll(async () => (await front.get("/about-us")).body.toString()).toBe("Up again");
});

test("a page that the site can't reach doesn't return", async ({ front }) => {
  givePage(front);
  await front.get("/taken-down");
  await outliveKept();
  givePage(front, { "retry-after": "60" }, 503, "Not just now");
  const expectNotice = async () => {
    const { status, headers, body } = await front.get("/taken-down");
    expect([status, headers["retry-after"], body.toString()]).toEqual([503, "60", "Not just now"]);
  };
  await expectNotice();
  await front.site.stop();
  await expectNotice();
  await front.site.resume();
});

/** Addresses that show stories or other removable content. */
const CAN_BE_TAKEN_AWAY = [
  "/",
  "/video-reels",
  "/video-detail/a-story",
  "/video-detail/a-story?start=3",
  "/hashtag/hope",
  "/blog/an-article",
  "/embed/a-story",
  "/embed/a-story/captions",
  "/preview/a-story.jpg",
  "/pictures/a-story.jpg",
  "/sitemap.xml",
  "/feed.xml",
  "/about-us/more",
];

test("removed content doesn't return during an outage, in any encoding", async ({ front }) => {
  const ask = () =>
    Promise.all(
      CAN_BE_TAKEN_AWAY.flatMap((path) =>
        ["br", "gzip", "identity"].map(async (encoding) => {
          const { status, body } = await front.get(path, { "accept-encoding": encoding });
          return { path, encoding, status, isNotice: body.toString().includes("Back in a moment") };
        }),
      ),
    );
  givePage(front);
  for (const { path, status } of await ask()) expect(status, path).toBe(200);
  await outliveKept();
  await front.site.stop();
  const answers = await ask();
  await front.site.resume();
  for (const { path, encoding, status, isNotice } of answers)
    expect({ status, isNotice }, `${path} in ${encoding}`).toEqual({ status: 503, isNotice: true });
});
