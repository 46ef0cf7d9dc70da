import { Redis } from "ioredis";
import { startRedis } from "@/scripts/support/redis-server.mjs";
import { cacheInstances, eventually, FALLBACK, pageOf, USUAL } from "@/lib/test-support/cache-instances";
import { ownFolder } from "@/lib/test-support/own-folder";

type Server = Awaited<ReturnType<typeof startRedis>>;
type Instance = Awaited<ReturnType<typeof start>>;

const start = cacheInstances(ownFolder());
let server: Server;
let client: Redis;
let first: Instance;
let second: Instance;

beforeEach(async () => {
  server = await startRedis();
  client = new Redis(server.url);
  client.on("error", () => undefined);
  [first, second] = await Promise.all([start({ redis: server.url }), start({ redis: server.url })]);
});

afterEach(async () => {
  client.disconnect();
  await Promise.all([first.kill(), second.kill()]);
  await server.stop();
});

/** Resolves once Redis has what an instance sent: instances do not wait for it. */
const isStored = (key: string, words: string) =>
  eventually(async () => {
    const [found = ""] = await client.keys(`*:${key}`);
    expect(String(await client.getBuffer(found))).toContain(words);
  });

async function storeBy(instance: Instance, key: string, html: string, tags?: string) {
  await instance.store(key, pageOf(html, tags));
  await isStored(key, html);
}

describe("a page that one instance stored", () => {
  it("is found by the other, complete", async () => {
    await storeBy(first, "/blog/one", "<p>One</p>");
    const [own, others] = [await first.get("/blog/one"), await second.get("/blog/one")];
    expect(others).toEqual(own);
    expect(others).toMatchObject({ cacheControl: USUAL, value: { rscData: Buffer.from("flight of it") } });
    await first.storeData("data", "{}", ["blog-one"]);
    await isStored("data", "{}");
    expect(await second.get("data", "FETCH")).toMatchObject({ value: { data: { body: "{}" } } });
  });

  it("is not found by another build", async () => {
    await storeBy(first, "/", "home");
    const other = await start({ redis: server.url, build: "b" });
    expect(await other.shown("/")).toBeNull();
    await storeBy(second, "/about-us", "about");
    expect(await first.shown("/about-us")).toBe("about");
    await other.kill();
  });

  it("outlives the instance, and so do revalidations", async () => {
    await storeBy(first, "/blog/one", "one");
    await storeBy(first, "/about-us", "about", "about,everything");
    await first.kill();
    expect(await second.revalidate("blog-one")).toBe(true);
    first = await start({ redis: server.url });
    await second.kill();
    second = await start({ redis: server.url });
    for (const instance of [first, second])
      expect([await instance.shown("/blog/one"), await instance.shown("/about-us")]).toEqual([null, "about"]);
  });

  it("is not shown after a time in which no instance could receive changes", async () => {
    await storeBy(first, "/about-us", "about", "about,everything");
    await Promise.all([first.kill(), second.kill()]);
    await client.del("test:announcements:started");
    [first, second] = await Promise.all([start({ redis: server.url }), start({ redis: server.url })]);
    expect([await first.shown("/about-us"), await second.shown("/about-us")]).toEqual([null, null]);
    await storeBy(second, "/about-us", "anew", "about,everything");
    expect(await first.shown("/about-us")).toBe("anew");
    expect(await first.revalidate("about")).toBe(true);
  });

  it("is not shared for more than a day, or if it is too large", async () => {
    await storeBy(first, "/blog/one", "one");
    const [key = ""] = await client.keys("*:/blog/one");
    expect(await client.ttl(key)).toBeGreaterThan(86_000);
    expect(await client.ttl(key)).toBeLessThanOrEqual(86_400);
    await first.store("/blog/one", pageOf("x".repeat(3 * 1024 * 1024)));
    await eventually(async () => expect(await client.keys("*:/blog/one")).toEqual([]));
    expect(await second.shown("/blog/one")).toBeNull();
  });

  it("is not shared if anybody can cause it with a made-up address", async () => {
    await first.store("/made-up", pageOf("none"), USUAL, { status: 404 });
    await first.store("/outage", pageOf("fallback"), FALLBACK);
    await storeBy(first, "/", "home");
    expect(await client.keys("*:/*")).toHaveLength(1);
  });

  it("is removed from both when the thing turns out not to exist", async () => {
    await storeBy(first, "/blog/one", "one");
    await first.store("/blog/one", pageOf("gone"), FALLBACK, { status: 404 });
    await eventually(async () => expect(await client.keys("*:/blog/one")).toEqual([]));
    expect(await second.shown("/blog/one")).toBeNull();
  });

  it("is not replaced by another instance's fallback", async () => {
    await storeBy(first, "/", "good");
    expect(await second.shown("/")).toBe("good");
    await second.store("/", pageOf("fallback"), FALLBACK);
    expect([await second.shown("/"), await first.shown("/")]).toEqual(["good", "good"]);
  });
});

