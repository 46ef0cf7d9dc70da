import { randomUUID } from "node:crypto";

import { signInAsEditor } from "./support/editor";
import { expectFailure, first, read, readVideos } from "./support/read";
import * as shapes from "./support/shapes";
import { startProvider } from "./support/provider";
import { databaseCalls } from "./support/database-calls";

const { request, payload, staff } = await startProvider();

it("settings, home, about, app, help, FAQs, volunteer and languages have the contract's shapes", async () => {
  await read(request, "/web/setting-page-content", shapes.settings);
  await read(request, "/get_about_content", shapes.about);
  await read(request, "/get_app_install_content", shapes.appInstall);
  await read(request, "/get_content", shapes.help);
  await read(request, "/get-volunteer-content", shapes.volunteer);

  const { data: home } = await read(request, "/web/home-page-content", shapes.home);
  expect(home.tImages).toHaveLength(8);

  const { data: categories } = await read(request, "/web/get_faq_with_category", shapes.faqs);
  expect(categories).toHaveLength(4);
  for (const { faqData } of categories) {
    expect(faqData.length).toBeGreaterThanOrEqual(4);
    expect(faqData.length).toBeLessThanOrEqual(6);
  }

  const { data: languages } = await read(request, "/language/get", shapes.languages);
  expect(languages).toHaveLength(6);
  expect(languages.filter(({ status }) => status !== "Active")).toHaveLength(1);
});

it("the formatted pages have the contract's names", async () => {
  const { data: privacy } = await read(request, "/web/page-content/privacy-policy", shapes.page);
  expect(privacy.effectiveDate).not.toBeNull();
  await read(request, "/web/page-content/terms-condition", shapes.page);
  const { data: discover } = await read(request, "/web/page-content/%09Discover%20Jesus", shapes.page);
  const { data: plain } = await read(request, "/web/page-content/discover-jesus", shapes.page);
  expect(plain).toEqual(discover);
  await expectFailure(request, "/web/page-content/no-such-page", 404);
});

it("blogs are listed, filtered, sorted and read one by one", async () => {
  const list = async (query: string) => (await read(request, `/get-blogs${query}`, shapes.blogs)).data.blogs;
  const all = await list("?pageNumber=1&limit=100&filter=&sortBy=1");
  expect(all).toHaveLength(6);
  const dates = all.map(({ postedDate }) => postedDate);
  expect(dates).toEqual(dates.toSorted().reverse());

  const slugs = all.map(({ slug }) => slug);
  expect((await list("?sortBy=-1")).map(({ slug }) => slug)).toEqual(slugs.toReversed());
  expect((await list("?pageNumber=2&limit=4")).map(({ slug }) => slug)).toEqual(slugs.slice(4));
  expect(await list("?pageNumber=nonsense&limit=-1&sortBy=")).toHaveLength(6);

  const { title, slug } = first(all);
  expect(
    (await list(`?filter=${encodeURIComponent(title.slice(3).toUpperCase())}`)).map((blog) => blog.slug),
  ).toEqual([slug]);
  expect(await list("?filter=no%20title%20has%20these%20words")).toEqual([]);

  const { data } = await read(request, `/get-blog-by-id/${slug}`, shapes.blogById);
  expect(first(data).title).toBe(title);
  await expectFailure(request, "/get-blog-by-id/no-such-article", 404);
});

