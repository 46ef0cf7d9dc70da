import { randomUUID } from "node:crypto";

import { updateIf } from "../src/lib/db/writes";
import { ffmpegThat, line, startCutting } from "./support/cutting";
import { signInAsEditor } from "./support/editor";
import { newStory } from "./support/preparation";

const { provider, work, expectNothingLeft, ask, aStory } = await startCutting();
const { request, staff, payload } = provider;
const { queueForgotten, removePreparedFiles } = await import("../src/features/clips/clip-state");

it("a cut leaves only its part and the captions of that part in public, and can be undone", async () => {
  const story = await aStory();
  const before = story.namesNow();
  expect(await story.cut(6, 20)).toMatchObject({ status: 200 });
  // Until then, the film is hidden.
  expect(await story.clip()).toMatchObject({ preparation: "ready", task: "6.000-20.000", duration: 29.5 });
  const one = ffmpegThat();
  await work(one.prepareClip);
  expect(one.asked).toEqual([
    { input: expect.stringContaining("/renditions/"), edit: { part: { start: 6, end: 20 } } },
  ]);
  expect(await story.clip()).toMatchObject({ preparation: "ready", task: null, cutFrom: 6, duration: 14 });
  expect(await story.cuesNow()).toEqual([line(0, 2, "Straddles"), line(4, 6, "Within")]);
  for (const name of before) {
    expect(story.namesNow()).not.toContain(name);
    const folder = name.endsWith(".jpg") ? "frames" : "renditions";
    expect((await request.get(`/uploads/${folder}/${name}`)).status).toBe(404);
  }
  await expectNothingLeft();

  // Another cut applies to what is shown.
  await story.cut(2, 10);
  await work(ffmpegThat().prepareClip);
  expect(await story.clip()).toMatchObject({ cutFrom: 8, duration: 8 });
  expect(await story.cuesNow()).toEqual([line(2, 4, "Within")]);

  expect(await ask(`${story.clipId}/undo-cut`)).toMatchObject({ status: 200 });
  const other = ffmpegThat();
  await work(other.prepareClip);
  expect(other.asked).toEqual([{ input: expect.stringContaining("/clips/"), edit: undefined }]);
  expect(await story.clip()).toMatchObject({ task: null, cutFrom: null, duration: 29.5 });
  expect(await story.cuesNow()).toEqual([line(10, 12, "Within")]);
  expect((await ask(`${story.clipId}/undo-cut`)).said).toContain("This video hasn’t been changed.");
});

it("what a cover hides is gone in public and in the projector version, and comes back when it is undone", async () => {
  const story = await aStory();
  const before = story.namesNow();
  const cover = { start: 2, end: 9, left: 0.2, top: 0, width: 0.5, height: 0.4 };
  expect(await ask(`${story.clipId}/cover`, cover)).toMatchObject({ status: 200 });
  const one = ffmpegThat();
  await work(one.prepareClip);
  expect(one.asked).toEqual([{ input: expect.stringContaining("/renditions/"), edit: { cover } }]);
  expect(await story.clip()).toMatchObject({ task: null, isCovered: true, cutFrom: null, duration: 29.5 });
  expect(await story.cuesNow()).toEqual(story.cues);
  for (const name of before) expect(story.namesNow()).not.toContain(name);
  await story.isShownIn(1280, 720);
  expect((await ask(`${story.clipId}/make-large`)).said).toContain("original upload is hidden in this video");

  expect(await ask(`${story.clipId}/undo-cut`)).toMatchObject({ status: 200 });
  await work(ffmpegThat().prepareClip);
  expect(await story.clip()).toMatchObject({ task: null, isCovered: false });
});

it.each([
  [{ start: 5, end: 4 }, "doesn’t have"],
  [{ start: 5, end: 31 }, "doesn’t have"],
  [{ still: 31 }, "doesn’t have"],
  [{ width: 0 }, "choose a part of the picture"],
  [{ start: "1" }, "choose a part of the picture"],
])("a cover with %p is refused", async (wrong, sentence) => {
  const story = await aStory();
  const cover = { start: 1, end: 4, left: 0, top: 0, width: 1, height: 1, ...wrong };
  expect(await ask(`${story.clipId}/cover`, cover)).toEqual({
    status: 400,
    said: expect.stringContaining(sentence),
  });
});

it("what the storyteller said again doesn't return with the whole film", async () => {
  const story = await aStory();
  await story.change({ leftOut: [[0, 2]] });
  await story.cut(6, 20);
  await work(ffmpegThat().prepareClip);
  await ask(`${story.clipId}/undo-cut`);
  const whole = ffmpegThat();
  await work(whole.prepareClip);
  expect(whole.asked).toEqual([{ input: expect.stringContaining("/clips/"), edit: { kept: [[2, 86_400]] } }]);
});

it("captions that a cut empties become drafts", async () => {
  const story = await aStory();
  await story.cut(13, 20);
  await work(ffmpegThat().prepareClip);
  expect(await payload.findByID({ collection: "captions", id: story.captions })).toMatchObject({
    cues: [],
    isDraft: true,
  });
});

it.each([
  [5, 4, "At least 3 seconds"],
  [5, 7.9, "At least 3 seconds"],
  [-1, 10, "doesn’t have"],
  [0, 31, "doesn’t have"],
  [0, 29.5, "nothing to cut"],
  [0, 29.9, "nothing to cut"],
  ["1", 10, "doesn’t have"],
  [null, 10, "doesn’t have"],
  [1, undefined, "doesn’t have"],
])("from %p to %p isn't a valid part", async (start, end, sentence) => {
  const story = await aStory();
  expect(await story.cut(start, end)).toEqual({ status: 400, said: expect.stringContaining(sentence) });
  expect(await story.clip()).toMatchObject({ task: null });
});

