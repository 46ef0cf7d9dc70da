import { revalidationVersion } from "./outdated-tags.mjs";
import CacheHandler, { forgetEverything } from "./cache-handler.mjs";
import { cacheTime, pageRequests } from "./page-request.mjs";

type Value = NonNullable<Parameters<CacheHandler["set"]>[1]>;
type Life = { revalidate: number; expire: number };

const handler = new CacheHandler();
const USUAL: Life = { revalidate: 300, expire: 31_536_000 };
const PROVISIONAL: Life = { revalidate: 1, expire: 60 };
const FALLBACK: Life = { revalidate: 1, expire: 1 };

beforeEach(() => {
  jest.useFakeTimers();
  forgetEverything();
  jest.advanceTimersByTime(1000);
});
afterEach(() => jest.useRealTimers());

async function store(html: string, cacheControl: Life, status?: number) {
  const headers = { "x-next-cache-tags": "home" };
  const value: unknown = { kind: "APP_PAGE", html, rscData: Buffer.from("flight"), headers };
  await pageRequests.run(
    { startedAt: cacheTime(), version: revalidationVersion(), nonce: "nonce", ...(status && { status }) },
    () => handler.set("/", value as Value, { cacheControl }),
  );
}

async function shown(): Promise<string | undefined> {
  const context: unknown = { kind: "APP_PAGE", isFallback: false };
  const entry = await handler.get("/", context as Parameters<CacheHandler["get"]>[1]);
  return entry?.value && "html" in entry.value ? entry.value.html : undefined;
}

it("a page made during a failure does not replace a good one", async () => {
  await store("good", USUAL);
  await store("fallback", FALLBACK);
  expect(await shown()).toBe("good");
  await store("renewed", USUAL);
  expect(await shown()).toBe("renewed");
});

it("an equally good page does, and so does a page that says that the thing no longer exists", async () => {
  await store("good", USUAL);
  await store("provisional", PROVISIONAL);
  expect(await shown()).toBe("provisional");
  await store("fallback", FALLBACK);
  expect(await shown()).toBe("provisional");
  await store("gone", FALLBACK, 404);
  expect(await shown()).toBe("gone");
});

it("it is served when there is no good page, or a revalidation removed it, until there is one", async () => {
  await store("good", USUAL);
  await handler.revalidateTag("home");
  expect(await shown()).toBeUndefined();
  jest.advanceTimersByTime(1000);
  await store("fallback", FALLBACK);
  expect(await shown()).toBe("fallback");
  await store("good", USUAL);
  expect(await shown()).toBe("good");
});