it("the example texts show no trace of their Markdown", async () => {
  const pages = ["privacy-policy", "terms-condition", "discover-jesus"];
  const texts = await Promise.all(
    pages.map(async (slug) => (await read(request, `/web/page-content/${slug}`, shapes.page)).data.content),
  );
  const { data } = await read(request, "/get-blogs", shapes.blogs);
  for (const html of [...texts, ...data.blogs.map(({ content }) => content)]) {
    expect(html).toContain("<h2>");
    expect(html).not.toMatch(/&gt;|\*\*|##|\]\(/);
  }
});

it("reels come in stable pages, newest first, Active only", async () => {
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

it("a list of any length is read at once", async () => {
  const calls = await databaseCalls(payload, async () => {
    const { data } = await read(request, "/video-reels/1/500", shapes.reels);
    expect(data.videos.length).toBeGreaterThan(10);
  });
  // First which videos, then the videos.
  const collections = ["videos", "videos", "clips", "images", "hashtags", "captions"];
  expect(calls).toEqual(collections.map((collection) => `find ${collection}`));
});

for (const pages of ["0/2", "-1/2", "1/0", "1/-5", "1.5/2", "a/2", "1/b", "1/2e3", "%20/1"]) {
  it(`/video-reels/${pages} is refused`, async () => {
    await expectFailure(request, `/video-reels/${pages}`, 400);
  });
}

it("a single video comes with others, first those that share a hashtag", async () => {
  const all = await readVideos(request);
  const { slug, hashtagId } = first(all.filter((video) => video.hashtagId.length > 0));
  const { data, features } = await read(request, `/get_individual_video/${slug}`, shapes.individualVideo);
  expect(data.slug).toBe(slug);
  expect(features).toHaveLength(9);
  expect(features.map((video) => video.slug)).not.toContain(slug);
  const ids = hashtagId.map(({ _id }) => _id);
  const shared = features.map((video) => video.hashtagId.filter(({ _id }) => ids.includes(_id)).length);
  expect(shared[0]).toBeGreaterThan(0);
  await expectFailure(request, "/get_individual_video/no-such-video", 404);
});

it("other videos are sorted by shared hashtags, then words, then age", async () => {
  const { docs: clips } = await payload.find({ collection: "videos", limit: 1, depth: 0 });
  const { docs: hashtags } = await payload.find({ collection: "hashtags", limit: 2, depth: 0 });
  const made = async (slug: string, description: string, hashtagId: string[] = []) =>
    payload.create({
      collection: "videos",
      data: {
        ...{ name: slug, slug, description, hashtagId, videoLink: first(clips).videoLink },
        ...{ videoType: "both", status: "Active" },
      },
    });
  const ids = hashtags.map(({ id }) => id);
  await made("lighthouse", "A zither, an okapi and a quokka.", ids);
  await made("by-hashtags", "Another.", ids);
  await made("by-words", "The quokka and the okapi played the zither.");
  await made("newest", "Another.");
  const { features } = await read(request, "/get_individual_video/lighthouse", shapes.individualVideo);
  const order = features.map(({ slug }) => slug);
  const places = ["by-hashtags", "by-words", "newest"].map((slug) => order.indexOf(slug));
  for (const slug of ["lighthouse", "by-hashtags", "by-words", "newest"])
    await payload.delete({ collection: "videos", where: { slug: { equals: slug } }, trash: true });
  expect(places[0]).toBe(0);
  expect(places[1]).toBeGreaterThan(0);
  expect(places[2] === -1 || (places[2] ?? 0) > (places[1] ?? 0)).toBe(true);
});

it("hashtags are listed, read one by one, and lead to their videos", async () => {
  const { data: hashtags } = await read(request, "/get-hashtag-frontend", shapes.hashtagList);
  expect(hashtags.list.length).toBeGreaterThanOrEqual(6);

  await read(request, "/gethashtagBySlug/featured", shapes.hashtagBySlug);
  const { data: featured } = await read(request, "/hashtag-video/featured", shapes.videoList);
  expect(featured.length).toBeGreaterThan(0);
  for (const { hashtagId } of featured) expect(hashtagId.map(({ name }) => name)).toContain("Featured");

  const pages = await Promise.all(
    featured.map((_, index) => {
      return read(request, `/hashtag-video/featured?page=${index + 1}&limit=1`, shapes.hashtagVideos);
    }),
  );
  expect(pages.flatMap(({ data }) => data)).toEqual(featured);
  expect(new Set(pages.map(({ videoLength }) => videoLength))).toEqual(new Set([featured.length]));
  const beyond = `/hashtag-video/featured?page=${featured.length + 1}&limit=1`;
  expect((await read(request, beyond, shapes.hashtagVideos)).data).toEqual([]);
  await expectFailure(request, "/hashtag-video/featured?page=0&limit=1", 400);

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

it("videos are found by ids or slugs, with as many reads of the database for many as for one", async () => {
  const find = async (keys: string[]) => {
    const response = await request.post("/get-videos-by-keys", { data: { keys } });
    return shapes.keyedVideos.parse(response.json()).data;
  };
  const all = await readVideos(request);
  const one = first(all);
  expect(await find([one._id, "nowhere", one.slug])).toEqual([
    { key: one._id, video: one },
    { key: one.slug, video: one },
  ]);
  expect(await find([])).toEqual([]);
  const forOne = await databaseCalls(payload, () => find([one._id]));
  const forAll = await databaseCalls(payload, () => find(all.map(({ slug }) => slug)));
  expect(forAll).toEqual(forOne);
  const tooMany = { method: "POST", data: { keys: Array.from({ length: 401 }, String) } };
  await expectFailure(request, "/get-videos-by-keys", 400, tooMany);
});

it("a body that doesn't match the contract is refused", async () => {
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

it("unknown addresses and wrong methods get different errors", async () => {
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

it("a new article has today's date and its writer's name, until staff change them", async () => {
  const headers = await signInAsEditor(payload, request);
  const make = async (more: Record<string, string>) => {
    const slug = `test-${randomUUID()}`;
    const data = { title: slug, slug, _status: "draft", ...more };
    expect((await request.post("/api/blogs", { headers, data })).status).toBe(201);
    return staff.one("blogs", "slug", slug);
  };
  expect(await make({})).toMatchObject({
    author: "Edith the editor",
    postedDate: expect.stringMatching(/^2/),
  });
  expect(await make({ author: "Ann" })).toMatchObject({ author: "Ann" });
});

it("the menu names the church's own pages that staff put there, and the site hears of changes to them", async () => {
  const { tagFinders } = await import("../src/features/revalidation/tag-finders");
  const req = await (await import("payload")).createLocalReq({}, payload);
  const slug = `test-${randomUUID()}`;
  const { id } = await staff.create("pages", { title: "Groups", slug });
  const menu = async () => (await read(request, "/web/setting-page-content", shapes.settings)).data.menuPages;
  expect(await menu()).toEqual([]);
  await staff.update("pages", id, { inMenu: true });
  expect(await menu()).toEqual([{ slug, title: "Groups" }]);
  expect(await tagFinders.pages({ id, slug, inMenu: true }, req)).toContain("settings");
  expect(await tagFinders.pages({ id, slug }, req)).not.toContain("settings");
  const { id: policy } = await staff.one("pages", "slug", "privacy-policy");
  await staff.update("pages", policy, { inMenu: true });
  // The site has a page of its own there.
  await staff.create("pages", { title: "Contact us", slug: "contact-us", inMenu: true });
  expect(await menu()).toEqual([{ slug, title: "Groups" }]);
  await staff.update("pages", id, { deletedAt: new Date().toISOString() });
  expect(await menu()).toEqual([]);
});

it("staff choose after which sections of home the lists of stories appear", async () => {
  const order = async () => (await read(request, "/web/home-page-content", shapes.home)).data;
  expect(await order()).toMatchObject({ storiesAfter: "opening", collectionsAfter: "opening" });
  await staff.updateGlobal("home", { storiesAfter: "promotion", collectionsAfter: "carousel" });
  expect(await order()).toMatchObject({ storiesAfter: "promotion", collectionsAfter: "carousel" });
});
