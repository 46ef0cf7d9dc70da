import { mkdtempSync, readFileSync } from "node:fs";
import { connect, constants } from "node:http2";
import path from "node:path";
import getPort from "get-port";
import { test as base, expect } from "@playwright/test";
import { startNginx } from "../../scripts/support/nginx.mjs";
import { askHttp2 } from "../support/ask-http2";
import { runFolder } from "../support/run-folder";
import { startStubUpstream } from "../support/stub-upstream";

/** `deploy/nginx` in front of two programs that a test controls, each a site and a provider. */
const test = base.extend<{ sites: Awaited<ReturnType<typeof startPair>> }>({
  sites: async ({}, use) => {
    const sites = await startPair();
    await use(sites);
    await sites.stop();
  },
});

async function startPair() {
  const [one, other] = [await startStubUpstream(), await startStubUpstream()];
  const providersPort = await getPort();
  const urls = [one.url, other.url];
  const nginx = await startNginx({
    folder: mkdtempSync(path.join(runFolder(), "nginx-")),
    siteUrls: urls,
    providerUrls: urls,
    providersPort,
    withApi: true,
    edit: (text) => text.replaceAll("proxy_read_timeout 3s", "proxy_read_timeout 1s"),
  });
  const session = connect(nginx.url, { ca: readFileSync(nginx.certificate) });
  return {
    one,
    other,
    /** The address where sites call the providers. */
    providersUrl: `http://127.0.0.1:${providersPort}`,
    get: (asked: string, host?: string) =>
      askHttp2(session, asked, host === undefined ? {} : { [constants.HTTP2_HEADER_AUTHORITY]: host }),
    /** Sends a request over HTTPS, as a site on another network does. */
    call: (asked: string, headers: Record<string, string> = {}) =>
      askHttp2(session, asked, { [constants.HTTP2_HEADER_AUTHORITY]: "api.localhost", ...headers }),
    /** Opens a call over HTTPS whose body the test sends. */
    open: (asked: string, headers: Record<string, string>) =>
      session.request(
        {
          [constants.HTTP2_HEADER_AUTHORITY]: "api.localhost",
          [constants.HTTP2_HEADER_METHOD]: "POST",
          [constants.HTTP2_HEADER_PATH]: asked,
          ...headers,
        },
        { endStream: false },
      ),
    post: (asked: string) => askHttp2(session, asked, { [constants.HTTP2_HEADER_METHOD]: "POST" }),
    stop: async () => {
      session.destroy();
      await Promise.all([nginx.stop(), one.stop(), other.stop()]);
    },
  };
}

/** More than nginx's limit for other bodies. */
const STORY_HALF = 2 ** 20;

const PATHS = Array.from({ length: 8 }, (_, number) => number);

test("while one is down, the other answers everything", async ({ sites }) => {
  await sites.one.stop();
  for (const number of PATHS) {
    expect((await sites.get(`/page-${number}`)).status).toBe(200);
    expect((await sites.post(`/api/call-${number}`)).status).toBe(200);
  }
  expect(sites.other.requests).toHaveLength(2 * PATHS.length);
  expect(sites.one.requests).toEqual([]);
});

/** Hangs up on the next request, at either program. Returns how many requests have come since. */
function dieOnce({ one, other }: Awaited<ReturnType<typeof startPair>>): () => number {
  const all = () => one.requests.length + other.requests.length;
  const before = all();
  const count = () => all() - before;
  for (const site of [one, other])
    site.answer((request, response) => {
      if (count() === 1) request.socket.destroy();
      else response.end("Here");
    });
  return count;
}

test("if one dies during a page, the other is asked", async ({ sites }) => {
  const count = dieOnce(sites);
  expect(await sites.get("/page")).toMatchObject({ status: 200, body: Buffer.from("Here") });
  expect(count()).toBe(2);
});

test("if one dies during a form, the other receives it with the same key", async ({ sites }) => {
  for (const form of ["/contact-us", "/api/forms/contact-us"]) {
    const count = dieOnce(sites);
    expect(await sites.post(form)).toMatchObject({ status: 200, body: Buffer.from("Here") });
    expect(count()).toBe(2);
  }
});

test("a page that kills both takes neither out", async ({ sites }) => {
  for (const site of [sites.one, sites.other])
    site.answer((request, response) => {
      if (request.url === "/bad") request.socket.destroy();
      else response.end("Here");
    });
  expect((await sites.get("/bad")).status).toBe(503);
  for (const number of PATHS) expect((await sites.get(`/page-${number}`)).status).toBe(200);
});

