import { randomUUID } from "node:crypto";

import sharp from "sharp";
import type { CollectionSlug } from "payload";

import { expectFailure, first, readVideos } from "./support/read";
import { startProvider } from "./support/provider";
import type { Client, Upload } from "./support/request";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const { request, staff, payload, signInAs } = await startProvider();

const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

async function clipOf(request: Client): Promise<Upload> {
  const { videoLink } = first(await readVideos(request));
  return { name: "Our Film.MP4", mimeType: "video/mp4", buffer: (await request.get(videoLink)).bytes };
}

it("only staff see a clip until a video that shows it is Active", async () => {
  const clip = await staff.uploaded("clips", await clipOf(request), { title: "A test" });
  const cues = [{ start: 0, end: 1, text: "Hello" }];
  const captions = await staff.create("captions", { clip: clip.id, lang: "en", cues });
  expect(clip.filename).toMatch(/^our-film-[0-9a-f]{12}\.mp4$/);
  expect(clip).toMatchObject({ width: 720, height: 1280, duration: expect.any(Number) });

  const slug = `test-${randomUUID()}`;
  const data = { name: "A test", slug, videoLink: clip.id, videoType: "single" };
  const video = await staff.create("videos", data);
  const files = [`/uploads/clips/${clip.filename}`, `/uploads/captions/${captions.id}-1.vtt`];

  for (const file of files) {
    const refused = await expectFailure(request, file, 404);
    expect(refused.headers["cache-control"]).toBe("no-store");
    const shown = await request.get(file, { headers: staff.headers });
    expect(shown.status).toBe(200);
    expect(shown.headers["cache-control"]).toMatch(/^private, no-store\b/);
  }
  await expectFailure(request, `/get_individual_video/${slug}`, 404);

  await staff.update("videos", video.id, { status: "Active" });
  for (const file of files) expect((await request.get(file)).status).toBe(200);
  expect((await request.get(`/get_individual_video/${slug}`)).status).toBe(200);

  await staff.update("videos", video.id, { status: "Declined" });
  for (const file of files) await expectFailure(request, file, 404);

  const kept = await request.delete(`/api/clips/${clip.id}`, { headers: staff.headers });
  expect(kept.status).toBe(400);
  expect(kept.text()).toContain(`This file is in use by the video ‘${slug}’.`);

  await staff.remove("videos", video.id);
  await staff.remove("clips", clip.id);
  expect(await staff.find("captions", "id", captions.id)).toBeUndefined();
});

it("staff's hashtag names may be as long as visitors'", async () => {
  expect(await staff.refusal("hashtags", { name: "x".repeat(61) })).toContain("60 characters");
  const { id } = await staff.create("hashtags", { name: "x".repeat(60), status: "Inactive" });
  await staff.remove("hashtags", id);
});

it("files that a browser could run are refused", async () => {
  const film = (await clipOf(request)).buffer;
  const refused: [string, Upload][] = [
    ["images", { name: "drawing.svg", mimeType: "image/svg+xml", buffer: svg }],
    ["images", { name: "drawing.png", mimeType: "image/png", buffer: svg }],
    ["images", { name: "page.jpg", mimeType: "image/jpeg", buffer: html }],
    ["images", { name: "page.html", mimeType: "text/html", buffer: html }],
    ["images", { name: "film.mp4", mimeType: "video/mp4", buffer: film }],
    ["clips", { name: "page.mp4", mimeType: "video/mp4", buffer: html }],
    ["clips", { name: "film.html", mimeType: "video/mp4", buffer: film }],
  ];
  for (const [collection, file] of refused) {
    const response = await staff.upload(collection, file, { alt: "A test" });
    expect(response.status).toBe(400);
  }
});

it("a picture's name may be in capitals, and its location is removed", async () => {
  const pixels = { create: { width: 32, height: 24, channels: 3 as const, background: "#345" } };
  const exif = { IFD0: { Model: "iPhone 15 of Ann" }, IFD3: { GPSLatitude: "48/1 51/1 28/1" } };
  const buffer = await sharp(pixels).jpeg().withExif(exif).toBuffer();
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  const file = { name: "IMG_4711.JPG", mimeType: "application/octet-stream", buffer };
  const { id, filename } = await staff.uploaded("images", file, { alt: "A test" });
  expect(filename).toMatch(/^img-4711-[0-9a-f]{12}\.jpg$/);
  const stored = await request.get(`/uploads/images/${filename}`, { headers: staff.headers });
  expect(stored.headers["content-type"]).toBe("image/jpeg");
  expect((await sharp(stored.bytes).metadata()).exif).toBeUndefined();
  await staff.remove("images", id);
});

