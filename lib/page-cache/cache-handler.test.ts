import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import CacheHandler, { addResponse, CACHE_LIMITS, forgetEverything } from "./cache-handler.mjs";
import { cacheFigures, cacheSizes } from "./cache-figures.mjs";
import { revalidationVersion } from "./outdated-tags.mjs";
import { cacheTime, pageRequests, SCRIPT_HASHES, type PageRequest } from "./page-request.mjs";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;
type Context = Parameters<CacheHandler["get"]>[1];
type Page = Value & { html: string; status?: number; headers: Record<string, string> };

const handler = new CacheHandler();
const NONCE = "bm9uY2U=";
/** Small: the test makes many of them. */
const SHORT_PAGE = "Video not available!".repeat(100);

const NOON = Date.UTC(2026, 10, 22, 12);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  forgetEverything();
  jest.setSystemTime(NOON + 1000);
});

afterEach(() => jest.useRealTimers());

function pageValue(html = "<p>Words</p>", tags = "blog-list,blog-one", flight = "flight"): Page {
  const value: unknown = {
    kind: "APP_PAGE",
    html,
    rscData: Buffer.from(flight),
    headers: { "x-next-cache-tags": tags },
    status: undefined,
    postponed: undefined,
    segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  };
  return value as Page;
}

/** Stores it as the result of a request that began at this revalidation version. */
async function store(
  key: string,
  value: Value,
  {
    version = revalidationVersion(),
    status,
    revalidate = 300,
    expire,
    method = "GET",
  }: {
    version?: number;
    status?: number;
    revalidate?: number | false;
    expire?: number;
    method?: string;
  } = {},
) {
  const pageRequest: PageRequest = {
    startedAt: cacheTime(),
    version,
    method,
    nonce: NONCE,
    ...(status && { status }),
  };
  await pageRequests.run(pageRequest, () =>
    handler.set(key, value, { cacheControl: { revalidate, expire } }),
  );
  return value;
}

async function storeData(key: string, body: string, tags: string[]) {
  const value: unknown = { kind: "FETCH", data: { headers: {}, body, url: "" }, revalidate: 300 };
  await handler.set(key, value as Value, { fetchCache: true, tags });
}

function readData(key: string, softTags: string[] = []) {
  const context: unknown = { kind: "FETCH", tags: [], softTags };
  return handler.get(key, context as Context);
}

function read(key: string) {
  const context: unknown = { kind: "APP_PAGE", isFallback: false };
  return handler.get(key, context as Context);
}

const count = async (keys: string[]) =>
  (await Promise.all(keys.map(read))).filter((entry) => entry !== null).length;

const lifetimes = Reflect.get(SharedCacheControls, "cacheControls") as Map<string, unknown>;

describe("figures", () => {
  it("count requests, and what is stored", async () => {
    const before = structuredClone(cacheFigures.requests);
    await store("/a", pageValue());
    await storeData("d", "words", []);
    expect([await read("/a"), await readData("d")]).not.toContain(null);
    expect([await read("/b"), await readData("e"), await readData("f")]).toEqual([null, null, null]);
    const { pages, data } = cacheFigures.requests;
    expect([pages.hits - before.pages.hits, pages.misses - before.pages.misses]).toEqual([1, 1]);
    expect([data.hits - before.data.hits, data.misses - before.data.misses]).toEqual([1, 2]);
    expect(cacheSizes()).toEqual([
      { cache: "pages", entries: 1, bytes: expect.any(Number) },
      { cache: "data", entries: 1, bytes: expect.any(Number) },
      { cache: "short-lived", entries: 0, bytes: 0 },
    ]);
  });
});

describe("what is stored", () => {
  it("is returned as it was stored, with its lifetime", async () => {
    const value = await store("/blog/one", pageValue());
    expect(await read("/blog/one")).toMatchObject({
      value,
      lastModified: cacheTime(),
      cacheControl: { revalidate: 300 },
    });
  });

  it("belongs to this process, which starts empty", async () => {
    expect(await read("/")).toBeNull();
  });

  it("is removed by `null`", async () => {
    await store("/a", pageValue());
    await handler.set("/a", null, {});
    expect(await read("/a")).toBeNull();
  });

  it("is limited, and the least recently used goes first", async () => {
    const large = "x".repeat(1024 * 1024);
    const keys = Array.from({ length: 150 }, (_, index) => `/page-${index}`);
    for (const key of keys) await store(key, pageValue(large));
    const kept = await count(keys);
    expect(kept).toBeGreaterThan(10);
    expect(kept * large.length).toBeLessThanOrEqual(CACHE_LIMITS.pages);
    expect(await read("/page-0")).toBeNull();
    expect(await read("/page-149")).not.toBeNull();
  });

  it("shares its limit with the responses that were sent", async () => {
    const response = { headers: {}, body: Buffer.alloc(4 * 1024 * 1024) };
    const keys = Array.from({ length: 40 }, (_, index) => `/page-${index}`);
    for (const key of keys) {
      await store(key, pageValue());
      addResponse(key, "gzip", response);
    }
    expect(cacheSizes()[0]?.bytes).toBeLessThanOrEqual(CACHE_LIMITS.pages);
    expect(await count(keys)).toBe(Math.floor(CACHE_LIMITS.pages / response.body.length) - 1);
    expect([await read("/page-0"), await read("/page-39")]).toEqual([null, expect.anything()]);
  });

  it("has separate limits for data and pages", async () => {
    await store("/a", pageValue());
    const large = "x".repeat(1024 * 1024);
    const keys = Array.from({ length: 40 }, (_, index) => `data-${index}`);
    for (const key of keys) await storeData(key, large, []);
    expect(await readData("data-39")).not.toBeNull();
    expect(await readData("data-0")).toBeNull();
    expect(await read("/a")).not.toBeNull();
  });
});

