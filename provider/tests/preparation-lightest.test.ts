import { rm } from "node:fs/promises";
import path from "node:path";

import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import {
  fakeFfmpeg,
  fakeLightest,
  type MakeLightest,
  newStory,
  startPreparation,
} from "./support/preparation";
import { readVideos } from "./support/read";

const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
const { request, staff, payload, dataDir, removeVisitors } = provider;
const { work, made, expectNothingLeft } = await startPreparation(provider);
const { queueOutdated } = await import("../src/features/clips/clip-state");
const jobs = await import("../src/features/clips/jobs");
const { renditionsOf } = await import("../src/features/preparation/prepared");
const { PreparationError } = await import("../src/features/preparation/preparation-error");

const MINUTE = 60_000;

type Story = Awaited<ReturnType<typeof newStory>>;

afterEach(removeVisitors);

/** Returns a published story whose clip was prepared before there was a lightest rendition. */
async function earlierStory(): Promise<Story> {
  const story = await newStory(request, staff);
  await work();
  await staff.update("stories", story.id, { status: "Published" });
  await payload.db.updateOne({ collection: "clips", id: story.clipId, data: { recipe: 1 } });
  return story;
}

/** Makes an older clip's lightest rendition, and returns whether there was one to make. */
async function complete(makeLightest: MakeLightest = fakeLightest, stop?: AbortSignal): Promise<boolean> {
  const isQueued = await queueOutdated(payload);
  if (isQueued) await work(fakeFfmpeg, stop, makeLightest);
  return isQueued;
}

const sourcesOf = async ({ slug }: Story) =>
  (await readVideos(request)).find((video) => video.slug === slug)?.sources;

describe("a clip that was prepared earlier", () => {
  it("gets it from its main rendition, and is shown meanwhile", async () => {
    const story = await earlierStory();
    const { filename } = await story.clip();
    await rm(path.join(dataDir, "uploads/clips", String(filename)));
    const before = await sourcesOf(story);
    expect(before).toHaveLength(2);

    await complete(async (given) => {
      expect(await sourcesOf(story)).toEqual(before);
      expect((await request.get(before?.[0]?.src ?? "")).status).toBe(200);
      expect(path.basename(given.main)).toBe(path.basename(before?.[0]?.src ?? ""));
      // No other worker starts it or takes it over.
      expect(await queueOutdated(payload)).toBe(false);
      return fakeLightest(given);
    });
    const after = await sourcesOf(story);
    expect(after).toEqual([...(before ?? []), expect.objectContaining({ width: 270, bitrate: 210_000 })]);
    expect((await request.get(after?.[2]?.src ?? "")).status).toBe(200);
    expect(await complete()).toBe(false);
    await expectNothingLeft();
  });

  it("doesn't change if another rendition is as light, or it already has it", async () => {
    const story = await earlierStory();
    const [main, light] = renditionsOf(await payload.findByID({ collection: "clips", id: story.clipId }));
    const renditions = [main, { ...light, bitrate: 200_000 }];
    await payload.db.updateOne({ collection: "clips", id: story.clipId, data: { renditions } });
    const none: MakeLightest = () => Promise.reject(new Error("There is none to make"));
    expect(await complete(none)).toBe(true);
    expect(await complete()).toBe(false);
    expect(await story.clip()).toMatchObject({ preparation: "ready", renditions });

    await work();
    await newStory(request, staff);
    await work();
    expect(await complete()).toBe(false);
  });

  it("doesn't change after three failures, or one caused by the file itself", async () => {
    const story = await earlierStory();
    const before = await sourcesOf(story);
    const broken: MakeLightest = () => Promise.reject(new Error("It ended without a word"));
    await complete(broken);
    for (const delay of jobs.RETRY_AFTER_MS) {
      expect(await complete()).toBe(false);
      pass(delay / MINUTE + 1);
      await work(fakeFfmpeg, undefined, broken);
    }
    pass(10);
    expect(await work()).toBe(false);
    expect(await complete()).toBe(false);
    expect(await sourcesOf(story)).toEqual(before);

    const damaged = await earlierStory();
    await complete(() => Promise.reject(new PreparationError("The file is damaged.")));
    expect(await complete()).toBe(false);
    expect(await damaged.clip()).toMatchObject({ preparation: "ready", problem: null });
    await expectNothingLeft();
  });

  it("gets it later if the disk is full, however often, and no other rows pile up meanwhile", async () => {
    const [story] = [await earlierStory(), await earlierStory()];
    const full: MakeLightest = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
    await complete(full);
    for (let times = 0; times < 5; times += 1) {
      expect(await complete(full)).toBe(false);
      pass(5);
      expect(await work(fakeFfmpeg, undefined, full)).toBe(true);
    }
    pass(5);
    await work();
    expect(await complete()).toBe(true);
    expect(await sourcesOf(story)).toHaveLength(3);
    await expectNothingLeft();
  });

  it("that kills its worker each time is left as it is", async () => {
    const story = await earlierStory();
    await queueOutdated(payload);
    for (let time = 0; time < jobs.MOST_CLAIMS; time += 1) {
      await jobs.claimJob(payload);
      await jobs.releaseJobsOfEnded(payload);
    }
    await work();
    expect(await complete()).toBe(false);
    expect((await story.clip()).preparation).toBe("ready");
  });

  it("gets it later if its worker is stopped", async () => {
    const story = await earlierStory();
    const stop = new AbortController();
    await complete(({ signal }) => {
      stop.abort();
      return Promise.reject(signal.reason as Error);
    }, stop.signal);
    expect(await work()).toBe(true);
    expect(await sourcesOf(story)).toHaveLength(3);
  });
});

describe("what is removed", () => {
  it("takes the lightest rendition with it, which doesn't come back", async () => {
    const story = await earlierStory();
    await complete();
    expect(made()).toHaveLength(4);
    const src = (await sourcesOf(story))?.[2]?.src ?? "";
    await staff.update("stories", story.id, { status: "Declined", reason: "It was a mistake." });
    expect((await request.get(src)).status).toBe(404);
    await staff.update("stories", story.id, { status: "Published" });
    expect((await request.get(src)).status).toBe(200);

    await staff.press("stories", story.id, "withdraw-consent");
    expect(made()).toEqual([]);
    expect((await request.get(src, { headers: staff.headers })).status).toBe(404);
    expect(await complete()).toBe(false);
    // As seen by a worker that had the clip at that moment.
    await jobs.queueJob(payload, story.clipId);
    await work();
    expect(made()).toEqual([]);
    expect(await story.clip()).toMatchObject({ preparation: "withdrawn", renditions: [] });
    await expectNothingLeft();
  });

  it.each([
    ["withdrawn", (story: Story) => staff.press("stories", story.id, "withdraw-consent")],
    ["erased", erase],
  ])("leaves nothing if it is %s while the lightest rendition is made", async (_, remove) => {
    const story = await earlierStory();
    await complete(async (given) => {
      const lightest = await fakeLightest(given);
      await remove(story);
      return lightest;
    });
    expect(made()).toEqual([]);
    expect(await complete()).toBe(false);
    await expectNothingLeft();
  });
});

async function erase({ id, slug, clipId }: Story): Promise<void> {
  const video = await staff.one("videos", "slug", slug);
  await staff.update("videos", video.id, { status: "Pending" });
  await staff.remove("videos", video.id);
  await staff.remove("stories", id);
  await payload.delete({ collection: "clips", where: { id: { equals: clipId } }, trash: true });
}
