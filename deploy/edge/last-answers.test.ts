import fc from "fast-check";
import { z } from "zod";
import { createAnswerStore } from "./answer-store";
import { gathered, type Isolate, keep, newIsolate, newSql, recall } from "./test-support/isolates";

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A provider's stories, each with the number of its withdrawals so far. */
type Story = { slug: string; withdrawals: number };

const SLUGS = ["a", "b"] as const;

const isolateNumber = fc.nat(2);
const slug = fc.constantFrom(...SLUGS);
const step = fc.oneof(
  fc.record({ does: fc.constantFrom("withdraw", "publish"), slug }),
  fc.record({
    does: fc.constantFrom("begin", "recall"),
    isolate: isolateNumber,
    key: fc.constantFrom(...SLUGS, "list"),
  }),
  fc.record({
    does: fc.constantFrom("finish", "announce", "cut", "mend", "replace", "learn"),
    isolate: isolateNumber,
  }),
  fc.record({ does: fc.constant("gather" as const) }),
);

it("in any order of reads, writes, announcements and recalls, shows nothing read before its removal", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), async (steps) => {
      const store = createAnswerStore(newSql());
      const isolates = [0, 1, 2].map(() => newIsolate(store));
      const at = (index: number) => isolates[index] ?? newIsolate(store);
      const published = new Map<string, Story>();
      const withdrawals = new Map<string, number>();
      const acknowledged = new Map<string, number>();
      const reading: { isolate: Isolate; key: string; value: Story[] | null; version: number }[] = [];
      const readOf = (key: string) =>
        [...published.values()].filter((story) => key === "list" || story.slug === key);

      const showsNothingGone = async (isolate: Isolate, key: string) => {
        const recalled = await isolate.recall(key);
        if (!recalled) return;
        const gone = new Set(recalled.gone);
        const stories = z
          .array(z.object({ slug: z.string(), withdrawals: z.number() }))
          .parse(JSON.parse(recalled.text))
          .filter((story) => !gone.has(`video:${story.slug}`));
        for (const story of stories)
          expect(story.withdrawals).toBeGreaterThanOrEqual(acknowledged.get(story.slug) ?? 0);
      };

      for (const taken of steps) {
        if (taken.does === "gather") await gathered();
        else if ("slug" in taken) {
          const past = withdrawals.get(taken.slug) ?? 0;
          if (taken.does === "publish") published.set(taken.slug, { slug: taken.slug, withdrawals: past });
          else if (published.delete(taken.slug)) withdrawals.set(taken.slug, past + 1);
        } else if ("key" in taken) {
          const isolate = at(taken.isolate);
          if (taken.does === "recall") await showsNothingGone(isolate, taken.key);
          else {
            const value = readOf(taken.key);
            reading.push({
              isolate,
              key: taken.key,
              value: value.length > 0 || taken.key === "list" ? value : null,
              version: isolate.number(),
            });
          }
        } else {
          const isolate = at(taken.isolate);
          if (taken.does === "cut" || taken.does === "mend") isolate.line.isCut = taken.does === "cut";
          if (taken.does === "replace") isolates[taken.isolate] = newIsolate(store);
          if (taken.does === "learn") await isolate.learnNumber();
          if (taken.does === "finish")
            for (const { isolate: reader, key, value, version } of reading.splice(0, 1))
              keep(reader, key, value, version);
          if (taken.does === "announce") {
            const present = new Map(withdrawals);
            if (await isolate.announce([...present.keys()].map((gone) => `video:${gone}`)))
              for (const [gone, times] of present) acknowledged.set(gone, times);
          }
        }
      }
      for (const isolate of isolates) isolate.line.isCut = false;
      for (const key of [...SLUGS, "list"]) await showsNothingGone(at(0), key);
      // What is read after everything is known appears.
      const reader = newIsolate(store);
      await reader.learnNumber();
      keep(reader, "list", SLUGS);
      await gathered();
      expect(await recall(at(1), "list")).toEqual({ value: SLUGS, gone: [] });
    }),
    { numRuns: 300 },
  );
});
