import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "@lampstand/runtime/process-state";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { countDaily, sendCountsAtStop } from "@/lib/provider/counts";
import { POST } from "./route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
const mockAddress = jest.fn(() => "203.0.113.1");
jest.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": mockAddress() }) }));

const mockAfter = jest.fn<unknown, [promise: Promise<unknown>]>();
jest.mock("next/server", () => ({ after: (promise: Promise<unknown>) => mockAfter(promise) }));

const SETTINGS = "/web/setting-page-content";
const CALL = "/add_counts";
const GATHERING_MS = 5000;

const settings = (counts?: string) => ({ json: { status: "success", data: { company: "Harbour", counts } } });

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.API_TOKEN = "a-token-for-this-test";
});
afterAll(() => provider.stop());

beforeEach(() => {
  // Keeps what fetch needs real.
  jest.useFakeTimers({
    doNotFake: ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "Date", "performance"],
  });
  provider.answer(SETTINGS, settings("daily"));
  provider.answer(CALL, { json: { status: "success", message: "Counted" } });
});
afterEach(() => {
  provider.requests.length = 0;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const send = async (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request("https://stories.example/api/counts", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { host: "stories.example", ...headers },
    }),
  );

const watched = (slug: string) => ({ kind: "watched", slug });

/** Returns the calls that the provider gets in the end, which may be none. */
async function sentCounts() {
  await jest.advanceTimersByTimeAsync(GATHERING_MS);
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return provider.requests.filter(({ path }) => path === CALL);
}

it("gathers counts from browsers and passes them on in one call with the site's token, without a visitor's address", async () => {
  const one = await send({ counts: [watched("r7th"), { kind: "finished", slug: "r7th" }] });
  expect(one.status).toBe(204);
  expect(one.headers.get("set-cookie")).toBeNull();
  await send({ counts: [watched("r7th"), watched("b3rt")] }, { "content-type": "text/plain;charset=UTF-8" });
  await countDaily([{ kind: "uploadBegun" }]);
  const calls = await sentCounts();
  expect(calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      counts: [
        { kind: "watched", slug: "r7th", count: 2 },
        { kind: "finished", slug: "r7th", count: 1 },
        { kind: "watched", slug: "b3rt", count: 1 },
        { kind: "uploadBegun", count: 1 },
      ],
    },
  ]);
  expect(calls[0]?.headers.authorization).toBe("Bearer a-token-for-this-test");
  expect(calls[0]?.headers["x-forwarded-for"]).toBeUndefined();
});

it("sends at once when there is as much as one call may carry", async () => {
  for (let beacon = 0; beacon < 10; beacon += 1) {
    const slugs = Array.from({ length: 20 }, (_, index) => `story-${beacon}-${index}`);
    await send({ counts: slugs.map(watched) });
  }
  await send({ counts: [watched("one-more")] });
  const calls = await sentCounts();
  expect(calls.map(({ body }) => (JSON.parse(body) as { counts: unknown[] }).counts.length)).toEqual([
    200, 1,
  ]);
});

it("sends nothing to a provider that does not accept counts", async () => {
  for (const answer of [settings(), settings("hourly"), { status: 500, json: {} }]) {
    provider.answer(SETTINGS, answer);
    jest.spyOn(console, "error").mockReturnValue();
    expect((await send({ counts: [watched("r7th")] })).status).toBe(204);
    await countDaily([{ kind: "uploadFinished" }]);
    expect(await sentCounts()).toEqual([]);
  }
});

it("carries on if the provider refuses them", async () => {
  const error = jest.spyOn(console, "error").mockReturnValue();
  provider.answer(CALL, { status: 500, json: { status: "error", message: "Oops" } });
  expect((await send({ counts: [watched("r7th")] })).status).toBe(204);
  await sentCounts();
  expect(error).toHaveBeenCalledWith(expect.stringContaining("counts-not-sent"));
  expect(await sentCounts()).toHaveLength(1);
});