it("only staff can cut, and only a clip that is ready", async () => {
  const story = await newStory(request, staff);
  const part = { start: 1, end: 10 };
  expect((await ask(`${story.clipId}/cut`, part, {})).status).toBe(403);
  expect((await ask(`${randomUUID()}/cut`, part)).status).toBe(404);
  expect((await ask(`${story.clipId}/cut`, { start: 1, end: 10 })).said).toMatch(
    /isn’t ready yet|doesn’t have/,
  );
  await work();
  const editor = await signInAsEditor(payload, request);
  expect((await ask(`${story.clipId}/cut`, part, editor)).status).toBe(200);
  expect((await ask(`${story.clipId}/undo-cut`, undefined, {})).status).toBe(403);
  await work();
});

it("waits for a draft of the captions that is being written", async () => {
  const story = await aStory();
  const where = { id: { equals: story.captions } };
  await updateIf(payload, { collection: "captions", where, data: { transcription: "waiting" } });
  expect((await story.cut(6, 20)).said).toContain("We’re writing a draft of its captions.");
});

it("a failed cut stays requested, with the reason, until staff try again or leave it", async () => {
  const story = await aStory();
  const before = story.namesNow();
  await story.cut(6, 20);
  const { PreparationError } = await import("../src/features/preparation/preparation-error");
  await work(
    ffmpegThat(() => {
      throw new PreparationError("This file cannot be read.");
    }).prepareClip,
  );
  expect(await story.clip()).toMatchObject({
    ...{ preparation: "ready", task: "6.000-20.000", duration: 29.5 },
    problem: "We couldn’t change the video. This file cannot be read.",
  });
  expect(story.namesNow()).toEqual(before);
  expect(await story.cuesNow()).toEqual(story.cues);
  await expectNothingLeft();
  const isShown = async () => (await request.get(`/get_individual_video/${story.slug}`)).status === 200;
  expect(await isShown()).toBe(false);
  await queueForgotten(payload, new Date(Date.now() + 120_000));
  await expectNothingLeft();

  expect((await ask(`${story.clipId}/leave-as-it-is`)).status).toBe(200);
  expect(await story.clip()).toMatchObject({ task: null, problem: null, edition: 0 });
  expect(await isShown()).toBe(true);
  expect((await ask(`${story.clipId}/retry-task`)).said).toContain("Nothing is waiting");

  await story.cut(6, 20);
  expect(await isShown()).toBe(false);
  await work(
    ffmpegThat(() => {
      throw new PreparationError("This file cannot be read.");
    }).prepareClip,
  );
  expect((await ask(`${story.clipId}/retry-task`)).status).toBe(200);
  await work(ffmpegThat().prepareClip);
  expect(await story.clip()).toMatchObject({ task: null, problem: null, duration: 14, edition: 1 });
  expect(await isShown()).toBe(true);
});

it("later requests don't replace a cover that isn't made yet", async () => {
  const story = await aStory();
  const cover = { start: 1, end: 5, left: 0, top: 0, width: 1, height: 1 };
  expect((await ask(`${story.clipId}/cover`, cover)).status).toBe(200);
  for (const other of [() => story.cut(6, 20), () => ask(`${story.clipId}/cover`, { ...cover, end: 6 })])
    expect((await other()).said).toContain("A change to this video isn’t finished yet.");
  await work(ffmpegThat().prepareClip);
  expect(await story.clip()).toMatchObject({ task: null, isCovered: true, edition: 1 });
});

it("the last of two cuts counts, even while the first is being made", async () => {
  const story = await aStory();
  await story.cut(6, 20);
  await work(ffmpegThat(() => story.cut(8, 20)).prepareClip);
  expect(await story.clip()).toMatchObject({ task: "8.000-20.000", duration: 29.5 });
  expect(await story.cuesNow()).toEqual(story.cues);
  await work(ffmpegThat().prepareClip);
  expect(await story.clip()).toMatchObject({ task: null, cutFrom: 8, duration: 12 });
});

it("a film withdrawn while it is cut stays hidden", async () => {
  const story = await aStory();
  await story.cut(6, 20);
  await work(ffmpegThat(() => staff.press("stories", story.id, "withdraw-consent")).prepareClip);
  expect(await story.clip()).toMatchObject({ preparation: "withdrawn", task: null, renditions: [] });
  await removePreparedFiles(randomUUID());
  expect(story.namesNow()).toEqual([]);
});

it("nothing can be requested for a withdrawn film whose upload is gone", async () => {
  const story = await aStory();
  await story.cut(6, 20);
  await story.change({ originalRemovedAt: new Date().toISOString() });
  await staff.press("stories", story.id, "withdraw-consent");
  expect(await story.clip()).toMatchObject({ preparation: "withdrawn", task: null });
  await queueForgotten(payload, new Date(Date.now() + 120_000));
  await expectNothingLeft();
});

it("a cut whose job was lost is queued again", async () => {
  const story = await aStory();
  await story.cut(6, 20);
  await payload.db.deleteMany({ collection: "clip-jobs", where: { clip: { equals: story.clipId } } });
  await queueForgotten(payload, new Date(Date.now() + 120_000));
  const where = { clip: { equals: story.clipId } };
  const data = { dueAt: new Date().toISOString() };
  expect(await updateIf(payload, { collection: "clip-jobs", where, data })).toBe(true);
  await work(ffmpegThat().prepareClip);
  expect(await story.clip()).toMatchObject({ task: null, cutFrom: 6 });
});
