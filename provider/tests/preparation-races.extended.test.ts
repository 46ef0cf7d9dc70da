import { writeFile } from "node:fs/promises";
import path from "node:path";

import { pass } from "./support/clock";
import { eventually, startProvider } from "./support/provider";
import { fakeFfmpeg, newStory, type PrepareClip, startPreparation } from "./support/preparation";

const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
const { request, staff, payload, dataDir, removeVisitors } = provider;
const { work, made, expectNothingLeft } = await startPreparation(provider);
const { removeUnusedFiles } = await import("../src/features/clips/unused-files");
const { discardPrepared, queueForgotten } = await import("../src/features/clips/clip-state");
const jobs = await import("../src/features/clips/jobs");
const { noteWorker, workerSeenAt } = await import("../src/features/clips/worker-state");
const { LEASE_MS } = await import("../src/lib/lease");

const MINUTE = 60_000;

afterEach(removeVisitors);

describe("a story's clip", () => {
  it("of unknown length waits no longer than the longest story", async () => {
    const unknown = await newStory(request, staff);
    await payload.db.updateOne({ collection: "clips", id: unknown.clipId, data: { duration: null } });
    const short = await newStory(request, staff);
    const hours = (count: number) => new Date(Date.now() - count * 60 * MINUTE);
    await jobs.queueJob(payload, unknown.clipId, undefined, hours(3));
    expect((await jobs.claimJob(payload))?.clip).toBe(unknown.clipId);
    await jobs.queueJob(payload, unknown.clipId, undefined, hours(2));
    expect((await jobs.claimJob(payload))?.clip).toBe(short.clipId);
  });

  it("stays with a worker that runs longer than its lease", async () => {
    const story = await newStory(request, staff);
    const slow: PrepareClip = async (given) => {
      pass((LEASE_MS * 2) / MINUTE);
      await eventually(async () => expect(await jobs.jobsInWork(payload)).toHaveLength(1));
      expect(await jobs.claimJob(payload)).toBeUndefined();
      return fakeFfmpeg(given);
    };
    await work(slow);
    expect((await story.clip()).preparation).toBe("ready");
  });

  /** Returns a clip that a worker is preparing, and another of this many seconds that waits for it. */
  async function busyAndWaiting(duration: number) {
    const [busy, waiting] = [await newStory(request, staff), await newStory(request, staff)];
    await payload.db.updateOne({ collection: "clips", id: waiting.clipId, data: { duration } });
    await jobs.removeJob(payload, waiting.clipId);
    return { busy, wait: () => jobs.queueNewJob(payload, waiting.clipId, undefined, anHourAgo()) };
  }
  const anHourAgo = () => new Date(Date.now() - 60 * MINUTE);

  it("is paused once it takes ten times as long as a waiting one, later each time, but not forever", async () => {
    const { wait } = await busyAndWaiting(12);
    const job = await jobs.claimJob(payload);
    if (!job) throw new Error("Nobody is at it");
    const after = (ms: number, claims = 1) => jobs.timeToPutOff(payload, { ...job, claims }, ms);
    expect(await after(60 * MINUTE)).toBeUndefined();
    await wait();
    expect(await after(2 * MINUTE - 1)).toBeUndefined();
    expect(await after(2 * MINUTE)).toBe(2 * MINUTE);
    expect(await after(4 * MINUTE - 1, 2)).toBeUndefined();
    expect(await after(4 * MINUTE, 2)).toBe(2 * MINUTE);
    // No program may run for more than two hours.
    expect(await after(120 * MINUTE, 7)).toBeUndefined();
  });

  it("isn't paused for one that is long too, or has only just arrived", async () => {
    const { wait } = await busyAndWaiting(900);
    const job = await jobs.claimJob(payload);
    if (!job) throw new Error("Nobody is at it");
    await wait();
    expect(await jobs.timeToPutOff(payload, job, 120 * MINUTE)).toBeUndefined();
    const story = await newStory(request, staff);
    await payload.db.updateOne({ collection: "clips", id: story.clipId, data: { duration: 1 } });
    expect(await jobs.timeToPutOff(payload, job, 5 * MINUTE)).toBeUndefined();
    pass(1);
    expect(await jobs.timeToPutOff(payload, job, 5 * MINUTE)).toBe(10_000);
  });

  it("that is paused waits as before, and is prepared after the other", async () => {
    const { busy, wait } = await busyAndWaiting(6);
    const order: string[] = [];
    await work(async (given) => {
      order.push(given.name);
      await wait();
      pass(1.1);
      await eventually(() => expect(given.signal.aborted).toBe(true));
      throw given.signal.reason;
    });
    expect(await busy.clip()).toMatchObject({ preparation: "waiting", progress: 0, problem: null });
    const note: PrepareClip = async (given) => {
      order.push(given.name);
      return fakeFfmpeg(given);
    };
    await work(note);
    expect(await work(note)).toBe(false);
    pass(1.1);
    await work(note);
    expect(order[1]).not.toBe(busy.clipId);
    expect([order[0], order[2]]).toEqual([busy.clipId, busy.clipId]);
    expect(await busy.clip()).toMatchObject({ preparation: "ready" });
    await expectNothingLeft();
  });

  it("that is deleted during preparation leaves nothing", async () => {
    const story = await newStory(request, staff);
    await work(async (given) => {
      await staff.remove("stories", story.id);
      await eventually(() => expect(given.signal.aborted).toBe(true));
      throw given.signal.reason;
    });
    await work(async (given) => fakeFfmpeg(given));
    const late = await newStory(request, staff);
    await work(async (given) => {
      const prepared = await fakeFfmpeg(given);
      await staff.remove("stories", late.id);
      return prepared;
    });
    expect(made()).toEqual([]);
    await expectNothingLeft();
  });

  it.each([
    ["done", (given: Parameters<PrepareClip>[0]) => fakeFfmpeg(given)],
    [
      "given back",
      (given: Parameters<PrepareClip>[0], stop: AbortController) => {
        stop.abort();
        return Promise.reject(given.signal.reason as Error);
      },
    ],
  ])("that is withdrawn during preparation stays hidden, even if the work is %s", async (_, end) => {
    const story = await newStory(request, staff);
    const stop = new AbortController();
    await work(async (given) => {
      await discardPrepared(payload, story.clipId);
      return end(given, stop);
    }, stop.signal);
    expect(made()).toEqual([]);
    expect(await story.clip()).toMatchObject({ preparation: "withdrawn", problem: null });
    pass(5);
    await queueForgotten(payload);
    expect(await work()).toBe(false);
    expect(made()).toEqual([]);
  });
});

it("workers that start for the first time at the same moment both keep working", async () => {
  expect(await workerSeenAt(payload)).toBeUndefined();
  await Promise.all([noteWorker(payload, null), noteWorker(payload, null)]);
  expect(await workerSeenAt(payload)).toBeDefined();
});

describe("what a crash leaves behind", () => {
  it("files that no clip names are removed, except those of a clip being prepared", async () => {
    const story = await newStory(request, staff);
    await work();
    const kept = made();
    const { clipId } = await newStory(request, staff);
    const file = (clip: string) => path.join(dataDir, `uploads/renditions/${clip}-0123456789ab.mp4`);
    await writeFile(file(story.clipId), "unused");
    await writeFile(file("0197a000-0000-7000-8000-000000000000"), "unused");
    await writeFile(file(clipId), "in work");
    await jobs.claimJob(payload);
    await removeUnusedFiles(payload);
    expect(made().toSorted()).toEqual([...kept, path.basename(file(clipId))].toSorted());
  });
});