describe("a revalidation at one instance", () => {
  it("has reached the other before it is answered, whether that instance or Redis has the page", async () => {
    await storeBy(first, "/blog/one", "one");
    expect(await second.shown("/blog/one")).toBe("one");
    await storeBy(first, "/blog", "all", "blogs,everything");
    await storeBy(first, "/about-us", "about", "about,everything");
    for (const instance of [first, second]) {
      const version = await second.version();
      expect(await instance.revalidate("blog-one", "blogs")).toBe(true);
      expect([await second.shown("/blog/one"), await second.shown("/blog")]).toEqual([null, null]);
      expect(await second.version()).not.toBe(version);
      expect(await second.shown("/about-us")).toBe("about");
      await storeBy(instance, "/blog/one", "renewed");
    }
    expect([await first.shown("/blog/one"), await second.shown("/blog/one")]).toEqual(["renewed", "renewed"]);
  });

  it("is not undone by a page that the other had begun before", async () => {
    const version = await second.version();
    await first.revalidate("blog-one");
    await second.store("/blog/one", pageOf("old"), USUAL, { version });
    expect([await second.shown("/blog/one"), await first.shown("/blog/one")]).toEqual([null, null]);
    expect(await client.keys("*:/blog/one")).toEqual([]);
  });

  it.each([-60_000, 60_000])("reaches one whose clock is %i ms ahead", async (ahead) => {
    const other = await start({ redis: server.url, ahead });
    await storeBy(other, "/blog/one", "one");
    expect(await first.shown("/blog/one")).toBe("one");
    expect(await first.revalidate("blog-one")).toBe(true);
    expect([await first.shown("/blog/one"), await other.shown("/blog/one")]).toEqual([null, null]);
    await storeBy(other, "/blog/one", "renewed");
    expect([await first.shown("/blog/one"), await other.shown("/blog/one")]).toEqual(["renewed", "renewed"]);
    await other.revalidate("blog-one");
    expect([await first.shown("/blog/one"), await other.shown("/blog/one")]).toEqual([null, null]);
    await other.kill();
  });

  it("of more tags than can be remembered outdates everything on both", async () => {
    await storeBy(first, "/about-us", "about", "about,everything");
    const tags = (from: number) => Array.from({ length: 6_000 }, (_, index) => `tag-${from + index}`);
    for (const from of [0, 6_000, 12_000]) expect(await first.revalidate(...tags(from))).toBe(true);
    expect([await first.shown("/about-us"), await second.shown("/about-us")]).toEqual([null, null]);
    const third = await start({ redis: server.url });
    expect(await third.shown("/about-us")).toBeNull();
    await third.kill();
  });

  it("does not report success while another instance hangs, which acknowledges it before it continues", async () => {
    await storeBy(first, "/blog/one", "one");
    expect(await second.shown("/blog/one")).toBe("one");
    second.signal("SIGSTOP");
    expect(await first.revalidate("blog-one")).toBe(false);
    expect(await first.shown("/blog/one")).toBeNull();
    second.signal("SIGCONT");
    await eventually(async () => expect(await first.revalidate("blog-one")).toBe(true));
    expect(await second.shown("/blog/one")).toBeNull();
  });

  it("that got lost is noticed by its number", async () => {
    await storeBy(first, "/blog/one", "one");
    expect(await second.shown("/blog/one")).toBe("one");
    await client.hset(
      "test:announcements",
      "tag:blog-one",
      await client.hincrby("test:announcements", "number", 1),
    );
    await eventually(async () => expect(await second.shown("/blog/one")).toBeNull());
  });
});

