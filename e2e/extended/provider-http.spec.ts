import { existsSync, mkdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { providerDir } from "../../scripts/support/paths.mjs";
import { askRaw } from "../support/ask-raw";
import { findVideo } from "../support/contract";
import { createStack } from "../support/stack";
import { expect, test } from "../support/test";

// Tests what Next's server adds to the provider's answers; provider/tests covers the answers.

const providerUrl = () => new URL(process.env.E2E_PROVIDER_URL ?? "");

const MORE_THAN_ANY_STORY = 1_073_741_824 + 2 * 1024 * 1024;

const askProvider = (path: string, options?: Parameters<typeof askRaw>[2]) =>
  askRaw(providerUrl(), path, options);

const aVideo = () => findVideo(providerUrl().origin, ({ captions }) => captions !== "");

test("a clip is sent with its length", async ({ request }) => {
  const { videoLink } = await aVideo();
  const address = providerUrl().origin + videoLink;
  const whole = await request.get(address);
  const length = String((await whole.body()).length);
  expect(whole.headers()["content-length"]).toBe(length);
  expect((await request.head(address)).headers()["content-length"]).toBe(length);
  const part = await request.get(address, { headers: { range: "bytes=0-1" } });
  expect([part.status(), part.headers()["content-length"]]).toEqual([206, "2"]);
});

test("doesn't compress captions, so they match their tag", async () => {
  const { captions } = await aVideo();
  const { headers, body } = await askProvider(captions, { headers: { "accept-encoding": "gzip, br" } });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString("utf8")).toMatch(/^WEBVTT/);
});

for (const path of [
  "/uploads/clips/../../lampstand.db",
  "/uploads/clips/..%2f..%2flampstand.db",
  "/uploads/clips/%2e%2e/%2e%2e/lampstand.db",
  "/uploads/clips/..\\..\\lampstand.db",
])
  test(`${path} isn't served`, async () => {
    const { status, headers, body } = await askProvider(path);
    expect([301, 308, 400, 404]).toContain(status);
    expect(body.toString("latin1")).not.toContain("SQLite format");
    expect(headers["cache-control"] ?? "").not.toContain("immutable");
  });

for (const path of [
  "/%",
  "/%ff",
  "/get_individual_video/%E0%A4%A",
  "/uploads/clips/%c0%af.mp4",
  "/api/videos/%ff",
])
  test(`the provider can't read ${path}, and says so`, async () => {
    const { status, body } = await askProvider(path);
    expect(status).toBe(400);
    expect(JSON.parse(body.toString("utf8"))).toMatchObject({ status: "error" });
  });

test("neither program answers TRACE", async ({ baseURL }) => {
  const site = new URL(baseURL ?? "");
  for (const [server, path] of [
    [providerUrl(), "/video-reels/1/1"],
    [providerUrl(), "/api/videos"],
    [site, "/"],
    [site, "/api/uploads"],
  ] as const) {
    const { status, body } = await askRaw(server, path, { method: "TRACE", headers: { "x-secret": "a" } });
    expect(status).toBe(405);
    expect(body.toString("utf8")).not.toContain("x-secret");
  }
});

for (const path of ["/_next/image", "/%5fnext/image", "/_next/%69mage", "/_next/static/../image"])
  test(`neither program resizes pictures at ${path}`, async ({ baseURL }) => {
    const { poster, videoLink } = await aVideo();
    for (const server of [providerUrl(), new URL(baseURL ?? "")])
      for (const asked of [poster, poster.replace("uploads", "%75ploads"), videoLink]) {
        const query = new URLSearchParams({ url: asked, w: "640", q: "75" });
        const { status } = await askRaw(server, `${path}?${query.toString()}`);
        expect(status, `${server.host} ${asked}`).toBe(404);
      }
  });

test("the start removes pictures that an earlier version resized", async () => {
  const folder = path.join(providerDir, ".next/cache/images/a-picture");
  mkdirSync(folder, { recursive: true });
  const { provider, stop } = await createStack();
  await provider.start();
  expect(existsSync(folder)).toBe(false);
  await stop();
});

test("refuses a story by its stated size before it is sent", async () => {
  const { hostname, port, host } = providerUrl();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
      if (!text.includes("}")) return;
      resolve(text);
      socket.destroy();
    });
    socket.on("error", reject);
    socket.write(
      `POST /add_video HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=a\r\n` +
        `Content-Length: ${MORE_THAN_ANY_STORY}\r\n\r\n`,
    );
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain("File size exceeds 1 GB limit.");
});

test("the root leads to the admin, and only staff can use Payload's own API", async ({ request }) => {
  const { origin } = providerUrl();
  const root = await request.get(origin, { maxRedirects: 0 });
  expect([root.status(), root.headers().location]).toEqual([307, "/admin"]);
  expect((await request.get(`${origin}/api/videos`)).status()).toBe(403);
});
