import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import { pass } from "./support/clock";
import { first, readVideos } from "./support/read";
import { startProvider } from "./support/provider";
import { fakeFfmpeg, newStory, type PrepareClip, startPreparation } from "./support/preparation";

const provider = await startProvider({ PREPARE_AT_ONCE: "1", ORIGINALS_DAYS: "30" });
const { request, staff, payload, dataDir, removeVisitors, rows } = provider;
const { work, made, expectNothingLeft } = await startPreparation(provider);
const { queueForgotten, queueUnprepared } = await import("../src/features/clips/clip-state");
const { removeOldOriginals } = await import("../src/features/clips/unused-files");
const jobs = await import("../src/features/clips/jobs");
const { LEASE_MS } = await import("../src/lib/lease");
const { PreparationError } = await import("../src/features/preparation/preparation-error");

const MINUTE = 60_000;

afterEach(removeVisitors);

describe("a story's clip", () => {
  it("is shown by its renditions once it is ready, and only staff get the upload", async () => {
    const story = await newStory(request, staff);
    expect(await story.clip()).toMatchObject({ preparation: "waiting", progress: 0 });
    expect(await work()).toBe(true);
    expect(await work()).toBe(false);
    const clip = await story.clip();
    expect(clip).toMatchObject({
      preparation: "ready",
      progress: 100,
      hasSound: false,
      width: 406,
      height: 720,
    });
    await expectNothingLeft();
    expect(made()).toHaveLength(3);

    await staff.update("stories", story.id, { status: "Published" });
    const video = (await readVideos(request)).find(({ slug }) => slug === story.slug);
    const main = `/uploads/renditions/${first(clip.renditions as { filename: string }[]).filename}`;
    expect(video).toMatchObject({
      videoLink: main,
      placeholder: "data:image/webp;base64,AAAA",
      hasSound: false,
      width: 406,
      height: 720,
      duration: 29.5,
    });
    expect(video?.sources).toHaveLength(2);
    expect(video?.sources?.[0]).toMatchObject({ src: main, width: 406, bitrate: 900_000 });
    expect(video?.poster).toMatch(/^\/uploads\/frames\/[0-9a-f-]{36}-[0-9a-f]{12}\.jpg$/);
    for (const address of [main, video?.poster ?? ""]) {
      expect((await request.get(address, { headers: { range: "bytes=0-1" } })).status).toBe(206);
    }

    const lightest = String(video?.sources?.at(-1)?.src);
    const forLine = await request.get(`${main}?bandwidth=300000`);
    expect([forLine.status, forLine.headers.location]).toEqual([307, lightest]);
    expect((await request.get(`${main}?bandwidth=900000`)).status).toBe(200);

    const original = `/uploads/clips/${String(clip.filename)}`;
    const sentOn = await request.get(original);
    expect(sentOn.status).toBe(307);
    expect(sentOn.headers.location).toBe(main);
    expect((await request.get(original, { headers: staff.headers })).status).toBe(200);

    await staff.update("stories", story.id, { status: "Declined", reason: "It was a mistake." });
    for (const address of [main, video?.poster ?? "", original]) {
      expect((await request.get(address)).status).toBe(404);
      expect((await request.get(address, { headers: staff.headers })).status).toBe(200);
    }
  });

  it("is prepared by one of two workers, and by the other if the first is killed", async () => {
    await newStory(request, staff);
    const claims = await Promise.all([jobs.claimJob(payload), jobs.claimJob(payload)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    const now = (after: number) => new Date(Date.now() + after);
    expect(await jobs.claimJob(payload, now(LEASE_MS - MINUTE / 10))).toBeUndefined();
    const [killed] = claims.flatMap((claim) => claim ?? []);
    const heir = await jobs.claimJob(payload, now(LEASE_MS + MINUTE / 10));
    expect(heir?.clip).toBe(killed?.clip);
    expect(killed && (await jobs.renewJob(payload, killed))).toBe(false);
    expect(heir && (await jobs.renewJob(payload, heir))).toBe(true);
  });

  it("goes first when it is short, and waits no longer than ten times its length", async () => {
    const lengths = [900, 60, 30];
    const stories = [];
    for (const duration of lengths) {
      const story = await newStory(request, staff);
      await payload.db.updateOne({ collection: "clips", id: story.clipId, data: { duration } });
      stories.push(story);
    }
    const [long, minute, half] = stories.map(({ clipId }) => clipId);
    const claimed = async () => (await jobs.claimJob(payload))?.clip;
    expect([await claimed(), await claimed(), await claimed()]).toEqual([half, minute, long]);

    await jobs.queueJob(payload, long ?? "", undefined, new Date(Date.now() - 2.5 * 60 * MINUTE));
    await jobs.queueJob(payload, minute ?? "");
    expect([await claimed(), await claimed()]).toEqual([long, minute]);
  });

  it("is tried three times, and then says why it failed", async () => {
    const story = await newStory(request, staff);
    // A Linux device that is always full stands in for the disk.
    const broken: PrepareClip = async (given) => {
      await writeFile("/dev/full", "what was made of it");
      return fakeFfmpeg(given);
    };
    for (const delay of jobs.RETRY_AFTER_MS) {
      expect(await work(broken)).toBe(true);
      expect(await story.clip()).toMatchObject({ preparation: "waiting" });
      expect(await work(broken)).toBe(false);
      pass(delay / MINUTE);
    }
    await work(broken);
    const problem = "The server's disk is full.";
    expect(await story.clip()).toMatchObject({ preparation: "failed", problem });
    await expectNothingLeft();

    const again = () => request.post(`/api/clips/${story.clipId}/prepare`, { headers: staff.headers });
    expect((await request.post(`/api/clips/${story.clipId}/prepare`)).status).toBe(403);
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(409);
    await work();
    expect(await story.clip()).toMatchObject({ preparation: "ready", problem: null });
  });

  it("that can't be prepared says so at once, without leaving anything", async () => {
    const story = await newStory(request, staff);
    await work(async ({ folder }) => {
      await writeFile(path.join(folder, "half.mp4"), "half");
      throw new PreparationError("The file is damaged.");
    });
    expect(await story.clip()).toMatchObject({ preparation: "failed", problem: "The file is damaged." });
    await expectNothingLeft();
  });

  it("that kills its worker each time is given up", async () => {
    const story = await newStory(request, staff);
    for (let time = 0; time < jobs.MOST_CLAIMS; time += 1) {
      await jobs.claimJob(payload);
      await jobs.releaseJobsOfEnded(payload);
    }
    await work();
    const { preparation, problem } = await story.clip();
    expect(preparation).toBe("failed");
    expect(problem).toContain("stopped several times");
  });

  it("is returned by a worker that is stopped", async () => {
    const story = await newStory(request, staff);
    const stop = new AbortController();
    await work(({ signal }) => {
      stop.abort();
      return Promise.reject(signal.reason as Error);
    }, stop.signal);
    expect((await story.clip()).preparation).toBe("waiting");
    expect(await work()).toBe(true);
    expect((await story.clip()).preparation).toBe("ready");
  });

  it("loses its renditions when its storyteller withdraws", async () => {
    const story = await newStory(request, staff);
    await work();
    await staff.update("stories", story.id, { status: "Published" });
    await staff.press("stories", story.id, "withdraw-consent");
    expect(made()).toEqual([]);
    expect(await story.clip()).toMatchObject({ preparation: "withdrawn", renditions: [], frames: [] });
    await expectNothingLeft();
  });

  it("is shown as uploaded without FFmpeg, and prepared once there is FFmpeg", async () => {
    const story = await newStory(request, staff);
    await work(null);
    expect((await story.clip()).preparation).toBe("unprepared");
    await expectNothingLeft();
    await staff.update("stories", story.id, { status: "Published" });
    const shown = async () => (await readVideos(request)).find(({ slug }) => slug === story.slug);
    expect((await shown())?.videoLink).toMatch(/^\/uploads\/clips\//);
    expect((await shown())?.hasSound).toBeUndefined();
    expect(await queueUnprepared(payload)).toBe(true);
    await work();
    expect((await shown())?.videoLink).toMatch(/^\/uploads\/renditions\//);
  });

  it("loses its upload after ORIGINALS_DAYS, once it is ready", async () => {
    const [ready, failed] = [await newStory(request, staff), await newStory(request, staff)];
    await work(async (given) => fakeFfmpeg(given));
    await work(() => Promise.reject(new PreparationError("No.")));
    const original = async ({ clip }: typeof ready) =>
      path.join(dataDir, "uploads/clips", String((await clip()).filename));
    await removeOldOriginals(payload, new Date(Date.now() + 29 * 24 * 60 * MINUTE));
    expect(existsSync(await original(ready))).toBe(true);
    await removeOldOriginals(payload, new Date(Date.now() + 31 * 24 * 60 * MINUTE));
    expect(existsSync(await original(ready))).toBe(false);
    expect(existsSync(await original(failed))).toBe(true);
    expect((await ready.clip()).originalRemovedAt).toBeTruthy();
    expect(made()).toHaveLength(3);
  });
});

describe("what a crash leaves behind", () => {
  it("a clip whose job was never written is queued", async () => {
    const story = await newStory(request, staff);
    await payload.db.deleteMany({ collection: "clip-jobs", where: {} });
    await queueForgotten(payload);
    expect(await rows("clip-jobs")).toEqual([]);
    await queueForgotten(payload, new Date(Date.now() + 2 * MINUTE));
    pass(3);
    await work();
    expect((await story.clip()).preparation).toBe("ready");
  });
});
