import { first, read, readVideos } from "./support/read";
import * as shapes from "./support/shapes";
import { startProvider } from "./support/provider";
import type { Client, Upload } from "./support/request";
import { preparationNotice } from "../src/features/clips/worker-state";
import { updateIf } from "../src/lib/db/writes";

const { request, staff, payload, rows } = await startProvider();

/** How files may be cached: of a story, whose storyteller may withdraw it, and of staff's own pages. */
const OF_A_STORY = "public, max-age=300";
const OF_A_PAGE = "public, max-age=31536000, immutable";

/** Returns the seeded videos: those that other tests show for a while have neither picture nor captions. */
async function lastingVideos(request: Client) {
  const all = await readVideos(request);
  return all.filter(({ poster, captions }) => poster !== undefined && captions !== undefined);
}

it("a clip is sent whole, with the headers that browsers need to cache and trust it", async () => {
  const { videoLink } = first(await lastingVideos(request));
  const response = await request.get(videoLink);
  const headers = response.headers;
  expect(response.status).toBe(200);
  expect(headers["content-type"]).toBe("video/mp4");
  expect(headers["content-length"]).toBe(String(response.bytes.length));
  expect(headers["cache-control"]).toBe(OF_A_STORY);
  expect(headers["accept-ranges"]).toBe("bytes");
  expect(headers.etag).toMatch(/^"[^"]+"$/);
  expect(Date.parse(headers["last-modified"] ?? "")).not.toBeNaN();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(headers["access-control-allow-origin"]).toBe("*");

  const head = await request.head(videoLink);
  expect(head.status).toBe(200);
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
});

