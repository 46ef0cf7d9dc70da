import { randomUUID } from "node:crypto";

import "./support/clock";
import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { dataDir, payload, request, staff } = await startProvider();
const { carryOutSchedule } = await import("../src/features/schedule/carry-out");

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const statusOf = async (path: string) => (await request.get(path)).status;

async function aVideo(more: Record<string, unknown>) {
  const clip = await staff.uploaded("clips", await realVideo());
  const slug = `test-${randomUUID()}`;
  const data = { name: "A test", slug, videoLink: clip.id, videoType: "single", ...more };
  const { id } = await staff.create("videos", data);
  return { id, isShown: async () => (await statusOf(`/get_individual_video/${slug}`)) === 200 };
}

it("a video is published on its date and taken down on another, and not before", async () => {
  const { id, isShown } = await aVideo({ publishAt: inMinutes(60), unpublishAt: inMinutes(120) });
  const next = await carryOutSchedule(payload);
  expect(await isShown()).toBe(false);
  expect(next?.getTime()).toBeLessThanOrEqual(Date.now() + 60 * 60_000);
  pass(61);
  await carryOutSchedule(payload);
  expect(await isShown()).toBe(true);
  expect(await staff.open("videos", id)).toMatchObject({ publishAt: null });
  pass(60);
  await carryOutSchedule(payload);
  expect(await isShown()).toBe(false);
});

it("a video whose dates both passed during an outage is off the site", async () => {
  const { isShown } = await aVideo({ publishAt: inMinutes(1), unpublishAt: inMinutes(2) });
  pass(3);
  await carryOutSchedule(payload);
  expect(await isShown()).toBe(false);
});

it("the provider publishes it automatically, as soon as it is due", async () => {
  const { isShown } = await aVideo({ publishAt: inMinutes(-1) });
  await eventually(async () => expect(await isShown()).toBe(true));
});

it("the schedule acts once: staff's later decisions stay", async () => {
  const { id, isShown } = await aVideo({ publishAt: inMinutes(-1) });
  await Promise.all([carryOutSchedule(payload), carryOutSchedule(payload)]);
  await eventually(async () => expect(await isShown()).toBe(true));
  await staff.update("videos", id, { status: "Declined" });
  await carryOutSchedule(payload);
  expect(await isShown()).toBe(false);
  const notes = await staff.findAll("changes", "record", id);
  expect(notes.filter(({ action }) => action === "published")).toEqual([
    expect.objectContaining({ by: "The schedule" }),
  ]);
});

it("a declined story isn't published on its earlier date", async () => {
  const { id, isShown } = await aVideo({ publishAt: inMinutes(60) });
  await staff.update("videos", id, { status: "Declined" });
  expect(await staff.open("videos", id)).toMatchObject({ publishAt: null });
  pass(61);
  await carryOutSchedule(payload);
  expect(await isShown()).toBe(false);
  await staff.update("videos", id, { publishAt: inMinutes(60) });
  pass(61);
  await carryOutSchedule(payload);
  expect(await isShown()).toBe(true);
});

it("a draft of an article is published as last saved", async () => {
  const slug = `test-${randomUUID()}`;
  const article = { title: "First words", slug, author: "A", postedDate: "2026-01-01T12:00:00.000Z" };
  const { id } = await staff.create("blogs", { ...article, _status: "published" });
  const { id: unseen } = await staff.create("blogs", { ...article, slug: `${slug}-2`, _status: "draft" });
  await staff.draft("blogs", id, { title: "Better words", publishAt: inMinutes(60) });
  await staff.draft("blogs", unseen, { publishAt: inMinutes(60) });
  const title = async () => (await request.get(`/get-blog-by-id/${slug}`)).text();
  await carryOutSchedule(payload);
  expect(await title()).toContain("First words");
  pass(61);
  await carryOutSchedule(payload);
  expect(await title()).toContain("Better words");
  expect(await statusOf(`/get-blog-by-id/${slug}-2`)).toBe(200);
  await staff.update("blogs", id, { unpublishAt: inMinutes(-1), _status: "published" });
  await eventually(async () => expect(await statusOf(`/get-blog-by-id/${slug}`)).toBe(404));
});

it("a story is published on its date, and its storyteller hears about it then", async () => {
  const email = someEmail();
  const words = storyWords({ email });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", id, { title: "Hope", publishAt: inMinutes(60) });
  await carryOutSchedule(payload);
  const path = `/get_individual_video/${words.slug}`;
  expect(await statusOf(path)).toBe(404);
  pass(61);
  await carryOutSchedule(payload);
  expect(await statusOf(path)).toBe(200);
  await eventually(async () => {
    const subjects = (await mailsTo(dataDir, email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your story is on our site");
  });
});

it("a failed publication says why, is retried, and isn't forgotten", async () => {
  const email = someEmail();
  const words = storyWords({ email });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", id, { title: " ", publishAt: inMinutes(-1) });
  await eventually(async () =>
    expect(await staff.open("stories", id)).toMatchObject({
      status: "Pending",
      scheduleProblem: "Please enter a title for the story.",
    }),
  );
  await staff.update("stories", id, { title: "Hope" });
  await eventually(async () =>
    expect(await staff.open("stories", id)).toMatchObject({
      status: "Published",
      publishAt: null,
      scheduleProblem: null,
    }),
  );
});

it("what somebody has withdrawn loses its date, and gets no other", async () => {
  const words = storyWords({ email: someEmail() });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", id, { status: "Published", title: "Hope" });
  const { id: video } = await staff.one("videos", "slug", words.slug ?? "");
  await staff.update("videos", video, { status: "Pending", publishAt: inMinutes(60) });
  await staff.update("stories", id, { status: "Pending", publishAt: inMinutes(60) });
  await staff.press("stories", id, "withdraw-consent");
  for (const [collection, record] of [
    ["stories", id],
    ["videos", video],
  ] as const) {
    await eventually(async () =>
      expect(await staff.open(collection, record)).toMatchObject({ publishAt: null, objection: "withdrawn" }),
    );
    expect(await staff.refusedUpdate(collection, record, { publishAt: inMinutes(60) })).toContain(
      "Someone has withdrawn their consent, so you can’t publish this on a date.",
    );
  }
  await staff.update("videos", video, { unpublishAt: inMinutes(60) });
});

it("an end before the date of publication is refused", async () => {
  const { id } = await aVideo({ publishAt: inMinutes(60) });
  expect(await staff.refusedUpdate("videos", id, { unpublishAt: inMinutes(30) })).toContain(
    "It would be removed from the site before it’s published.",
  );
});

it("nothing in the trash is published", async () => {
  const { id, isShown } = await aVideo({ publishAt: inMinutes(60) });
  await staff.update("videos", id, { deletedAt: new Date().toISOString() });
  pass(61);
  await carryOutSchedule(payload);
  expect(await isShown()).toBe(false);
});