it("a large film is accepted", async () => {
  const film = await clipOf(request);
  const padding = Buffer.alloc(60 * 1024 * 1024);
  padding.writeUInt32BE(padding.length, 0);
  padding.write("free", 4, "latin1");
  const clip = await staff.uploaded("clips", { ...film, buffer: Buffer.concat([film.buffer, padding]) });
  // The stored copy has only picture and sound.
  expect(Number(clip.filesize) / film.buffer.length).toBeCloseTo(1, 1);
  await staff.remove("clips", clip.id);
});

it("a video's address, links and description are checked", async () => {
  const clip = await staff.uploaded("clips", await clipOf(request));
  const data = { name: "A test", videoLink: clip.id, videoType: "both" };
  const taken = first(await readVideos(request)).slug;

  for (const slug of ["Upper-Case", "two words", "a--b", "-a", "ä", "about-us", "video-reels", "admin"]) {
    await staff.refusal("videos", { ...data, slug });
  }
  expect(await staff.refusal("videos", { ...data, slug: taken })).toContain("already taken");
  expect(await staff.refusal("videos", { ...data, slug: "home" })).toContain(
    "page of the site already uses this name",
  );
  await staff.refusal("videos", { ...data, slug: "a-test", youtubeLink: "javascript:alert(1)" });
  await staff.refusal("videos", { ...data, slug: "a-test", description: "x".repeat(201) });
  await staff.refusal("videos", { ...data, slug: "a-test", videoType: "none" });

  const name = `Été: a test ${randomUUID()}`;
  const video = await staff.create("videos", { ...data, name });
  expect(video.slug).toBe(name.replace("Été: a test", "ete-a-test").replaceAll(" ", "-"));
  expect(video.status).toBe("Pending");
  await staff.remove("videos", video.id);
  await staff.remove("clips", clip.id);
});

