import { mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { startCaddy } from "../../scripts/support/caddy.mjs";
import { INTERNAL_HEADERS } from "../../lib/page-cache/next-headers.mjs";
import { UPLOAD_PART_BYTES } from "../../lib/story/uploads/upload-progress";
import { askHttps, type HttpsAnswer } from "../support/ask-https";
import { runFolder } from "../support/run-folder";
import { startStubUpstream } from "../support/stub-upstream";

interface Front {
  site: Awaited<ReturnType<typeof startStubUpstream>>;
  provider: Awaited<ReturnType<typeof startStubUpstream>>;
  /** Sends a request over TLS that trusts only Caddy's certificate; a body makes it a POST. */
  ask: (name: string, path: string, headers?: Record<string, string>, body?: Buffer) => Promise<HttpsAnswer>;
}

/** `deploy/Caddyfile` in front of two programs that a test controls. */
const test = base.extend<object, { front: Front }>({
  front: [
    async ({}, use) => {
      const [site, provider] = [await startStubUpstream(), await startStubUpstream()];
      const folder = mkdtempSync(path.join(runFolder(), "caddy-"));
      const caddy = await startCaddy({ folder, siteUrl: site.url, providerUrl: provider.url });
      const ca = readFileSync(caddy.certificate);
      const ask: Front["ask"] = (name, asked, headers, body) =>
        askHttps(asked, {
          port: caddy.port,
          ca,
          name,
          ...(headers && { headers }),
          ...(body && { body }),
        });
      await use({ site, provider, ask });
      await Promise.all([caddy.stop(), site.stop(), provider.stop()]);
    },
    { scope: "worker" },
  ],
});

/** Where Next would resize pictures and keep removed ones. */
const RESIZING = [
  "/_next/image?url=%2Fuploads%2Fa.jpg&w=64&q=75",
  "/%5fnext/image",
  "/_next/static/%2e%2e/image",
];

const SITE = "localhost";
const PROVIDER = "provider.localhost";
const API = "api.localhost";

/** Makes the site read a body and answer with its length. */
const tellLength = ({ site }: Front) =>
  site.answer((incoming, response) => {
    let length = 0;
    incoming.on("data", (chunk: Buffer) => (length += chunk.byteLength));
    incoming.on("end", () => response.end(String(length)));
    incoming.on("error", () => response.destroy());
  });

test("the site learns the real visitor's address, and the requested host", async ({ front }) => {
  front.site.answer(({ headers }, response) => response.end(JSON.stringify(headers)));
  const { body } = await front.ask(SITE, "/", { "x-forwarded-for": "203.0.113.9" });
  expect(JSON.parse(body)).toMatchObject({
    host: SITE,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "https",
  });
});

test("Next's internal headers don't reach the site", async ({ front }) => {
  front.site.answer(({ headers }, response) => response.end(JSON.stringify(headers)));
  const internal = Object.fromEntries(INTERNAL_HEADERS.map((name) => [name, "1"]));
  const { body } = await front.ask(SITE, "/", { ...internal, rsc: "1" });
  expect(body).toContain('"rsc":"1"');
  for (const name of INTERNAL_HEADERS) expect(body).not.toContain(`"${name}"`);
});

test("accepts parts of an upload, and refuses larger bodies", async ({ front }) => {
  tellLength(front);
  const part = Buffer.alloc(UPLOAD_PART_BYTES);
  expect(await front.ask(SITE, "/api/uploads/a", {}, part)).toMatchObject({
    status: 200,
    body: String(part.byteLength),
  });
  const small = Buffer.alloc(900_000);
  expect(await front.ask(SITE, "/api/forms/contact", {}, small)).toMatchObject({ body: "900000" });
  const tooLarge = [
    await front.ask(SITE, "/api/uploads/a", {}, Buffer.alloc(9_500_000)),
    await front.ask(SITE, "/api/forms/contact", {}, Buffer.alloc(1_100_000)),
  ];
  // Caddy 2.6 mistakes the body that it cuts off for a failure of the site.
  for (const { status } of tooLarge) expect([413, 503]).toContain(status);
});

test("the site's own host also serves media, without a visitor's cookie", async ({ front }) => {
  front.provider.answer(({ headers }, response) => response.end(`provider ${String(headers.cookie)}`));
  front.site.answer((_, response) => response.end("site"));
  const cookie = { cookie: "__Host-session=secret" };
  expect(await front.ask(SITE, "/uploads/a.jpg", cookie)).toMatchObject({ body: "provider undefined" });
  expect(await front.ask(SITE, "/uploads/../add_video")).toMatchObject({ body: "site" });
});

test("the provider publishes only media and the admin", async ({ front }) => {
  front.provider.answer((_, response) => response.end("provider"));
  for (const open of ["/uploads/a.jpg", "/_next/static/a.js", "/admin", "/admin/login", "/api/staff"])
    expect(await front.ask(PROVIDER, open)).toMatchObject({ status: 200, body: "provider" });
  for (const closed of [
    "/web/setting-page-content",
    "/add_video",
    "/uploads/../add_video",
    "/apis",
    ...RESIZING,
  ])
    expect(await front.ask(PROVIDER, closed), closed).toMatchObject({ status: 404 });
  expect((await front.ask(PROVIDER, "/")).headers.location).toBe("/admin");
});

test("sites on Cloudflare reach the provider's calls, and only a token may name an address", async ({
  front,
}) => {
  front.provider.answer(({ headers }, response) => response.end(headers["x-forwarded-for"]));
  const claimed = { "x-forwarded-for": "203.0.113.9" };
  const asSite = { ...claimed, authorization: "Bearer token" };
  expect(await front.ask(API, "/get-blogs", asSite)).toMatchObject({ status: 200, body: "203.0.113.9" });
  expect(await front.ask(API, "/get-blogs", claimed)).toMatchObject({ status: 200, body: "127.0.0.1" });
  expect(await front.ask(API, "/add_video", asSite, Buffer.alloc(2 ** 20 + 1))).toMatchObject({
    status: 200,
  });
  for (const closed of [
    "/admin/login",
    "/api/staff/login",
    "/API/staff/login",
    "/metrics",
    "/health",
    "/uploads/a.jpg",
  ])
    expect(await front.ask(API, closed, asSite), closed).toMatchObject({ status: 404 });
});

test("says so in a sentence while a program is down", async ({ front }) => {
  await front.site.stop();
  const { status, headers, body } = await front.ask(SITE, "/blog");
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "60", "no-store"]);
  expect(body).toContain("Back in a moment");
  await front.site.resume();
});
