import { copyFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { signInAsEditor } from "./support/editor";
import { fakeFfmpeg, newStory, type PrepareClip, startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";

const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
const { request, staff, payload } = provider;
const { work } = await startPreparation(provider);
const { inspectClip } = await import("../src/features/preparation/inspect-clip");
const { FRAMES_OFFERED } = await import("../src/features/preparation/frames-offered");

/** Leaves the film as it is, with as many frames as FFmpeg offers. */
const withFrames: PrepareClip = async (options) => {
  const made = await fakeFfmpeg(options);
  const frames = Array.from({ length: FRAMES_OFFERED }, (_, number) => {
    const file = path.join(options.folder, `${options.name}-offered-${number}.jpg`);
    return { file, width: 406, height: 720 };
  });
  for (const { file } of frames) await copyFile(made.frames[0]?.file ?? "", file);
  const film = await inspectClip("ffprobe", options.input);
  return { ...made, frames, duration: film.duration ?? Number.NaN };
};

const story = await newStory(request, staff);
await work(withFrames);

const take = (at: unknown, headers: Record<string, string> = staff.headers, id = story.clipId) =>
  request.post(`/api/clips/${id}/frame-at`, { headers, data: { at } });

/** Returns the names of the clip's frames, and which one is chosen. */
async function frames() {
  const clip = await payload.findByID({ collection: "clips", id: story.clipId });
  const { framesOf } = await import("../src/features/preparation/prepared");
  return { chosen: clip.chosenFrame, names: framesOf(clip).map(({ filename }) => filename), clip };
}

it("the frame where staff paused the video becomes its still picture", async () => {
  const before = await frames();
  expect((await take(1.5)).status).toBe(200);
  const first = await frames();
  expect(first.names.slice(0, -1)).toEqual(before.names);
  expect(first.chosen).toBe(before.names.length);
  const own = first.names.at(-1) ?? "";
  await staff.update("stories", story.id, { status: "Published" });
  const picture = await request.get(`/uploads/frames/${own}`);
  expect(picture.status).toBe(200);
  const { width, height } = await sharp(picture.bytes).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1280);

  // Another frame replaces it.
  expect((await take(first.clip.duration)).status).toBe(200);
  const second = await frames();
  expect(second.names).toHaveLength(first.names.length);
  expect(second.names).not.toContain(own);
  expect((await request.get(`/uploads/frames/${own}`)).status).toBe(404);
});

it.each([[-1], [1e9], ["1"], [null], [undefined]])("%p is outside the film", async (at) => {
  const before = await frames();
  const answer = await take(at);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.json())).toContain("The video doesn’t have this time.");
  expect(await frames()).toEqual(before);
});

it("staff read why there is no picture, and a busy machine isn't blamed on their choice", async () => {
  const { chooseFrameAt } = await import("../src/features/clips/frame-at");
  const { ProgramError } = await import("../src/lib/ffmpeg/run-program");
  const { clip } = await frames();
  const choose = (find: Parameters<typeof chooseFrameAt>[3]) => chooseFrameAt(payload, clip, 1, find);
  await expect(choose(() => Promise.reject(new ProgramError("slow")))).rejects.toThrow("too busy");
  await expect(choose(() => Promise.reject(new ProgramError("refused")))).rejects.toThrow("try another");
  await expect(choose(async () => null)).rejects.toThrow("FFmpeg is missing");
});

it("only staff can take a frame, and only of a clip that is ready", async () => {
  expect((await take(1, {})).status).toBe(403);
  const own = await staff.uploaded("clips", await film());
  const reviewer = await signInAsEditor(payload, request);
  expect((await take(1, reviewer, "nothing")).status).toBe(404);
  const answer = await take(1, staff.headers, own.id);
  expect(JSON.stringify(answer.json())).toContain("isn’t ready yet");
});

async function film() {
  const { realVideo } = await import("./support/stories");
  return realVideo();
}