it("a clip is sent in parts", async () => {
  const { videoLink } = first(await lastingVideos(request));
  const whole = (await request.get(videoLink)).bytes;
  const size = whole.length;
  const ask = (range: string, more: Record<string, string> = {}) =>
    request.get(videoLink, { headers: { range, ...more } });

  for (const [range, start, end] of [
    ["bytes=0-1", 0, 1],
    ["bytes=100-199", 100, 199],
    ["bytes=-500", size - 500, size - 1],
    [`bytes=${size - 3}-`, size - 3, size - 1],
    ["bytes=0-99999999", 0, size - 1],
  ] as const) {
    const part = await ask(range);
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes ${start}-${end}/${size}`);
    expect(part.headers["content-length"]).toBe(String(end - start + 1));
    expect(part.bytes.equals(whole.subarray(start, end + 1))).toBe(true);
  }

  const beyond = await ask(`bytes=${size}-`);
  expect(beyond.status).toBe(416);
  expect(beyond.headers["content-range"]).toBe(`bytes */${size}`);
  expect((await ask("bytes=0-1,5-6")).status).toBe(200);

  const etag = (await request.head(videoLink)).headers.etag ?? "";
  expect((await ask("bytes=0-1", { "if-range": etag })).status).toBe(206);
  expect((await ask("bytes=0-1", { "if-range": '"another"' })).status).toBe(200);
});

it("what a browser already has is not sent again", async () => {
  const { poster = "" } = first(await lastingVideos(request));
  const headers = (await request.get(poster)).headers;
  const byTag = await request.get(poster, { headers: { "if-none-match": headers.etag ?? "" } });
  expect(byTag.status).toBe(304);
  expect(byTag.headers.etag).toBe(headers.etag);
  const byDate = await request.get(poster, {
    headers: { "if-modified-since": headers["last-modified"] ?? "" },
  });
  expect(byDate.status).toBe(304);
  expect((await request.get(poster, { headers: { "if-none-match": '"another"' } })).status).toBe(200);

  const { videoLink } = first(await lastingVideos(request));
  const { etag = "" } = (await request.head(videoLink)).headers;
  const known = await request.get(videoLink, { headers: { "if-none-match": etag, range: "bytes=0-1" } });
  expect(known.status).toBe(304);
  expect(known.headers["cache-control"]).toBe(OF_A_STORY);
});

it("a copy of a story's file is checked again soon, a page's picture never", async () => {
  const cachingOf = async (path: string) => (await request.head(path)).headers["cache-control"];
  for (const { videoLink, poster = "", captions = [] } of (await lastingVideos(request)).slice(0, 3)) {
    expect(await cachingOf(videoLink)).toBe(OF_A_STORY);
    expect(await cachingOf(poster)).toBe(OF_A_STORY);
    expect(await cachingOf(first(captions).src)).toBe(`${OF_A_STORY}, no-transform`);
  }
  const { tImages } = (await read(request, "/web/home-page-content", shapes.home)).data;
  expect(await cachingOf(first(tImages))).toBe(OF_A_PAGE);
});

it("every file of every video exists and has the right type", async () => {
  for (const { videoLink, poster = "", captions = [] } of await lastingVideos(request)) {
    for (const [path, type] of [
      [videoLink, "video/mp4"],
      [poster, "image/jpeg"],
      [first(captions).src, "text/vtt; charset=utf-8"],
    ] as const) {
      const response = await request.get(path);
      expect(response.status).toBe(200);
      expect(response.headers["content-type"]).toBe(type);
    }
  }
  expect((await request.get("/uploads/resource/reel.mp4", { headers: { range: "bytes=0-1" } })).status).toBe(
    206,
  );
});

for (const path of [
  "/uploads/clips/../../lampstand.db",
  "/uploads/clips/..%2f..%2flampstand.db",
  "/uploads/clips/%2e%2e/%2e%2e/lampstand.db",
  "/uploads/clips/%252e%252e%252flampstand.db",
  "/uploads/clips/..%5c..%5clampstand.db",
  "/uploads/clips/..\\..\\lampstand.db",
  "/uploads/..%2flampstand.db",
  "/uploads/%2fetc%2fpasswd",
  "/uploads/clips/%00.mp4",
  "/uploads/resource/reel.mp4%00.html",
  "/uploads/resource/.reel.mp4",
  "/uploads/resource/reel.html",
  "/uploads/resource/reel.svg",
  "/uploads/resource/",
  "/uploads/resource",
  "/uploads/",
  "/uploads/clips/no-such-clip.mp4",
  "/uploads/captions/",
  "/uploads/captions/no-such-words.vtt",
  "/uploads/captions/00000000-0000-4000-8000-000000000000-a.vtt",
  "/uploads/tmp/file.mp4",
  "/uploads/resource/reel.mp4/more",
]) {
  it(`${path} is not served`, async () => {
    const { status, headers, bytes } = await request.get(path);
    expect([400, 404]).toContain(status);
    expect(bytes.toString("latin1")).not.toContain("SQLite format");
    expect(headers["cache-control"] ?? "").not.toContain("immutable");
  });
}

it("any site can read that a file is missing, as it could read the file", async () => {
  const headers = (await request.get("/uploads/clips/no-such-clip.mp4")).headers;
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toBe("no-store");
});

it("files can only be read", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await request.fetch("/uploads/resource/reel.mp4", { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
  }
});

it("a staff upload without a file is refused", async () => {
  const send = (headers: Record<string, string>, data?: Buffer) =>
    request.post("/api/images", { headers: { ...staff.headers, ...headers }, data });
  const form = { "content-type": "multipart/form-data; boundary=a" };
  expect((await send(form)).status).toBe(400);
  expect((await send({ ...form, "content-length": "0" }, Buffer.alloc(0))).status).toBe(400);
  expect((await send({ "content-type": "multipart/form-data" }, Buffer.from("a"))).status).toBe(400);
});

describe("a clip's screen", () => {
  async function film(name: string, mimeType: string): Promise<Upload> {
    const { videoLink } = first(await readVideos(request));
    return { name, mimeType, buffer: (await request.get(videoLink)).bytes };
  }

  const set = (id: string, data: Record<string, unknown>) =>
    updateIf(payload, { collection: "clips", where: { id: { equals: id } }, data });

  type Headers = Record<string, string>;

  const press = (id: string, action: string, data: object = {}, headers: Headers = staff.headers) =>
    request.post(`/api/clips/${id}/${action}`, { headers, data });

  it("accepts a video with a name in capitals, from a browser that doesn't know its type", async () => {
    const clip = await staff.uploaded("clips", await film("IMG_4711.MOV", "application/octet-stream"));
    expect(clip).toMatchObject({
      filename: expect.stringMatching(/^img-4711-.*\.mp4$/),
      mimeType: "video/mp4",
    });
    await staff.remove("clips", clip.id);
  });

  it("names a clip without a title after its file, also once staff empty the title", async () => {
    const { id, title } = await staff.uploaded("clips", await film("IMG_4711.MOV", "video/mp4"));
    expect(title).toMatch(/^img-4711-\w+$/);
    await staff.update("clips", id, { title: "The choir" });
    expect(await staff.open("clips", id)).toMatchObject({ title: "The choir" });
    await staff.update("clips", id, { title: " " });
    expect(await staff.open("clips", id)).toMatchObject({ title });
    await staff.remove("clips", id);
  });

  it("still checks a file's content", async () => {
    const refused = await staff.upload("clips", {
      name: "STORY.MP4",
      mimeType: "video/mp4",
      buffer: Buffer.from("%PDF-1.4\n%no video\n"),
    });
    expect(refused.status).toBe(400);
  });

  it("prepares a failed clip again, once", async () => {
    const { id } = await staff.uploaded("clips", await film("story.mp4", "video/mp4"));
    await payload.db.deleteMany({ collection: "clip-jobs", where: {} });
    await set(id, { preparation: "failed", problem: "It ends in the middle.", progress: 40 });

    expect((await press(id, "prepare", {}, {})).status).toBe(403);
    expect(await staff.open("clips", id)).toMatchObject({ preparation: "failed" });
    expect((await press("00000000-0000-4000-8000-000000000000", "prepare")).status).toBe(404);

    expect((await press(id, "prepare")).status).toBe(200);
    expect(await staff.open("clips", id)).toMatchObject({
      preparation: "waiting",
      problem: null,
      progress: 0,
    });
    expect(await rows("clip-jobs")).toMatchObject([{ clip: id, attempts: 0 }]);

    await set(id, { preparation: "preparing", progress: 40 });
    const refused = await press(id, "prepare");
    expect(refused.status).toBe(409);
    expect(refused.text()).toContain("It’s being prepared");
    expect(await staff.open("clips", id)).toMatchObject({ preparation: "preparing", progress: 40 });
    await staff.remove("clips", id);
  });

  it("shows staff what keeps videos from being prepared", async () => {
    const path = "/api/clips/preparation-notice";
    expect((await request.get(path)).status).toBe(403);
    const answer = await request.get(path, { headers: staff.headers });
    expect(answer.json()).toEqual({ notice: (await preparationNotice(payload)) ?? null });
  });

  it("shows the picture that staff have chosen for a clip", async () => {
    const { id } = await staff.uploaded("clips", await film("story.mp4", "video/mp4"));
    expect(await staff.open("clips", id)).toMatchObject({ thumbnailURL: null });
    const frames = ["a", "b"].map((name) => ({ filename: `${id}-${name}.jpg`, width: 720, height: 1280 }));
    await set(id, { preparation: "ready", frames });
    expect(await staff.open("clips", id)).toMatchObject({ thumbnailURL: `/uploads/frames/${id}-a.jpg` });

    expect((await press(id, "choose-frame", { chosenFrame: 1 }, {})).status).toBe(403);
    for (const chosenFrame of [2, -1, "1", null]) {
      expect((await press(id, "choose-frame", { chosenFrame })).status).toBe(400);
    }
    expect((await press(id, "choose-frame", { chosenFrame: 1 })).status).toBe(200);
    expect(await staff.open("clips", id)).toMatchObject({ thumbnailURL: `/uploads/frames/${id}-b.jpg` });
    await staff.remove("clips", id);
  });
});