it("a change from another site's page is refused, and so is a file from a stranger", async () => {
  const foreign = { ...staff.headers, origin: "http://evil.example" };
  const change = await request.post("/api/globals/settings", { headers: foreign, data: {} });
  expect(change.status).toBe(403);

  const file = { name: "big.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(100_000) };
  expect((await request.post("/api/clips", { form: { file } })).status).toBe(401);
});

const reviewer = await signInAs("reviewer");
const editor = await signInAs("editor");

/** What a reviewer may read, and what of it they may change. New collections are hidden from them. */
const READ = [
  "captions",
  "clips",
  "contact-messages",
  "hashtags",
  "others-consents",
  "reports",
  "saved-replies",
  "staff",
  "stories",
  "testimony-consents",
  "volunteer-contacts",
];
const MENU = [
  "contact-messages",
  "others-consents",
  "reports",
  "stories",
  "testimony-consents",
  "volunteer-contacts",
];

/** Payload's own collections, for what somebody has open and how they like their lists. */
const OF_PAYLOAD = /^payload-/;

const collections = payload.config.collections.filter(({ slug }) => !OF_PAYLOAD.test(slug));

const statusOf = async (path: string, who: { headers: Record<string, string> }) =>
  (await request.get(`/api/${path}`, { headers: who.headers })).status;

it("a reviewer reads what a review needs, and nothing else", async () => {
  const readable: string[] = [];
  for (const { slug } of collections) {
    if ((await statusOf(`${slug}?limit=1`, reviewer)) === 200) readable.push(slug);
  }
  expect(readable.toSorted()).toEqual(READ);
  for (const { slug } of payload.config.globals) {
    expect([slug, await statusOf(`globals/${slug}`, reviewer)]).toEqual([slug, 403]);
    expect([slug, await statusOf(`globals/${slug}`, editor)]).toEqual([slug, 200]);
  }
});

it("a reviewer reads earlier versions only of what they may read", async () => {
  for (const { slug, versions } of payload.config.collections) {
    if (!versions) continue;
    const status = READ.includes(slug) ? 200 : 403;
    expect([slug, await statusOf(`${slug}/versions`, reviewer)]).toEqual([slug, status]);
    expect([slug, await statusOf(`${slug}/versions`, editor)]).toEqual([slug, 200]);
  }
  for (const { slug } of payload.config.globals) {
    expect([slug, await statusOf(`globals/${slug}/versions`, reviewer)]).toEqual([slug, 403]);
    expect([slug, await statusOf(`globals/${slug}/versions`, editor)]).toEqual([slug, 200]);
  }
});

it("collections without versions have no addresses for them", async () => {
  const answered: string[] = [];
  for (const { slug, versions, endpoints } of payload.config.collections) {
    // Anyone who is signed in may name a preference ‘versions’.
    if (versions || !endpoints || slug === "payload-preferences") continue;
    for (const path of [`/api/${slug}/versions`, `/api/${slug}/versions/x`]) {
      for (const method of ["GET", "POST"]) {
        const { status } = await request.fetch(path, { method, headers: staff.headers });
        if (status !== 404 && status !== 403) answered.push(`${method} ${path}: ${status}`);
      }
    }
  }
  expect(answered).toEqual([]);
  expect(await statusOf("stories/versions", staff)).toBe(404);
});

it("a reviewer can't create or delete, and changes only stories, messages and their own account", async () => {
  const permissions = async (who: { headers: Record<string, string> }) => {
    const answer = await request.get("/api/access", { headers: who.headers });
    return JSON.parse(answer.text()) as { collections: Record<string, Record<string, unknown>> };
  };
  const { collections: theirs } = await permissions(reviewer);
  const may = (action: string) =>
    collections.flatMap(({ slug }) => (theirs[slug]?.[action] ? [slug] : [])).toSorted();
  expect(may("create")).toEqual([]);
  expect(may("delete")).toEqual([]);
  expect(may("update")).toEqual([...MENU, "staff"].toSorted());
  const { collections: editors } = await permissions(editor);
  expect(["blogs", "videos", "pages"].map((slug) => Boolean(editors[slug]?.create))).toEqual([
    true,
    true,
    true,
  ]);
});

it("the admin's menu shows a reviewer only what they may use", () => {
  const entries = [...payload.config.collections, ...payload.config.globals];
  const shownTo = (role: "admin" | "editor" | "reviewer") =>
    entries
      .filter(({ admin: { hidden } }) => {
        const user = { id: "1", email: "", collection: "staff" as const, role, createdAt: "", updatedAt: "" };
        return typeof hidden === "function" ? !hidden({ user }) : !hidden;
      })
      .map(({ slug }) => slug)
      .filter((slug) => !OF_PAYLOAD.test(slug));
  expect(shownTo("reviewer").toSorted()).toEqual(MENU);
  expect(shownTo("editor")).toEqual(
    expect.arrayContaining(["videos", "settings", "members", "saved-replies"]),
  );
  expect(shownTo("editor")).not.toContain("staff");
  expect(shownTo("admin")).toContain("staff");
});

it("a reviewer can publish a story, but change neither its video nor a consent's", async () => {
  const words = storyWords();
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await reviewer.one("stories", "slug", words.slug ?? "");
  await reviewer.update("stories", id, { status: "Published", title: "Anna" });
  expect((await request.get(`/get_individual_video/${words.slug}`)).status).toBe(200);
  const { id: video } = await staff.one("videos", "slug", words.slug ?? "");
  const path = `/api/videos/${video}`;
  const change = await request.patch(path, { headers: reviewer.headers, data: { status: "Declined" } });
  expect(change.status).toBe(403);

  const email = someEmail();
  await visitor(request).send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
  const consent = first(await reviewer.sentBy("testimony-consents", email));
  await reviewer.update("testimony-consents", consent.id, { isHandled: true, video });
  expect(await staff.one("testimony-consents", "id", consent.id)).toMatchObject({
    isHandled: true,
    video: null,
  });
  await editor.update("testimony-consents", consent.id, { video });
  expect(await staff.one("testimony-consents", "id", consent.id)).toMatchObject({ video });

  await staff.remove("videos", video);
  await staff.remove("stories", id);
});

it("a reviewer can work with stories' clips, but not the site's", async () => {
  const [clip] = await staff.list("clips");
  for (const [action, data] of [
    ["choose-frame", { chosenFrame: 0 }],
    ["prepare", {}],
  ] as const) {
    const path = `/api/clips/${clip?.id}/${action}`;
    expect((await request.post(path, { headers: reviewer.headers, data })).status).toBe(403);
    expect((await request.post(path, { headers: editor.headers, data })).status).not.toBe(403);
  }
  const words = storyWords();
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, file } = await reviewer.one("stories", "slug", words.slug ?? "");
  const prepare = await request.post(`/api/clips/${String(file)}/prepare`, { headers: reviewer.headers });
  expect(prepare.status).not.toBe(403);
  await staff.remove("stories", id);
});

it("nobody can raise their own role, and the last admin stays one", async () => {
  for (const who of [reviewer, editor]) {
    await who.update("staff", who.id, { role: "admin" });
    expect((await staff.one("staff", "id", who.id)).role).not.toBe("admin");
    expect(await statusOf(`staff/${staff.id}`, who)).toBe(404);
  }
  expect(await staff.refusedUpdate("staff", staff.id, { role: "reviewer" })).toContain(
    "There must be at least one admin.",
  );
});

it("reviewers see every collection with consents or messages, except the carers'", () => {
  const inboxes = payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === "readAt"))
    .map(({ slug }): CollectionSlug => slug);
  const ofReviewers = MENU.filter((slug) => slug !== "others-consents");
  expect(inboxes.toSorted()).toEqual([...ofReviewers, "conversations"].toSorted());
});