it("after Redis loses its data, everything counts as revalidated", async () => {
  await storeBy(first, "/", "home");
  expect(await second.shown("/")).toBe("home");
  await client.del("test:announcements");
  for (const instance of [first, second])
    await eventually(async () => expect(await instance.shown("/")).toBeNull());
  await storeBy(first, "/", "anew");
  await eventually(async () => expect(await second.shown("/")).toBe("anew"));
  expect(await second.revalidate("blog-one")).toBe(true);
});

describe("without Redis", () => {
  it("each uses its own memory, reports this once, and afterwards drops what may be outdated", async () => {
    await storeBy(first, "/blog/one", "one");
    expect(await second.shown("/blog/one")).toBe("one");
    await server.stop();
    await eventually(async () =>
      expect([...(await first.notices()), ...(await second.notices())]).toEqual(["lost", "lost"]),
    );
    expect([await first.shown("/blog/one"), await second.shown("/blog/one")]).toEqual(["one", "one"]);
    expect(await first.revalidate("blog-one")).toBe(false);
    expect([await first.shown("/blog/one"), await second.shown("/blog/one")]).toEqual([null, "one"]);
    await first.store("/blog/one", pageOf("two"));
    expect(await first.shown("/blog/one")).toBe("two");

    await server.restart();
    await eventually(async () => expect(await second.shown("/blog/one")).toBeNull());
    await eventually(async () => expect(await first.notices()).toEqual(["lost", "connected"]));
    await eventually(async () => expect(await second.notices()).toEqual(["lost", "connected"]));
    await storeBy(first, "/blog/one", "three");
    expect(await second.shown("/blog/one")).toBe("three");
    expect(await second.revalidate("blog-one")).toBe(true);
    expect([await first.shown("/blog/one"), await second.shown("/blog/one")]).toEqual([null, null]);
  });

  it("a hanging Redis delays nobody, and revalidations reach the others when it continues", async () => {
    await storeBy(first, "/blog/one", "one");
    await storeBy(first, "/about-us", "about", "about,everything");
    server.signal("SIGSTOP");
    // Redis answers none of them until it continues.
    for (const key of ["/made-up", "/another", "/about-us"]) await first.shown(key);
    expect(await first.revalidate("blog-one")).toBe(false);
    expect(await first.shown("/blog/one")).toBeNull();
    server.signal("SIGCONT");
    await eventually(async () => expect(await first.shown("/about-us")).toBe("about"));
    await eventually(async () => expect(await second.shown("/blog/one")).toBeNull());
    expect([await first.shown("/blog/one"), await second.shown("/about-us")]).toEqual([null, "about"]);
  });

  it("the Redis package is not even loaded if Redis is not configured", async () => {
    expect(await first.hasLoadedRedis()).toBe(true);
    const alone = await start();
    await alone.store("/", pageOf("home"));
    expect(await alone.shown("/")).toBe("home");
    expect(await alone.revalidate("blog-one")).toBe(true);
    expect(await alone.shown("/")).toBeNull();
    expect(await alone.hasLoadedRedis()).toBe(false);
    await alone.kill();
  });
});
