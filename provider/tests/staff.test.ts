import { randomUUID } from "node:crypto";

import sharp from "sharp";

import { expectFailure, first, readVideos } from "./support/read";
import { startProvider } from "./support/provider";
import type { Client, Upload } from "./support/request";

const { request, staff } = await startProvider();

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
