import { SAFETY_VERSION } from "@lampstand/contract/safety";
import { z } from "zod";

import { updateIf } from "../src/lib/db/writes";
import { fakeFfmpeg, newStory, type PrepareClip, startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";
import { expectStored, newSlug, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
const { payload, request, staff } = provider;
const { work } = await startPreparation(provider);
const { emptyTrash } = await import("../src/features/erasure/empty-trash");
const { consentRecord } = await import("../src/features/consents/consent-records");
const { withdrawConsents } = await import("../src/features/consents/withdraw-consents");
const { filmNameOf } = await import("../src/features/consents/open-question");
const { queueForgotten } = await import("../src/features/clips/clip-state");
const { readRemovals, removalsFolder } = await import("../src/features/removals/journal");

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const publish = { status: "Published", title: "A story" };
const now = () => new Date().toISOString();
const longAgo = () => new Date(Date.now() - 31 * 86_400_000).toISOString();
/** The provider notes the time itself if staff move a record to the trash. */
const trashedLongAgo = (collection: "videos" | "others-consents", id: string) =>
  payload.update({ collection, id, data: { deletedAt: longAgo() } });
const statusOf = async (path: string) => (await request.get(path)).status;
const isShown = async (slug: string) => (await statusOf(`/get_individual_video/${slug}`)) === 200;
const erase = (collection: "stories" | "videos" | "others-consents", id: string) =>
  payload.delete({ collection, id, trash: true });
const homeVideo = async () =>
  z
    .object({ data: z.looseObject({ fVideo: z.string() }) })
    .parse((await request.get("/web/home-page-content")).json()).data.fVideo;

async function aStory(more = {}) {
  const answers = { tellerAge: "adult", othersSeen: "none", danger: "no", safetyVersion: SAFETY_VERSION };
  const words = storyWords({ email: someEmail(), ...answers, ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  const slug = words.slug ?? "";
  const { id, file } = await staff.one("stories", "slug", slug);
  while ((await staff.one("clips", "id", String(file))).preparation !== "ready") await work();
  return { id, slug, clipId: String(file) };
}

async function ask(story: string) {
  const email = someEmail();
  const data = { role: "seen", fullName: "Nora Neighbour", email };
  await request.post(`/api/stories/${story}/ask-somebody`, { headers: staff.headers, data });
  return staff.one("others-consents", "email", email);
}

async function agree(id: string, clipId: string) {
  const clip = await payload.findByID({ collection: "clips", id: clipId });
  const consents = [{ purpose: "seenAgrees", sentence: "Yes.", version: "1", givenAt: now() }];
  const data = { agreedAt: now(), agreedTo: filmNameOf(clip), consents };
  await updateIf(payload, { collection: "others-consents", where: { id: { equals: id } }, data });
}

it("staff's film stays off pages after its subject withdrew, even once its video is erased", async () => {
  const before = await staff.readGlobal("home");
  const clip = await staff.uploaded("clips", await realVideo());
  const data = { name: "Ruth", slug: newSlug(), videoLink: clip.id, videoType: "both", status: "Pending" };
  const video = await staff.create("videos", data);
  await staff.updateGlobal("home", { fVideo: { relationTo: "clips", value: clip.id } });
  const file = await homeVideo();
  expect(file).not.toBe("");
  const email = someEmail();
  await request.post("/add-join-us", { data: { fullName: "Ruth", email, agreeToUseTestimony: true } });
  const consent = await staff.one("testimony-consents", "email", email);
  await staff.update("testimony-consents", consent.id, { video: video.id });
  await staff.press("testimony-consents", consent.id, "withdraw-consent");
  const other = await staff.uploaded("clips", await realVideo());
  expect(await staff.refusedUpdate("videos", video.id, { videoLink: other.id })).toContain("stay with it");
  await trashedLongAgo("videos", video.id);
  await emptyTrash(payload);
  expect(await homeVideo()).toBe("");
  expect(await statusOf(file)).toBe(404);
  const again = { ...data, slug: newSlug(), status: "Active", publishUnprepared: true };
  expect((await request.post("/api/videos", { headers: staff.headers, data: again })).status).toBe(400);
  await staff.updateGlobal("home", { fVideo: before.fVideo });
});

it("a withdrawn story's picture is shown nowhere else, even once the story is erased", async () => {
  const [story, other] = [await aStory(), await aStory()];
  for (const { id } of [story, other]) await staff.update("stories", id, publish);
  const gif = { name: "pixel.gif", mimeType: "image/gif", buffer: PIXEL };
  const { id: poster, filename } = await staff.uploaded("images", gif, { alt: "A pixel" });
  const path = `/uploads/images/${filename}`;
  const video = await staff.one("videos", "slug", story.slug);
  await staff.update("videos", video.id, { poster });
  const name = newSlug();
  await staff.create("hashtags", { name, slug: name, status: "Active", image: poster });
  expect(await statusOf(path)).toBe(200);
  await staff.press("stories", story.id, "withdraw-consent");
  expect(await statusOf(path)).toBe(404);
  expect(await staff.refusedUpdate("videos", video.id, { poster: null })).toContain("stay with it");
  await staff.update("videos", (await staff.one("videos", "slug", other.slug)).id, { poster });
  expect(await statusOf(path)).toBe(404);
  await erase("stories", story.id);
  await erase("videos", video.id);
  expect(await statusOf(path)).toBe(404);
});

it("someone whose agreement is in the trash can still withdraw after the story was erased", async () => {
  const story = await aStory();
  const asked = await ask(story.id);
  await agree(asked.id, story.clipId);
  await staff.update("others-consents", asked.id, { deletedAt: now() });
  await staff.update("stories", story.id, publish);
  const { id } = await staff.one("videos", "slug", story.slug);
  const kept = await payload.findByID({ collection: "others-consents", id: asked.id, depth: 0, trash: true });
  expect(kept.video).toBe(id);
});

it("answers about a video move to its copy when it is erased", async () => {
  const story = await aStory();
  const asked = await ask(story.id);
  await agree(asked.id, story.clipId);
  await staff.update("stories", story.id, publish);
  const video = await staff.one("videos", "slug", story.slug);
  const data = { slug: newSlug(), status: "Active" };
  await request.post(`/api/videos/${video.id}/duplicate`, { headers: staff.headers, data });
  await erase("stories", story.id);
  await erase("videos", video.id);
  expect(await isShown(data.slug)).toBe(true);
  const record = await consentRecord(payload, "others-consents", asked.id);
  if (!record) throw new Error("What was answered is not kept");
  await withdrawConsents(payload, record, "staff@example.org");
  expect(await isShown(data.slug)).toBe(false);
});

it("an unanswered question stays while the story, its video or a copy is published", async () => {
  const story = await aStory();
  await staff.update("stories", story.id, publish);
  const { id } = await staff.one("videos", "slug", story.slug);
  const data = { slug: newSlug(), status: "Active" };
  await request.post(`/api/videos/${id}/duplicate`, { headers: staff.headers, data });
  const { id: copy } = await staff.one("videos", "slug", data.slug);
  const asked = await ask(story.id);
  await expect(erase("others-consents", asked.id)).rejects.toThrow("hasn’t answered");
  await trashedLongAgo("others-consents", asked.id);
  await emptyTrash(payload);
  expect(await isShown(story.slug)).toBe(false);
  await staff.update("stories", story.id, { status: "Pending" });
  await expect(erase("others-consents", asked.id)).rejects.toThrow("hasn’t answered");
  await staff.update("videos", copy, { status: "Pending" });
  await emptyTrash(payload);
  expect(
    await payload.count({ collection: "others-consents", where: { id: { equals: asked.id } }, trash: true }),
  ).toEqual({ totalDocs: 0 });
});

describe("edits that a restored backup lacks", () => {
  const edits: unknown[] = [];

  /** Records what FFmpeg was asked for. */
  const prepareClip: PrepareClip = async (options) => {
    edits.push(options.edit);
    return fakeFfmpeg(options);
  };

  beforeEach(() => edits.splice(0));

  /** Returns a published film that a restore has given a task. */
  async function aFilm(task?: string) {
    const story = await newStory(request, staff);
    await work();
    await staff.update("stories", story.id, { status: "Published" });
    const data = { task: task ?? null, updatedAt: new Date(0).toISOString() };
    await updateIf(payload, { collection: "clips", where: { id: { equals: story.clipId } }, data });
    const ask = async (action: string, body?: object) => {
      const address = `/api/clips/${story.clipId}/${action}`;
      return (await request.post(address, { headers: staff.headers, data: body })).status;
    };
    const objection = async () => (await staff.one("videos", "slug", story.slug)).objection;
    return { ...story, ask, objection };
  }

  it("the missing edits are made in order, and staff can't request others meanwhile", async () => {
    const film = await aFilm("6.000-20.000\n2.000-10.000");
    expect(await film.ask("cut", { start: 1, end: 9 })).toBe(400);
    await queueForgotten(payload);
    await work(prepareClip);
    expect(await film.clip()).toMatchObject({ task: "2.000-10.000", cutFrom: 6, edition: 1 });
    expect(await film.objection()).toBe("edit-missing");
    await queueForgotten(payload);
    await work(prepareClip);
    expect(edits).toEqual([{ part: { start: 6, end: 20 } }, { part: { start: 2, end: 10 } }]);
    expect(await film.clip()).toMatchObject({ task: null, cutFrom: 8, edition: 2 });
    expect(await film.objection()).toBeNull();
  });

  it("a film whose file was replaced after a restored backup waits for staff", async () => {
    const film = await aFilm("replaced");
    expect(await film.ask("retry-task")).toBe(200);
    await work(prepareClip);
    expect(edits).toEqual([]);
    expect(await film.clip()).toMatchObject({
      task: "replaced",
      problem: expect.stringContaining("Please upload the newer file again"),
    });
    expect(await film.objection()).toBe("edit-missing");
  });

  it("the journal lists the edits of each edition of a film, once", async () => {
    const film = await aFilm();
    await film.ask("cut", { start: 6, end: 20 });
    await work(prepareClip);
    await film.ask("undo-cut");
    await work(prepareClip);
    await film.ask("cut", { start: 1, end: 9 });
    await film.ask("retry-task");
    await film.ask("leave-as-it-is");
    const { removals } = await readRemovals(removalsFolder());
    const noted = removals.filter(({ id, action }) => id === film.clipId && action === "edited");
    expect(noted.map(({ edition, task }) => [edition, task])).toEqual([
      [0, "6.000-20.000"],
      [1, "whole"],
      [2, "1.000-9.000"],
      [2, ""],
    ]);
  });
});

async function copyOf(video: string): Promise<string> {
  const data = { slug: newSlug(), status: "Active" };
  await request.post(`/api/videos/${video}/duplicate`, { headers: staff.headers, data });
  await staff.update("videos", (await staff.one("videos", "slug", data.slug)).id, { status: "Active" });
  expect(await isShown(data.slug)).toBe(true);
  return data.slug;
}

it("a withdrawal takes down every copy of the video, even if staff filmed it", async () => {
  const clip = await staff.uploaded("clips", await realVideo());
  const data = { name: "Ruth", slug: newSlug(), videoLink: clip.id, videoType: "both" };
  const video = await staff.create("videos", { ...data, status: "Active", publishUnprepared: true });
  const email = someEmail();
  await request.post("/add-join-us", { data: { fullName: "Ruth", email, agreeToUseTestimony: true } });
  const consent = await staff.one("testimony-consents", "email", email);
  await staff.update("testimony-consents", consent.id, { video: video.id });
  const copy = await copyOf(video.id);
  const record = await consentRecord(payload, "testimony-consents", consent.id);
  if (!record) throw new Error("There is no consent");
  await withdrawConsents(payload, record, email);
  expect(await isShown(copy)).toBe(false);
});

it("a person asked about a story can take down a copy that shows another film too", async () => {
  const story = await aStory();
  await staff.update("stories", story.id, publish);
  const video = await staff.one("videos", "slug", story.slug);
  const clip = await staff.uploaded("clips", await realVideo());
  await staff.update("videos", video.id, { videoLink: clip.id, publishUnprepared: true });
  const copy = await copyOf(video.id);
  await ask(story.id);
  expect(await isShown(story.slug)).toBe(false);
  expect(await isShown(copy)).toBe(false);
});

it("a copy of a video that shows another film is removed with the story", async () => {
  const story = await aStory();
  await staff.update("stories", story.id, publish);
  const video = await staff.one("videos", "slug", story.slug);
  const clip = await staff.uploaded("clips", await realVideo());
  await staff.update("videos", video.id, { videoLink: clip.id, publishUnprepared: true });
  const copy = await copyOf(video.id);
  await staff.update("stories", story.id, { status: "Pending" });
  expect(await isShown(copy)).toBe(false);
});

it("a picture whose file is replaced must be approved again", async () => {
  const story = await aStory({ danger: "perhaps" });
  const colleagues = [await provider.signInAs("editor"), await provider.signInAs("editor")];
  const approve = async () => {
    for (const one of colleagues) await one.update("stories", story.id, { ...publish, approves: true });
    expect(await isShown(story.slug)).toBe(true);
  };
  await approve();
  const file = { name: "one.gif", mimeType: "image/gif", buffer: PIXEL };
  const picture = await staff.uploaded("images", file, { alt: "One" });
  const video = await staff.one("videos", "slug", story.slug);
  await staff.update("videos", video.id, { poster: picture.id });
  expect(await isShown(story.slug)).toBe(false);
  await approve();
  const other = { ...file, name: "other.gif" };
  await request.fetch(`/api/images/${picture.id}`, {
    ...{ method: "PATCH", headers: staff.headers },
    form: { _payload: JSON.stringify({ alt: "Other" }), file: other },
  });
  expect(await isShown(story.slug)).toBe(false);
});
