import { decodeHTML } from "entities";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { request } from "node:https";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { UPLOAD_PART_BYTES } from "../../lib/story/uploads/upload-progress";
import { askHttp2 } from "../support/ask-http2";
import { givePage, PAGE, test, type Front } from "../support/nginx-front";

test("fifty simultaneous visitors make one request to the site", async ({ front }) => {
  givePage(front);
  // The site's `Vary` headers don't create another page.
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      front.get("/crowd", { "accept-language": `en;q=0.${number}`, "user-agent": `Browser ${number}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(answers.every(({ body }) => body.toString() === PAGE)).toBe(true);
  expect(front.site.count("/crowd")).toBe(1);
});

test("each response has its own id, and failures are logged only by it", async ({ front }) => {
  givePage(front, { "x-request-id": "an-id-of-the-site" });
  const chosen = "a".repeat(32);
  const answers = [];
  for (let visit = 0; visit < 2; visit += 1)
    answers.push(await front.get("/two-visits", { "x-request-id": chosen }));
  const ids = answers.map(({ headers }) => String(headers["x-request-id"]));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([...ids, chosen]).size).toBe(3);

  let passedOn: unknown;
  front.site.answer(({ headers }, response) => {
    passedOn = headers["x-request-id"];
    response.writeHead(500).end();
  });
  const { headers } = await front.get("/a-secret");
  expect(passedOn).toBe(headers["x-request-id"]);
  const noted = () => readFileSync(front.nginx.failureLog, "utf8");
  await expect.poll(noted).toContain(`"requestId":"${String(passedOn)}"`);
  expect(noted()).not.toContain(String(ids[0]));
  expect(noted()).not.toContain("a-secret");
});

test("HTTP redirects everything to HTTPS except certbot's files", async ({ front }) => {
  const { challengeFolder, httpPort } = front.nginx;
  mkdirSync(challengeFolder, { recursive: true });
  writeFileSync(path.join(challengeFolder, "a-token"), "a-proof");
  const ask = (asked: string) => fetch(`http://127.0.0.1:${httpPort}${asked}`, { redirect: "manual" });
  expect(await (await ask("/.well-known/acme-challenge/a-token")).text()).toBe("a-proof");
  expect((await ask("/.well-known/acme-challenge/none")).status).toBe(404);
  const { status, headers } = await ask("/blog?a=b");
  expect([status, headers.get("location")]).toEqual([308, "https://127.0.0.1/blog?a=b"]);
});

test("metrics aren't public, whatever the site says", async ({ front }) => {
  givePage(front);
  expect((await front.get("/metrics")).status).toBe(404);
  expect(front.site.count("/metrics")).toBe(0);
});

test("browsers receive the site's headers, and a new page at once after the old one's lifetime", async ({
  front,
}) => {
  givePage(front);
  const first = await front.get("/news");
  expect(first.headers["cache-control"]).toBe("no-cache");
  expect(first.headers).not.toHaveProperty("x-browser-cache-control");
  givePage(front, {}, 200, "News!");
  await expect.poll(async () => (await front.get("/news")).body.toString(), { timeout: 4000 }).toBe("News!");
});

for (const [what, asked, headers, answered, status] of [
  ["with a session", "/?a", { cookie: "visitor=1; session=abc" }, {}, 200],
  ["with a session of https", "/?b", { cookie: "__Host-session=abc" }, {}, 200],
  ["that sets a cookie", "/?c", {}, { "set-cookie": "visitor=1" }, 200],
  ["that is one visitor's", "/search?q=light", {}, { "cache-control": "private, no-cache" }, 200],
  ["that may not be kept", "/withdraw", {}, { "cache-control": "no-store" }, 200],
  ["of the API", "/api/session", {}, {}, 200],
  ["of a profile", "/profile", {}, {}, 200],
  ["for Next's script", "/blog?_rsc=1", { rsc: "1" }, {}, 200],
  ["that failed", "/failed", {}, {}, 500],
] as const)
  test(`doesn't store an answer ${what}`, async ({ front }) => {
    givePage(front, answered, status);
    await front.get(asked, headers);
    await front.get(asked, headers);
    expect(front.site.count(asked)).toBe(2);
  });

test("compresses pages, and stores compressed responses", async ({ front }) => {
  givePage(front);
  for (const [accepted, encoding, open] of [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
    ["x-gzip, gzip;q=0, br;q=0.0, abr", undefined, (body: Buffer) => body],
    ["BR;q=0, GZIP;q=0.5", "gzip", gunzipSync],
  ] as const) {
    const { headers, body } = await front.get("/long", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(open(body).toString()).toBe(PAGE);
  }
});

test("serves and stores a page with a long policy", async ({ front }) => {
  for (const [asked, length] of [
    ["/policy-of-nearly-4-kb", 3700],
    ["/policy-of-more", 10_000],
  ] as const) {
    givePage(front, { "content-security-policy": "a".repeat(length) });
    expect((await front.get(asked)).status).toBe(200);
    expect(await front.get(asked)).toMatchObject({
      status: 200,
      headers: { "x-cache-status": expect.not.stringMatching("MISS") },
    });
  }
});

test("the site learns the visitor's address and the requested host", async ({ front }) => {
  givePage(front);
  for (const asked of ["/who", "/api/who"]) {
    await front.get(asked, { "x-forwarded-for": "203.0.113.9", "x-forwarded-host": "evil.example" });
    const { headers } = front.site.requests.find(({ url }) => url === asked) ?? {};
    expect(headers).toMatchObject({
      "x-forwarded-for": "203.0.113.9, 127.0.0.1",
      "x-forwarded-proto": "https",
      host: `localhost:${front.nginx.port}`,
    });
    expect(headers).not.toHaveProperty("x-forwarded-host");
  }
});

test("a story's part reaches the site while it arrives, and nothing larger does", async ({ front }) => {
  let arrived = 0;
  const hasArrived = new Promise<void>((resolve) => {
    front.site.answer((part, response) => {
      part.on("data", (chunk: Buffer) => {
        arrived += chunk.length;
        if (arrived >= UPLOAD_PART_BYTES / 2) resolve();
      });
      part.on("end", () => response.writeHead(204).end());
    });
  });
  const half = Buffer.alloc(UPLOAD_PART_BYTES / 2);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const part = request(
      `${front.nginx.url}/api/uploads/1`,
      {
        method: "PATCH",
        ca: readFileSync(front.nginx.certificate),
        headers: { "content-length": UPLOAD_PART_BYTES },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    part.on("error", reject);
    part.write(half);
    // Sends the rest once the site has the first half: a proxy that buffers parts would wait forever.
    void hasArrived.then(() => part.end(half));
  });
  expect(status).toBe(204);
  expect(arrived).toBe(UPLOAD_PART_BYTES);
  expect(await sendTooMuch(front, "/api/uploads/1", UPLOAD_PART_BYTES + 2 ** 20 + 1)).toBe(413);
  expect(await sendTooMuch(front, "/contact-us", 2 ** 20 + 1)).toBe(413);
});

/** Returns the response to a body of which no byte is sent. */
function sendTooMuch({ nginx }: Front, asked: string, length: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      nginx.url + asked,
      {
        method: "POST",
        ca: readFileSync(nginx.certificate),
        headers: { "content-length": length },
        agent: false,
      },
      (response) => {
        resolve(response.statusCode);
        sent.destroy();
      },
    );
    sent.on("error", reject);
    sent.flushHeaders();
  });
}

