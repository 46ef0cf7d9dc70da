import { createAnswerStore } from "./answer-store";
import { gathered, keep, newIsolate, newSql, recall, request } from "./test-support/isolates";
import { createSharedAnswers, SAME_FOR_MS } from "./shared-answers";

beforeEach(() => {
  jest.useFakeTimers({ now: SAME_FOR_MS });
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function twoIsolates() {
  const store = createAnswerStore(newSql());
  const isolates = [newIsolate(store), newIsolate(store)] as const;
  await Promise.all(isolates.map((isolate) => isolate.learnNumber()));
  return { store, isolates };
}

it("one isolate shows what another read, also through a new object on the same disk", async () => {
  const sql = newSql();
  const isolate = newIsolate(createAnswerStore(sql));
  await isolate.learnNumber();
  keep(isolate, "home", { title: "Hope" });
  await gathered();
  const other = newIsolate(createAnswerStore(sql));
  expect(await recall(other, "home")).toEqual({ value: { title: "Hope" }, gone: [] });
  expect(await recall(other, "never-read")).toBeNull();
});

it("reports removals since the provider was asked, and none before", async () => {
  const { isolates } = await twoIsolates();
  const [one, other] = isolates;
  expect(await other.announce(["video:earlier"])).toBe(true);
  await one.learnNumber();
  keep(one, "refresh", 1);
  await gathered();
  keep(one, "list", ["a", "b"]);
  await gathered();
  expect(await other.announce(["video:a"])).toBe(true);
  expect(await recall(other, "list")).toEqual({ value: ["a", "b"], gone: ["video:a"] });
});

it("an answer requested before a removal and stored after it carries the removal", async () => {
  const { isolates } = await twoIsolates();
  const [slow, other] = isolates;
  const version = slow.number();
  await other.announce(["video:a"]);
  keep(slow, "video a", "a", version);
  await gathered();
  expect(await recall(other, "video a")).toEqual({ value: "a", gone: ["video:a"] });
  // From now on its reads are current, because it knows the number.
  keep(slow, "video a", "published again");
  await gathered();
  expect(await recall(other, "video a")).toEqual({ value: "published again", gone: [] });
});

it("an older answer doesn't replace a newer one", async () => {
  const { isolates } = await twoIsolates();
  const [slow, other] = isolates;
  const version = slow.number();
  await other.announce(["video:a"]);
  keep(other, "refresh", 1);
  await gathered();
  keep(other, "list", "new");
  await gathered();
  keep(slow, "list", "old", version);
  keep(slow, "list", null, version);
  await gathered();
  expect(await recall(slow, "list")).toEqual({ value: "new", gone: [] });
});

it("stores nothing for an isolate until it knows the number", async () => {
  const store = createAnswerStore(newSql());
  const isolate = newIsolate(store);
  isolate.line.isCut = true;
  await isolate.learnNumber();
  isolate.line.isCut = false;
  keep(isolate, "home", "first");
  await gathered();
  expect(await recall(isolate, "home")).toBeNull();
  keep(isolate, "home", "second");
  await gathered();
  expect(await recall(isolate, "home")).toEqual({ value: "second", gone: [] });
  expect(isolate.calls).toEqual(["keep 1", "recall", "keep 1", "recall"]);
});

it("removes an answer once the provider no longer has it", async () => {
  const { isolates } = await twoIsolates();
  const [one, other] = isolates;
  keep(one, "video a", "a");
  await gathered();
  keep(one, "video a", null);
  await gathered();
  expect(await recall(other, "video a")).toBeNull();
});

it("another build finds nothing of this one", async () => {
  const { store, isolates } = await twoIsolates();
  keep(isolates[0], "home", "as this build reads it");
  await gathered();
  expect(await recall(newIsolate(store, "next build"), "home")).toBeNull();
});

it("asks once for the number, stores a request's answers in one call, and the same ones at most every five minutes", async () => {
  const { isolates } = await twoIsolates();
  const [one] = isolates;
  await one.learnNumber();
  const read = () =>
    request(() => {
      for (const key of ["home", "settings", "videos"]) one.keep(key, { value: key, version: one.number() });
    });
  read();
  await gathered();
  read();
  await gathered();
  expect(one.calls).toEqual(["number", "keep 3"]);
  keep(one, "home", "changed");
  await gathered();
  expect(await recall(isolates[1], "home")).toEqual({ value: "changed", gone: [] });
  await jest.advanceTimersByTimeAsync(SAME_FOR_MS);
  read();
  await gathered();
  expect(one.calls).toEqual(["number", "keep 3", "keep 1", "keep 3"]);
});

it("shows and acknowledges nothing while the object is unreachable", async () => {
  const { isolates } = await twoIsolates();
  const [one] = isolates;
  keep(one, "home", "home");
  await gathered();
  one.line.isCut = true;
  expect(await one.announce(["video:a"])).toBe(false);
  expect(await one.recall("home")).toBeNull();
});

it.each([
  ["recall", null],
  ["announce", false],
] as const)("waits at most a few seconds for an object that doesn't answer: %s", async (call, answer) => {
  const silent = () => new Promise<never>(() => undefined);
  const object = () => ({ number: silent, announce: silent, keep: silent, recall: silent });
  const isolate = createSharedAnswers({ object, build: "build", waitUntil: () => undefined });
  const asking = call === "recall" ? isolate.recall("home") : isolate.announce(["video:a"]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await asking).toBe(answer);
});
