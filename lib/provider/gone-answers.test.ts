import { unstable_cache } from "next/cache";
import { revalidateTags } from "@/lib/page-cache/revalidations.mjs";
import { cachedQuery, dataOr } from "./cached-query";
import { ProviderError } from "./client";

jest.mock("next/cache", () => ({ unstable_cache: jest.fn() }));

const OUTAGE = new ProviderError("unreachable", "/things");

beforeAll(() => {
  process.env.API_BASE_URL = "https://provider.example";
  process.env.MEDIA_BASE_URL = "https://media.example";
});

beforeEach(() => {
  // As in an outage after a revalidation: nothing is cached.
  jest
    .mocked(unstable_cache)
    .mockReset()
    .mockImplementation((load) => load);
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

/** Reads a list of slugs; a test provides the answers or failures. */
function list(...answers: (string[] | Promise<string[]> | null)[]) {
  const read = cachedQuery({
    name: "list",
    tags: ["videos"],
    load: async (): Promise<string[]> => answers.shift() ?? Promise.reject(OUTAGE),
    without: (slugs, isGone) => slugs.filter((slug) => !isGone(`video:${slug}`)),
  });
  return async () => dataOr(await read(), null);
}

function named(...answers: (string | Promise<string> | null)[]) {
  const read = cachedQuery({
    name: "named",
    tags: (slug: string) => [`video:${slug}`],
    load: async (slug: string) => answers.shift() ?? Promise.reject(new ProviderError("unreachable", slug)),
  });
  return async () => dataOr(await read("a,b"), null);
}

it("during an outage, changed things stay as they were, and removed ones are gone", async () => {
  const read = named("good");
  expect(await read()).toBe("good");
  await revalidateTags(["video:a,b"]);
  expect(await read()).toBe("good");
  await revalidateTags(["video:a,b"], ["video:other"]);
  expect(await read()).toBe("good");
  await revalidateTags([], ["video:a,b"]);
  expect([await read(), await read()]).toEqual([null, null]);
});

it("a list stays without removed items", async () => {
  const read = list(["one", "two"]);
  await read();
  await revalidateTags(["videos"], ["video:one"]);
  expect([await read(), await read()]).toEqual([["two"], ["two"]]);
  await revalidateTags([], ["everything"]);
  expect(await read()).toBeNull();
});

it("a thing that is published again reappears, and stays", async () => {
  const read = list(["one"], null, ["one"], null);
  await read();
  await revalidateTags([], ["video:one"]);
  expect(await read()).toEqual([]);
  await revalidateTags(["videos"]);
  expect([await read(), await read()]).toEqual([["one"], ["one"]]);
});

it("a missing thing that may have been published since is unknown, not missing", async () => {
  const answers = ["good", "missing", "down", "down", "good"];
  const read = cachedQuery({
    name: "named",
    tags: ["blog:a,b"],
    load: async () => {
      const answer = answers.shift();
      if (answer === "missing") throw new ProviderError("missing", "/things");
      return answer === "good" ? answer : Promise.reject(OUTAGE);
    },
  });
  const states = [await read(), await read(), await read()].map(({ state }) => state);
  expect(states).toEqual(["found", "missing", "missing"]);
  await revalidateTags(["blog:a,b"]);
  expect([await read(), await read()].map(({ state }) => state)).toEqual(["unavailable", "found"]);
});

it("an answer to an earlier request that arrives later is gone, too", async () => {
  let answer: (value: string) => void = () => undefined;
  const read = named(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const asked = read();
  await revalidateTags([], ["video:a,b"]);
  answer("old");
  await asked;
  expect(await read()).toBeNull();
});

it("when too much is gone to be remembered, everything from before is gone", async () => {
  const read = named("good");
  await read();
  await revalidateTags(
    [],
    Array.from({ length: 10_001 }, (_, index) => `video:${index}`),
  );
  expect(await read()).toBeNull();
});

it("tags in caches have no commas, at which Next would split them", async () => {
  await named("good")();
  expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]?.tags).toEqual(["video:a%2Cb", "everything"]);
});
