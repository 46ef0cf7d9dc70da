import { databaseCalls } from "./support/database-calls";
import { expectFailure, first, read, readVideos } from "./support/read";
import * as shapes from "./support/shapes";
import { startProvider } from "./support/provider";

const { payload, request } = await startProvider();

it("reels come in stable pages, the newest first, and only Active ones", async () => {
  const all = await readVideos(request);
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(({ videoType }) => videoType))).toEqual(new Set(["single", "multiple", "both"]));
  const dates = all.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().reverse());

  {
    const slugs = (await readVideos(request)).map(({ slug }) => slug);
    const paged: string[] = [];
    for (let page = 1; page <= Math.ceil(slugs.length / 2); page += 1) {
      const { data } = await read(request, `/video-reels/${page}/2`, shapes.reels);
      expect(data.videoLength).toBe(slugs.length);
      paged.push(...data.videos.map(({ slug }) => slug));
    }
    expect(paged).toEqual(slugs);
  }
  expect((await read(request, "/video-reels/999/2", shapes.reels)).data.videos).toEqual([]);
  expect((await read(request, "/video-reels/1/5000", shapes.reels)).data.videos.length).toBeLessThanOrEqual(
    500,
  );
});

it("a list is read at once, however long it is", async () => {
  const calls = await databaseCalls(payload, async () => {
    const { data } = await read(request, "/video-reels/1/500", shapes.reels);
    expect(data.videos.length).toBeGreaterThan(10);
  });
  const collections = ["videos", "clips", "images", "hashtags", "captions"];
  expect(calls).toEqual(collections.map((collection) => `find ${collection}`));
});

for (const pages of ["0/2", "-1/2", "1/0", "1/-5", "1.5/2", "a/2", "1/b", "1/2e3", "%20/1"]) {
  it(`/video-reels/${pages} is refused`, async () => {
    await expectFailure(request, `/video-reels/${pages}`, 400);
  });
}

it("a single video comes with others that share a hashtag", async () => {
  const all = await readVideos(request);
  const { slug, hashtagId } = first(all.filter((video) => video.hashtagId.length > 0));
  const { data, features } = await read(request, `/get_individual_video/${slug}`, shapes.individualVideo);
  expect(data.slug).toBe(slug);
  expect(features.length).toBeGreaterThan(0);
  expect(features.length).toBeLessThanOrEqual(6);
  expect(features.map((video) => video.slug)).not.toContain(slug);
  const ids = hashtagId.map(({ _id }) => _id);
  for (const feature of features) expect(feature.hashtagId.some(({ _id }) => ids.includes(_id))).toBe(true);
  await expectFailure(request, "/get_individual_video/no-such-video", 404);
});

it("hashtags are listed, read one by one, and lead to their videos", async () => {
  const { data: hashtags } = await read(request, "/get-hashtag-frontend", shapes.hashtagList);
  expect(hashtags.list.length).toBeGreaterThanOrEqual(6);

  await read(request, "/gethashtagBySlug/featured", shapes.hashtagBySlug);
  const { data: featured } = await read(request, "/hashtag-video/featured", shapes.videoList);
  expect(featured.length).toBeGreaterThan(0);
  for (const { hashtagId } of featured) expect(hashtagId.map(({ name }) => name)).toContain("Featured");

  await expectFailure(request, "/gethashtagBySlug/no-such-hashtag", 404);
  await expectFailure(request, "/hashtag-video/no-such-hashtag", 404);
});

it("videos are found by several hashtags, each once", async () => {
  const { data: hashtags } = await read(request, "/get-hashtag-frontend", shapes.hashtagList);
  const find = async (hashtagIds: string[]) => {
    const response = await request.post("/get-video-by-hashtags", { data: { hashtagIds } });
    expect(response.status).toBe(200);
    return shapes.videoList.parse(response.json()).data;
  };
  {
    const all = await readVideos(request);
    for (const chosen of [hashtags.list.slice(0, 1), hashtags.list.slice(0, 3)]) {
      const ids = chosen.map(({ _id }) => _id);
      const expected = all.filter(({ hashtagId }) => hashtagId.some(({ _id }) => ids.includes(_id)));
      expect((await find(ids)).map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug));
    }
  }
  expect(await find([])).toEqual([]);
  expect(await find(["no-such-id"])).toEqual([]);
});

it("a body that is not what the contract says is refused", async () => {
  const send = (body: string) => ({
    method: "POST",
    data: body,
    headers: { "content-type": "application/json" },
  });
  const path = "/get-video-by-hashtags";
  await expectFailure(request, path, 400, send("{not json"));
  await expectFailure(request, path, 400, send("[]"));
  await expectFailure(request, path, 400, send('{"hashtagIds":"a"}'));
  await expectFailure(request, path, 400, send('{"hashtagIds":[1]}'));
  await expectFailure(request, path, 413, send(JSON.stringify({ hashtagIds: ["x".repeat(70_000)] })));
});

it("unknown addresses and wrong methods are told apart", async () => {
  await expectFailure(request, "/no-such-call", 404);
  await expectFailure(request, "/web/page-content", 404);
  const reading = await expectFailure(request, "/language/get", 405, { method: "DELETE" });
  expect(reading.headers.allow).toBe("GET, HEAD");
  const writing = await expectFailure(request, "/get-video-by-hashtags", 405);
  expect(writing.headers.allow).toBe("POST");
  expect((await request.head("/language/get")).status).toBe(200);
});

it("the root leads to the admin, and Payload's own API is for staff alone", async () => {
  const root = await request.get("/");
  expect(root.status).toBe(307);
  expect(root.headers.location).toBe("/admin");
  for (const path of ["videos", "staff", "members", "contact-messages", "globals/settings"]) {
    expect((await request.get(`/api/${path}`)).status).toBe(403);
  }
  const graphql = { data: { query: "{ Videos { docs { id } } }" } };
  expect((await request.post("/api/graphql", graphql)).status).toBe(403);
});