test("a page that one can't reach isn't requested from the other, and takes neither out", async ({
  sites,
}) => {
  for (const site of [sites.one, sites.other])
    site.answer((request, response) => {
      if (request.url === "/away") response.writeHead(503, { "cache-control": "no-cache" });
      response.end("Here");
    });
  expect((await sites.get("/away")).status).toBe(503);
  expect(sites.one.requests.length + sites.other.requests.length).toBe(1);
  for (const number of PATHS) expect((await sites.get(`/page-${number}`)).status).toBe(200);
  expect(Math.min(sites.one.requests.length, sites.other.requests.length)).toBeGreaterThan(1);
});

test("if a provider dies during a form, the other receives it", async ({ sites }) => {
  const count = dieOnce(sites);
  const form = { method: "POST", headers: { "Idempotency-Key": "one" }, body: "{}" };
  expect(await (await fetch(`${sites.providersUrl}/contact-us`, form)).text()).toBe("Here");
  expect(count()).toBe(2);
});

test("finds another version's script where it is", async ({ sites }) => {
  sites.one.answer((_, response) => response.writeHead(404).end());
  for (const number of PATHS) {
    expect((await sites.get(`/_next/static/chunks/${number}.js`)).status).toBe(200);
    expect((await sites.get(`/_next/static/chunks/${number}.js`, "provider.localhost")).status).toBe(200);
  }
  sites.other.answer((_, response) => response.writeHead(404).end());
  expect((await sites.get("/_next/static/chunks/none.js")).status).toBe(404);
  expect((await sites.get("/none")).status).toBe(404);
});

test("a hanging provider delays no read of a site, and a story reaches one", async ({ sites }) => {
  sites.one.answer(() => undefined);
  for (const number of PATHS)
    expect((await fetch(`${sites.providersUrl}/get-blogs?${number}`)).status).toBe(200);
  // nginx skips it for a while.
  expect(sites.one.requests).toHaveLength(3);
  const story = "a".repeat(2 ** 20 + 1);
  expect((await fetch(`${sites.providersUrl}/add_video`, { method: "POST", body: story })).status).toBe(200);
});

test("over HTTPS, a hanging provider delays no read, and a form reaches the other", async ({ sites }) => {
  sites.one.answer(() => undefined);
  for (const number of PATHS) expect((await sites.call(`/get-blogs?${number}`)).status).toBe(200);
  expect(sites.one.requests).toHaveLength(3);
});

test("over HTTPS, if a provider dies during a form, the other receives it", async ({ sites }) => {
  const count = dieOnce(sites);
  const form = { [constants.HTTP2_HEADER_METHOD]: "POST", "idempotency-key": "one" };
  expect(await sites.call("/contact-us", form)).toMatchObject({ status: 200, body: Buffer.from("Here") });
  expect(count()).toBe(2);
});

test("over HTTPS, only a token may name an address, and staff's screens are missing", async ({ sites }) => {
  for (const site of [sites.one, sites.other])
    site.answer(({ headers }, response) => response.end(headers["x-forwarded-for"]));
  const claimed = { "x-forwarded-for": "203.0.113.9" };
  const addressFor = async (headers: Record<string, string>) =>
    (await sites.call("/get-blogs", headers)).body.toString();
  expect(await addressFor({ ...claimed, authorization: "Bearer token" })).toBe("203.0.113.9");
  expect(await addressFor(claimed)).toBe("127.0.0.1");
  for (const closed of [
    "/admin/login",
    "/api/staff/login",
    "/API/staff/login",
    "/%61pi/staff",
    "/metrics",
    "/health/ready",
    "/uploads/a",
  ])
    expect((await sites.call(closed, claimed)).status, closed).toBe(404);
});

test("over HTTPS, a story is passed on while it arrives", async ({ sites }) => {
  let arrived = 0;
  for (const site of [sites.one, sites.other])
    site.answer((story, response) => {
      story.on("data", (chunk: Buffer) => (arrived += chunk.length));
      story.on("end", () => response.end(String(arrived)));
    });
  const story = sites.open("/add_video", { "content-length": String(2 * STORY_HALF) });
  story.write(Buffer.alloc(STORY_HALF));
  // Sends the rest once the first half has arrived: a proxy that buffers a story would wait forever.
  await expect.poll(() => arrived).toBe(STORY_HALF);
  story.end(Buffer.alloc(STORY_HALF));
  await expect.poll(() => arrived).toBe(2 * STORY_HALF);
  story.close();
});
