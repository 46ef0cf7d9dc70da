import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { revalidationVersion } from "./outdated-tags.mjs";
import { cacheSizes } from "./cache-figures.mjs";
import CacheHandler, { forgetEverything } from "./cache-handler.mjs";
import { cacheTime, pageRequests, type PageRequest } from "./page-request.mjs";
import { answerFromStore } from "./stored-responses.mjs";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;
type Context = Parameters<CacheHandler["get"]>[1];

const handler = new CacheHandler();
const KEY = "/route-cache/APP_PAGE/0af3/$/blog";

/** The key of the page that Next answers with. */
let key = KEY;

type Answers = {
  calls: number;
  status: number;
  headers: Record<string, string>;
  body: string;
  cutOff: boolean;
  respond: (request: http.IncomingMessage) => void;
};

/** What the imitation of Next sends, and how often it was asked. */
const next: Answers = {
  calls: 0,
  status: 200,
  headers: {},
  body: "",
  cutOff: false,
  respond: () => undefined,
};

/** Answers as Next does: with the cache handler's page, in two pieces. */
async function answerAsNext(response: http.ServerResponse, pageRequest: PageRequest) {
  next.calls += 1;
  await handler.get(key, {} as unknown as Context);
  pageRequest.sentStatus = next.status;
  response.writeHead(next.status);
  response.write(next.body.slice(0, 3));
  if (next.cutOff) response.destroy();
  else response.end(next.body.slice(3), "latin1");
}

const server = http.createServer((request, response) => {
  const pageRequest: PageRequest = {
    startedAt: cacheTime(),
    version: revalidationVersion(),
    nonce: "bm9uY2U=",
  };
  void pageRequests.run(pageRequest, async () => {
    if (answerFromStore(request, response)) return;
    next.respond(request);
    for (const [name, value] of Object.entries(next.headers)) response.setHeader(name, value);
    await answerAsNext(response, pageRequest);
  });
});

beforeAll(async () => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());

const NOON = Date.UTC(2026, 10, 23, 12);

