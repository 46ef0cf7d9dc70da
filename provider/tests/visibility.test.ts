import { SAFETY_VERSION } from "@lampstand/contract/safety";
import { z } from "zod";

import { updateIf } from "../src/lib/db/writes";
import { fakeFfmpeg, startPreparation } from "./support/preparation";
import { pixel } from "./support/purging";
import { startProvider } from "./support/provider";
import { expectStored, newSlug, realVideo, sendStory, storyWords, type Words } from "./support/stories";
import { someEmail } from "./support/visitor";

const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
const { payload, request, staff, signInAs } = provider;
const { work } = await startPreparation(provider);
const { previewToken } = await import("../src/features/preview/preview-context");
const { createSettling } = await import("../src/features/visibility/recalculate");
const { prepareDatabase } = await import("../src/prepare");

const ANSWERS = { tellerAge: "adult", othersSeen: "none", danger: "no", safetyVersion: SAFETY_VERSION };
const publish = { status: "Published", title: "A story" };

async function aStory(more: Words = {}) {
  const words = storyWords({ email: someEmail(), ...ANSWERS, ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
  // Another story's film may be due again first.
  while ((await staff.one("clips", "id", String(file))).preparation !== "ready") await work();
  const slug = words.slug ?? "";
  const isShown = async () => (await request.get(`/get_individual_video/${slug}`)).status === 200;
  const clip = () => staff.one("clips", "id", String(file));
  const video = () => staff.one("videos", "slug", slug);
  return { id, slug, clipId: String(file), clip, video, isShown };
}

async function aPublishedStory(more: Words = {}) {
  const story = await aStory(more);
  await staff.update("stories", story.id, publish);
  expect(await story.isShown()).toBe(true);
  return story;
}

const changeClip = (id: string, data: Record<string, unknown>) =>
  updateIf(payload, { collection: "clips", where: { id: { equals: id } }, data });

const rendition = z.array(z.looseObject({ filename: z.string() }));

const fileOf = async (story: Awaited<ReturnType<typeof aStory>>) =>
  `/uploads/renditions/${rendition.parse((await story.clip()).renditions)[0]?.filename}`;

const statusOf = async (path: string) => (await request.get(path)).status;

const answer = z.object({ reason: z.string(), warning: z.string(), needsApproval: z.boolean() });

async function said(collection: "stories" | "videos", id: string, change: object = {}) {
  const options = { headers: staff.headers, data: change };
  return answer.parse((await request.post(`/api/${collection}/${id}/visibility`, options)).json());
}

const homeVideo = async () =>
  z
    .object({ data: z.looseObject({ fVideo: z.string() }) })
    .parse((await request.get("/web/home-page-content")).json()).data.fVideo;

it("a visitor's film appears on a page only while its story is shown", async () => {
  const before = await staff.readGlobal("home");
  const story = await aStory();
  await staff.updateGlobal("home", { fVideo: { relationTo: "clips", value: story.clipId } });
  const file = await fileOf(story);
  expect(await homeVideo()).toBe("");
  expect(await statusOf(file)).toBe(404);
  await staff.update("stories", story.id, publish);
  expect(await homeVideo()).toBe(file);
  expect((await request.head(file)).headers["cache-control"]).toBe("public, max-age=300");
  await staff.press("stories", story.id, "withdraw-consent");
  expect(await homeVideo()).toBe("");
  expect(await statusOf(file)).toBe(404);
  expect(rendition.parse((await story.clip()).renditions)).toEqual([]);
  await staff.updateGlobal("home", { fVideo: before.fVideo });
});

it("staff's film leaves a page when a consent to a video that shows it is withdrawn", async () => {
  const before = await staff.readGlobal("home");
  const clip = await staff.uploaded("clips", await realVideo());
  await work();
  const video = { name: "Ruth", slug: newSlug(), videoLink: clip.id, videoType: "both", status: "Pending" };
  const { id } = await staff.create("videos", video);
  await staff.updateGlobal("home", { fVideo: { relationTo: "clips", value: clip.id } });
  expect(await homeVideo()).not.toBe("");
  const email = someEmail();
  await request.post("/add-join-us", { data: { fullName: "Ruth", email, agreeToUseTestimony: true } });
  const [consent] = await staff.sentBy("testimony-consents", email);
  await staff.update("testimony-consents", String(consent?.id), { video: id });
  await staff.press("testimony-consents", String(consent?.id), "withdraw-consent");
  expect(await homeVideo()).toBe("");
  await staff.updateGlobal("home", { fVideo: before.fVideo });
});

it("a film can't be shown or published while a cut or a cover is missing", async () => {
  const story = await aPublishedStory();
  const file = await fileOf(story);
  await changeClip(story.clipId, { task: "1.000-5.000" });
  expect(await story.isShown()).toBe(false);
  expect(await statusOf(file)).toBe(404);
  expect(await said("stories", story.id)).toMatchObject({
    reason: "Not shown: a cut or cover isn’t ready yet.",
  });
  expect(await staff.one("videos", "slug", story.slug)).toMatchObject({
    status: "Active",
    objection: "edit-missing",
  });
  await changeClip(story.clipId, { task: null });
  expect(await story.isShown()).toBe(true);

  const other = await aStory();
  await changeClip(other.clipId, { task: "1.000-5.000" });
  expect(await staff.refusedUpdate("stories", other.id, publish)).toContain("A cut or cover of this video");
});

it("repeated passages are never shown, prepared or not", async () => {
  const words = storyWords({ email: someEmail(), ...ANSWERS, leftOut: "[[0,2]]" });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
  const early = { ...publish, publishUnprepared: true };
  expect(await staff.refusedUpdate("stories", id, early)).toContain("We cut out the answers recorded again");
  await work(async () => Promise.reject(new Error("It fails.")));
  await changeClip(String(file), { preparation: "failed" });
  expect(await staff.refusedUpdate("stories", id, early)).toContain("We cut out the answers recorded again");
  await changeClip(String(file), { preparation: "waiting" });
  await work(fakeFfmpeg);
  await changeClip(String(file), { preparation: "ready" });
  await staff.update("stories", id, publish);
  await changeClip(String(file), { preparation: "failed" });
  expect(await statusOf(`/get_individual_video/${words.slug}`)).toBe(404);
});

it("an approval belongs to an account, and to what it approved", async () => {
  const story = await aStory({ danger: "perhaps" });
  const [first, second] = [await signInAs("editor"), await signInAs("editor")];
  await first.update("stories", story.id, { ...publish, isUnnamed: true });
  const own = await staff.one("staff", "email", first.email);
  await staff.update("staff", own.id, { email: someEmail() });
  expect(await first.refusedUpdate("stories", story.id, publish)).toContain("another colleague");
  await second.update("stories", story.id, publish);
  expect(await story.isShown()).toBe(true);

  for (const change of [{ title: "Another title" }, { isUnnamed: false }]) {
    const approve = { ...publish, ...change, approves: true };
    expect((await said("stories", story.id, change)).warning).toBe(
      "Saving removes it from the site: two colleagues have to approve it.",
    );
    await first.update("stories", story.id, change);
    expect(await story.isShown()).toBe(false);
    expect(await said("stories", story.id)).toMatchObject({ needsApproval: true });
    await first.update("stories", story.id, approve);
    expect(await story.isShown()).toBe(false);
    await second.update("stories", story.id, approve);
    expect(await story.isShown()).toBe(true);
  }
  const { id } = await story.video();
  await first.update("videos", id, { youtubeLink: "https://youtube.com/watch?v=1" });
  expect(await story.isShown()).toBe(false);
  await first.update("videos", id, { youtubeLink: "" });
  expect(await story.isShown()).toBe(true);
  await changeClip(story.clipId, { edition: 1 });
  expect(await story.isShown()).toBe(false);
  await changeClip(story.clipId, { edition: 0 });
  const { id: poster } = await staff.uploaded("images", pixel, { alt: "A field" });
  const { id: hashtag } = await staff.create("hashtags", { name: newSlug(), status: "Active" });
  for (const [change, back] of [
    [{ poster }, { poster: null }],
    [{ hashtagId: [hashtag] }, { hashtagId: [] }],
  ]) {
    await first.update("videos", id, change ?? {});
    expect(await story.isShown()).toBe(false);
    await first.update("videos", id, back ?? {});
    expect(await story.isShown()).toBe(true);
  }
  const cues = [{ start: 0, end: 1, text: "My name is" }];
  const captions = await staff.create("captions", { clip: story.clipId, lang: "en", cues, isDraft: true });
  expect(await story.isShown()).toBe(true);
  await first.update("captions", captions.id, { isDraft: false });
  expect(await story.isShown()).toBe(false);
  await staff.remove("captions", captions.id);
  expect(await story.isShown()).toBe(true);
  await first.update("stories", story.id, { status: "Pending" });
  await first.update("stories", story.id, { ...publish, title: "A third title" });
  expect(await story.isShown()).toBe(false);
});

it("an approval survives saving captions unchanged", async () => {
  const story = await aStory({ danger: "perhaps" });
  const cues = [{ start: 0, end: 1, text: "Hello" }];
  for (const lang of ["en", "de"])
    await staff.create("captions", { clip: story.clipId, lang, cues, isDraft: false });
  for (const by of [await signInAs("editor"), await signInAs("editor")])
    await by.update("stories", story.id, publish);
  expect(await story.isShown()).toBe(true);
  for (const { id } of await staff.findAll("captions", "clip", story.clipId)) {
    await staff.update("captions", id, { isDraft: false });
    expect(await story.isShown()).toBe(true);
  }
});

it("a refusal in the trash counts, and another story's id has no effect", async () => {
  const story = await aStory();
  const askedEmail = someEmail();
  const data = { role: "seen", fullName: "Nora Neighbour", email: askedEmail };
  await request.post(`/api/stories/${story.id}/ask-somebody`, { headers: staff.headers, data });
  const [asked] = await staff.sentBy("others-consents", askedEmail);
  await staff.update("others-consents", String(asked?.id), { deletedAt: new Date().toISOString() });
  expect(await staff.refusedUpdate("stories", story.id, publish)).toContain("Nora Neighbour");
  const other = await aStory();
  expect(await staff.refusedUpdate("stories", story.id, { ...publish, id: other.id })).toContain(
    "Nora Neighbour",
  );
  expect(await staff.one("stories", "id", story.id)).toMatchObject({ objection: "seen-silent" });
});

it("someone asked later takes a story off the site until they agree", async () => {
  const story = await aPublishedStory();
  const data = { role: "seen", fullName: "Nora Neighbour", email: someEmail() };
  await request.post(`/api/stories/${story.id}/ask-somebody`, { headers: staff.headers, data });
  expect(await story.isShown()).toBe(false);
  expect(await said("stories", story.id)).toMatchObject({
    reason: "Not shown: Nora Neighbour, who is seen or named, hasn’t agreed.",
  });
});

it("a story without a name has none next to its film, whoever writes it there", async () => {
  const story = await aStory({ name: "Rahel Musterfrau" });
  await staff.update("stories", story.id, { ...publish, isUnnamed: true });
  const { id } = await story.video();
  const changes = [
    { name: "Rahel tells" },
    { description: "I am Rahel, from Cologne." },
    { recordedAt: "Cologne" },
    { churchLink: "https://church.example" },
  ];
  for (const change of changes) {
    const before = await story.video();
    expect((await said("videos", id, change)).warning).toContain("Saving removes it from the site");
    await staff.update("videos", id, change);
    expect(await story.isShown()).toBe(false);
    const { name, description } = before;
    await staff.update("videos", id, { name, description, recordedAt: "", churchLink: "" });
    expect(await story.isShown()).toBe(true);
  }
});

it("a preview shows no withdrawn or unfinished film, nor any other one", async () => {
  const story = await aPublishedStory();
  const { id } = await story.video();
  const token = previewToken({ kind: "videos", id });
  const read = (draft?: object) =>
    request.post("/preview/read", {
      data: {
        token,
        path: `/get_individual_video/${story.slug}`,
        ...(draft && { draft }),
      },
    });
  const link = z.object({ data: z.looseObject({ videoLink: z.string() }) });
  const shown = link.parse((await read()).json()).data.videoLink;
  expect(await statusOf(shown)).toBe(200);
  const other = await aStory();
  const draft = { videoLink: other.clipId, objection: null };
  expect(link.parse((await read(draft)).json()).data.videoLink).toBe(shown);
  await changeClip(story.clipId, { task: "1.000-5.000" });
  expect((await read({ objection: null })).status).toBe(404);
  expect(await statusOf(shown)).toBe(404);
  await changeClip(story.clipId, { task: null });
  await staff.press("stories", story.id, "withdraw-consent");
  expect((await read()).status).toBe(404);
});

it("switching a rule on hides what it forbids, and switching it off shows it again", async () => {
  const story = await aStory({ danger: "perhaps" });
  await payload.updateGlobal({ slug: "story-form", data: { needsTwoForDanger: false } });
  await staff.update("stories", story.id, publish);
  expect(await story.isShown()).toBe(true);
  await payload.updateGlobal({ slug: "story-form", data: { needsTwoForDanger: true } });
  expect(await story.isShown()).toBe(false);
  await payload.updateGlobal({ slug: "story-form", data: { needsTwoForDanger: false } });
  expect(await story.isShown()).toBe(true);
  await payload.updateGlobal({ slug: "story-form", data: { needsTwoForDanger: true } });
});

it("wrong values in the database are corrected after the next start", async () => {
  const story = await aPublishedStory();
  const where = { id: { equals: (await story.video()).id } };
  await updateIf(payload, { collection: "videos", where, data: { objection: "withdrawn" } });
  expect(await story.isShown()).toBe(false);
  await prepareDatabase(payload);
  const settle = createSettling(payload);
  let rest: Date | undefined;
  do rest = await settle();
  while (rest !== undefined);
  expect(await story.isShown()).toBe(true);
});