test("the provider publishes only media and the admin", async ({ front }) => {
  front.provider.answer((_, response) => {
    response.writeHead(206, { "cache-control": "public, max-age=300", "content-range": "bytes 0-1/9" });
    response.end("ab");
  });
  const session = connect(`https://provider.localhost:${front.nginx.port}`, {
    ca: readFileSync(front.nginx.certificate),
    lookup: (_name, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]),
  });
  const media = await askHttp2(session, "/uploads/clips/a.mp4", { range: "bytes=0-1" });
  expect(media.status).toBe(206);
  expect(media.headers).toMatchObject({ "cache-control": "public, max-age=300" });
  expect(front.provider.requests.at(-1)?.headers.range).toBe("bytes=0-1");
  expect((await askHttp2(session, "/admin/login")).status).toBe(206);
  expect((await askHttp2(session, "/_next/static/a.js")).status).toBe(206);
  const resizing = [
    "/_next/image?url=%2Fuploads%2Fa.jpg&w=64",
    "/%5fnext/image",
    "/_next/static/%2e%2e/image",
  ];
  for (const call of ["/web/setting-page-content", "/add_video", "/generate-otp", ...resizing])
    expect((await askHttp2(session, call)).status, call).toBe(404);
  session.destroy();
});

test("the site's own host also serves media, without a visitor's cookie", async ({ front }) => {
  front.provider.answer((_, response) => {
    response.writeHead(206, { "cache-control": "public, max-age=300", "content-range": "bytes 0-1/9" });
    response.end("ab");
  });
  const headers = { range: "bytes=0-1", cookie: "__Host-session=secret" };
  for (let visit = 0; visit < 2; visit += 1) {
    const media = await front.get("/uploads/clips/own-name.mp4", headers);
    expect(media).toMatchObject({ status: 206, headers: { "cache-control": "public, max-age=300" } });
  }
  expect(front.provider.count("/uploads/clips/own-name.mp4")).toBe(2);
  expect(front.provider.requests.at(-1)?.headers).toMatchObject({ range: "bytes=0-1" });
  expect(front.provider.requests.at(-1)?.headers.cookie).toBeUndefined();
  expect(front.site.count("/uploads/clips/own-name.mp4")).toBe(0);
  givePage(front);
  expect((await front.get("/uploads/../add_video")).body.toString()).toBe(PAGE);
});

test("an unreadable address doesn't exist", async ({ front }) => {
  const answer = await front.get("/%E0%A4%A");
  expect(answer.status).toBe(404);
  expect(decodeHTML(answer.body.toString())).toContain("We can’t find this page");
});