beforeEach(async () => {
  jest.useFakeTimers({ now: NOON, doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout"] });
  forgetEverything();
  jest.setSystemTime(NOON + 1000);
  Object.assign(next, {
    calls: 0,
    status: 200,
    body: "<p>Blog</p>",
    cutOff: false,
    respond: () => undefined,
    headers: { "x-nextjs-cache": "HIT", "content-type": "text/html", etag: '"1"' },
  });
  await store();
});

afterEach(() => jest.useRealTimers());

async function store(as = KEY) {
  key = as;
  const value: unknown = {
    kind: "APP_ROUTE",
    status: 200,
    body: Buffer.from(next.body),
    headers: { "x-next-cache-tags": "blog-list" },
  };
  const pageRequest = { startedAt: cacheTime(), version: revalidationVersion(), nonce: "bm9uY2U=" };
  await pageRequests.run(pageRequest, () =>
    handler.set(key, value as Value, { cacheControl: { revalidate: 60, expire: undefined } }),
  );
}

async function ask(path = "/blog", headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const request = http.request({ port, host: "127.0.0.1", path, headers, method, agent: false }).end();
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it("sends the first visitor's response again, without asking Next", async () => {
  const first = await ask();
  const second = await ask();
  expect(next.calls).toBe(1);
  expect(second).toMatchObject({ status: 200, body: "<p>Blog</p>" });
  expect(second.headers).toMatchObject({
    "content-type": first.headers["content-type"],
    etag: '"1"',
    "content-length": "11",
    "cache-status": "lampstand; hit",
  });
  expect(first.headers).not.toHaveProperty("cache-status");
});

it("answers 304 to clients that have the page, and leaves other versions to Next", async () => {
  await ask();
  const known = await ask("/blog", { "if-none-match": '"1"' });
  expect(known).toMatchObject({ status: 304, body: "" });
  expect(known.headers).not.toHaveProperty("content-length");
  expect(next.calls).toBe(1);
  await ask("/blog", { "if-none-match": '"0"' });
  expect(next.calls).toBe(2);
});

it("asks Next after any part of the page is revalidated", async () => {
  await ask();
  await handler.revalidateTag("blog-list");
  next.body = "<p>News</p>";
  expect((await ask()).body).toBe("<p>News</p>");
  expect((await ask()).body).toBe("<p>News</p>");
  expect(next.calls).toBe(3);
});

it("asks Next when the page has expired", async () => {
  await ask();
  jest.advanceTimersByTime(59_998);
  // A changed clock or sleep makes nothing older or younger.
  jest.setSystemTime(Date.now() - 3_600_000);
  await ask();
  expect(next.calls).toBe(1);
  jest.advanceTimersByTime(2);
  await ask();
  expect(next.calls).toBe(2);
});

it("sends the new page once it is renewed", async () => {
  await ask();
  next.body = "<p>News</p>";
  await store();
  await ask();
  expect((await ask()).body).toBe("<p>News</p>");
});

it.each([
  ["a query", "/blog?page=2", {}, "GET"],
  ["the page's data", "/blog", { rsc: "1" }, "GET"],
  ["a part of the page's data", "/blog", { "next-router-prefetch": "1" }, "GET"],
  ["what Next keeps for itself", "/blog", { "x-nextjs-data": "1" }, "GET"],
  ["a header of Next's without a value", "/blog", { "next-url": "" }, "GET"],
  ["headers alone", "/blog", {}, "HEAD"],
  ["a form", "/blog", {}, "POST"],
  ["another page", "/blog/one", {}, "GET"],
])("leaves %s to Next, and does not remember the answer", async (_, path, headers, method) => {
  await ask(path, headers, method);
  await ask(path, headers, method);
  expect(next.calls).toBe(2);
  await ask();
  expect(next.calls).toBe(3);
});

it("does not confuse the page with another that Next gives the same name", async () => {
  await store("/route-cache/APP_PAGE/0af3/$/default");
  await ask("/");
  expect((await ask("/")).headers["cache-status"]).toBe("lampstand; hit");
  await ask("/default");
  expect((await ask("/default")).headers).not.toHaveProperty("cache-status");
});

it("stores compressed responses separately", async () => {
  next.headers["content-encoding"] = "gzip";
  next.body = "\x1f\x8b zipped";
  await ask("/blog", { "accept-encoding": "gzip, deflate, br" });
  const zipped = await ask("/blog", { "accept-encoding": "gzip" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(next.calls).toBe(1);
  delete next.headers["content-encoding"];
  next.body = "<p>Blog</p>";
  await ask();
  expect(await ask()).toMatchObject({ body: "<p>Blog</p>" });
  expect(next.calls).toBe(2);
});

/** Compresses as Next does: only if the client accepts gzip and the text is long enough. */
function answerCompressed(text = "<p>Blog</p>".repeat(100)) {
  next.respond = (request) => {
    const takesGzip = /(^|[ ,])gzip/.test(String(request.headers["accept-encoding"]));
    if (takesGzip) next.headers["content-encoding"] = "gzip";
    else delete next.headers["content-encoding"];
    next.body = takesGzip ? `\x1f\x8b ${text}` : text;
  };
}

it("counts each response's bytes with its page, until the page goes", async () => {
  answerCompressed();
  const bytes = () => cacheSizes().find(({ cache }) => cache === "pages")?.bytes ?? 0;
  const sizes = [bytes()];
  for (const encoding of ["identity", "gzip"]) {
    for (let time = 0; time < 2; time += 1) await ask("/blog", { "accept-encoding": encoding });
    sizes.push(bytes());
  }
  const [page = 0, plain = 0, both = 0] = sizes;
  const [text, headers] = ["<p>Blog</p>".repeat(100), 80];
  expect(plain - page).toBeGreaterThan(text.length + headers);
  expect(both - plain).toBeGreaterThan(text.length + headers);
  expect(both - page).toBeLessThan(3 * text.length);
  await handler.set(key, null, {});
  expect(bytes()).toBe(0);
});

it.each(["gzip", "GZIP", "deflate, gzip;q=0.5, br", "*", "gzip;q=1, x-gzip"])(
  "sends %j the compressed response, and to nobody else",
  async (accepted) => {
    answerCompressed();
    await ask("/blog", { "accept-encoding": accepted });
    expect((await ask("/blog", { "accept-encoding": "gzip" })).headers).toMatchObject({
      "content-encoding": "gzip",
      "cache-status": "lampstand; hit",
    });
    expect((await ask()).headers).not.toHaveProperty("content-encoding");
  },
);

it.each([
  "x-gzip",
  "X-GZIP",
  "gzip;q=0",
  "gzip;q=0, *",
  "identity",
  "br",
  "",
  "gzipped",
  "not-gzip",
  "*;q=0",
])("sends %j the plain response, and never to clients that accept gzip", async (accepted) => {
  answerCompressed();
  const plain = await ask("/blog", { "accept-encoding": accepted });
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect((await ask("/blog", { "accept-encoding": "gzip" })).headers).toMatchObject({
    "content-encoding": "gzip",
  });
  expect((await ask()).headers).toMatchObject({ "cache-status": "lampstand; hit" });
});

it("passes Next the encodings that it decides by, whatever the client sent", async () => {
  const encodings: unknown[] = [];
  next.respond = ({ headers }) => encodings.push(headers["accept-encoding"]);
  for (const accepted of ["x-gzip", "GZIP;q=0.1, br", "*", ""]) {
    await store();
    await ask("/blog", { "accept-encoding": accepted });
  }
  expect(encodings).toEqual(["identity", "gzip", "gzip", "identity"]);
});

it.each([
  ["a page being renewed", () => (next.headers["x-nextjs-cache"] = "STALE")],
  ["a cookie", () => (next.headers["set-cookie"] = "a=b")],
  ["another encoding", () => (next.headers["content-encoding"] = "br")],
  ["another status", () => (next.status = 404)],
])("does not remember an answer with %s", async (_, change) => {
  change();
  await ask();
  await ask();
  expect(next.calls).toBe(2);
});

it("does not remember an answer that was cut off", async () => {
  next.cutOff = true;
  await expect(ask()).rejects.toThrow();
  next.cutOff = false;
  expect((await ask()).body).toBe("<p>Blog</p>");
  expect(next.calls).toBe(2);
});