it.each(["dnt", "sec-gpc"])("does not count visitors who ask not to be tracked by %s", async (header) => {
  expect((await send({ counts: [watched("r7th")] }, { [header]: "1" })).status).toBe(204);
  expect(await sentCounts()).toEqual([]);
});

it.each([
  ["nothing", "", 400],
  ["no list", {}, 400],
  ["an empty list", { counts: [] }, 400],
  ["what is not counted here", { counts: [{ kind: "uploadBegun" }] }, 400],
  ["a slug that is none", { counts: [watched("../etc")] }, 400],
  ["more than a beacon has", { counts: Array.from({ length: 21 }, (_, index) => watched(`s${index}`)) }, 400],
  ["a key that is none", { key: 5, counts: [watched("r7th")] }, 400],
  ["10,000 counts", { counts: Array.from({ length: 10_000 }, () => watched("r7th")) }, 400],
  ["a long body", { counts: [watched("r7th")], more: "x".repeat(9000) }, 400],
])("refuses %s", async (_, body, status) => {
  expect((await send(body)).status).toBe(status);
  expect(await sentCounts()).toEqual([]);
});

it("passes on that people watched on only to a provider that can subtract them", async () => {
  const counts = [
    { kind: "reached", slug: "r7th", part: 3 },
    { kind: "reached", slug: "r7th", part: 5, from: 3 },
  ];
  const capable = (...offers: string[]) => {
    provider.answer(SETTINGS, { json: { data: { company: "Harbour", counts: "daily", offers } } });
  };
  capable("moreCounts");
  await send({ counts });
  capable("moreCounts", "reachedFurther");
  await sentCounts();
  await send({ counts });
  const bodies = (await sentCounts()).map(({ body }) => JSON.parse(body) as { counts: object[] });
  const [before, further] = counts.map((count) => ({ ...count, count: 1 }));
  expect(bodies).toEqual([{ counts: [before] }, { counts: [before, further] }]);
  expect((await send({ counts: [{ kind: "reached", slug: "r7th", part: 3, from: 3 }] })).status).toBe(400);
});

it("is only for this site's pages", async () => {
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await send({ counts: [watched("r7th")] }, foreign)).status).toBe(403);
  expect(await sentCounts()).toEqual([]);
});

it("counts a repeated beacon once", async () => {
  const beacon = { key: "a-random-one", counts: [watched("r7th")] };
  for (const status of await Promise.all([send(beacon), send(beacon)])) expect(status.status).toBe(204);
  expect((await send(beacon)).status).toBe(204);
  await send({ ...beacon, key: "another" });
  const [call] = await sentCounts();
  expect(JSON.parse(call?.body ?? "")).toEqual({ counts: [{ kind: "watched", slug: "r7th", count: 2 }] });
});

it("accepts 6,000 beacons in ten minutes from one address: a thousand phones with three pages each, twice", async () => {
  mockAddress.mockReturnValue("203.0.113.2");
  const statuses: number[] = [];
  for (let beacon = 0; beacon <= 6000; beacon += 1) statuses.push((await send("")).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(6000);
  expect(statuses.at(-1)).toBe(429);
  mockAddress.mockReturnValue("203.0.113.3");
  expect((await send("")).status).toBe(400);
});

it("sends everything when the program stops, which waits for it", async () => {
  const state = processState();
  state.requests ??= new AsyncLocalStorage();
  const calls = () => provider.requests.filter(({ path }) => path === CALL).length;
  // Jest's process has no events.
  const once = jest.spyOn(process, "once").mockReturnThis();
  sendCountsAtStop();
  const stop = () => once.mock.calls.find(([signal]) => signal === "SIGTERM")?.[1]();
  try {
    await state.requests.run({ id: "a-request" }, () => send({ counts: [watched("r7th")] }));
    expect(calls()).toBe(0);
    stop();
    await mockAfter.mock.calls[0]?.[0];
    expect(calls()).toBe(1);
    await state.requests.run({ id: "a-late-one" }, () => send({ counts: [watched("b3rt")] }));
    await mockAfter.mock.calls[1]?.[0];
    expect(calls()).toBe(2);
  } finally {
    delete state.isStopping;
  }
});