describe("made-up addresses", () => {
  it.each([
    // More than there is room for pages.
    [7000, "that answer 404", { status: 404 }, "x".repeat(20_000)],
    [10_000, "during an outage", { revalidate: 1 }, ""],
    [10_000, "that name what is not there", { revalidate: 1, expire: 2 }, ""],
  ])("%i %s take no room from stored pages, and leave nothing behind", async (sum, _, outcome, flight) => {
    await store("/blog/one", pageValue());
    for (let index = 0; index < sum; index += 1) {
      const key = `/made-up-${index}`;
      await store(key, pageValue(SHORT_PAGE, "", flight), outcome);
      // Next notes it again when it reads the page.
      lifetimes.set(key, {});
    }
    expect(await read("/blog/one")).not.toBeNull();
    const recent = Array.from({ length: 5000 }, (_, index) => `/made-up-${sum - 1 - index}`);
    expect(await count(recent)).toBeLessThan(CACHE_LIMITS.shortLived / (SHORT_PAGE.length + flight.length));
    expect(lifetimes.size).toBeLessThan(5000);
  });

  it.each([2, false] as const)("do not affect a page with the lifetime %p", async (revalidate) => {
    await store("/kept", pageValue(), { revalidate });
    for (let index = 0; index < 500; index += 1)
      await store(`/made-up-${index}`, pageValue("x".repeat(10_000)), { status: 404 });
    expect(await read("/kept")).not.toBeNull();
  });
});

describe("a revalidation", () => {
  it("expires pages and data with the tag, and no others", async () => {
    await store("/blog/one", pageValue());
    await store("/about-us", pageValue("<p>About</p>", "about"));
    await storeData("one", "{}", ["blog-one"]);
    await storeData("about", "{}", ["about"]);
    await handler.revalidateTag(["blog-one"]);
    expect(await read("/blog/one")).toBeNull();
    expect(await readData("one")).toBeNull();
    expect(await read("/about-us")).not.toBeNull();
    expect(await readData("about")).not.toBeNull();
  });

  it("reaches data by the page's own path", async () => {
    await storeData("one", "{}", []);
    await handler.revalidateTag("_N_T_/blog");
    expect(await readData("one", ["_N_T_/blog"])).toBeNull();
  });

  it("is not undone by a page that was begun before it", async () => {
    const before = revalidationVersion();
    await handler.revalidateTag("blog-one");
    const after = revalidationVersion();
    await handler.revalidateTag("about");
    lifetimes.set("/blog/one", {});
    await store("/blog/one", pageValue(), { version: before });
    expect(await read("/blog/one")).toBeNull();
    expect(lifetimes.has("/blog/one")).toBe(false);
    await store("/blog/one", pageValue(), { version: after });
    expect(await read("/blog/one")).not.toBeNull();
  });

  it("expires what was stored before the clock went back, and nothing stored afterwards", async () => {
    await store("/blog/one", pageValue());
    await storeData("one", "{}", ["blog-one"]);
    jest.setSystemTime(NOON - 60_000);
    await handler.revalidateTag("blog-one");
    expect([await read("/blog/one"), await readData("one")]).toEqual([null, null]);
    jest.setSystemTime(NOON - 120_000);
    await store("/blog/one", pageValue());
    expect(await read("/blog/one")).not.toBeNull();
  });

  it("of more tags than can be remembered expires everything", async () => {
    await store("/about-us", pageValue("<p>About</p>", "about"));
    await handler.revalidateTag(Array.from({ length: 10_001 }, (_, index) => `tag-${index}`));
    expect(await read("/about-us")).toBeNull();
    jest.advanceTimersByTime(1000);
    await store("/about-us", pageValue("<p>About</p>", "about"));
    expect(await read("/about-us")).not.toBeNull();
  });
});

describe("a page", () => {
  const html = `<script nonce="${NONCE}">first()</script>`;

  it("is also finished in the first visitor's response, which has the same value", async () => {
    const value = pageValue(html);
    await store("/", value, { status: 404 });
    expect(value.html).not.toContain(NONCE);
    expect(value.headers[SCRIPT_HASHES]).toMatch(/^sha256-\S+$/);
    expect(value.status).toBe(404);
  });

  it("stays unchanged when Next stores it again for another request", async () => {
    const value = pageValue(html);
    await store("/", value);
    const { headers } = value;
    await pageRequests.run({ startedAt: cacheTime(), version: revalidationVersion(), nonce: "another" }, () =>
      handler.set("/", value, {}),
    );
    expect(value.headers).toEqual(headers);
  });
});

it.each(["HEAD", "POST", "DELETE", "OPTIONS"])(
  "stores nothing that %s rendered, and keeps what is there",
  async (method) => {
    await store("/embed/a", pageValue("<p>Method not allowed</p>"), { method });
    expect(await read("/embed/a")).toBeNull();
    await store("/embed/a", pageValue());
    await store("/embed/a", pageValue("<p>Method not allowed</p>"), { method });
    expect(await read("/embed/a")).toMatchObject({ value: { html: "<p>Words</p>" } });
  },
);

it("stores data that were read to answer a form", async () => {
  await pageRequests.run(
    { startedAt: Date.now(), version: revalidationVersion(), method: "POST", nonce: NONCE },
    () => storeData("a", "read", []),
  );
  expect(await readData("a")).toMatchObject({ value: { data: { body: "read" } } });
});
