import { consentIn } from "@lampstand/contract/consent-sentences";

import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { expectStored, realVideo, sendStory, storyWords, type Words } from "./support/stories";
import { expectFailure, read, readVideos } from "./support/read";
import * as shapes from "./support/shapes";
import type { Client } from "./support/request";
import type { Staff } from "./support/staff";

const SITE_URL = "https://stories.example";
const ADMIN_URL = "https://admin.example";
const SPAMMER = "watches@cheap.example";

const { request, staff, dataDir, payload, rows } = await startProvider({ SITE_URL, ADMIN_URL });

it("staff hear about a story, and its storyteller about its arrival and each decision, once", async () => {
  const support = "office@stories.example";
  await staff.updateGlobal("settings", { email: support });
  const consent = consentIn("isAcceptUnrestricted", "en");
  const consents = JSON.stringify([consent]);
  const story = storyWords({ name: "Ruth", email: "ruth@example.org", description: "How I found hope" });
  const { slug = "", email = "" } = story;
  const subjectsTo = async (address: string) =>
    (await mailsTo(dataDir, address)).map(({ subject }) => subject);
  const lastTo = async (address: string) => (await mailsTo(dataDir, address)).at(-1)?.text ?? "";
  const subjects: string[] = [];
  const expectMail = async (subject: string) => {
    subjects.push(subject);
    await eventually(async () => expect(await subjectsTo(email)).toEqual(subjects));
  };

  const words = { ...story, isAcceptUnrestricted: "true", consents };
  const key = { "idempotency-key": "a-key" };
  for (let sent = 0; sent < 2; sent += 1) {
    await expectStored(await sendStory(request, words, await realVideo(), key));
  }
  await eventually(async () => expect(await subjectsTo(support)).toEqual(["New story from Ruth"]));
  await expectMail("Thank you: what you agreed to");
  const receipt = await lastTo(email);
  expect(receipt).toContain(consent.sentence);
  expect(receipt).toMatch(/\/withdraw-consent\/[\w-]{43}/);
  for (const typed of ["Ruth", "How I found hope"]) expect(receipt).not.toContain(typed);

  const { id } = await staff.one("stories", "slug", slug);
  expect(await lastTo(support)).toContain(`${ADMIN_URL}/admin/collections/stories/${id}`);
  const decide = (data: Record<string, unknown>) => staff.update("stories", id, data);

  await decide({ title: "Ruth finds hope" });
  await decide({ status: "Published" });
  await expectMail("Your story is on our site");
  expect(await lastTo(email)).toContain(`${SITE_URL}/video-detail/${slug}`);
  expect(await lastTo(email)).toMatch(/\/withdraw-consent\/[\w-]{43}/);

  await decide({ status: "Published", shownAs: "multiple" });
  await decide({ status: "Declined", reason: "We have changed our mind." });
  await expectMail("About the story you sent us");
  expect(await lastTo(email)).toContain("We have changed our mind.");

  await decide({ reason: "Other words." });
  await decide({ status: "Pending" });
  await decide({ status: "Published" });
  await expectMail("Your story is on our site");
  expect(await lastTo(email)).toContain(`${SITE_URL}/video-reels?v=${slug}`);
  expect(await subjectsTo(support)).toHaveLength(1);
});

/** Returns a new story, and the address at which its clip could be guessed. */
async function newStory(request: Client, staff: Staff, more: Words = {}) {
  const words = storyWords({ description: "Their words", churchLink: "https://church.example/", ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, slug, file } = await staff.one("stories", "slug", words.slug ?? "");
  const { filename } = await staff.one("clips", "id", String(file));
  return { id, slug: String(slug), clip: `/uploads/clips/${String(filename)}` };
}

const videoAt = async (request: Client, slug: string) =>
  (await read(request, `/get_individual_video/${slug}`, shapes.individualVideo)).data;

async function expectHidden(request: Client, staff: Staff, { slug, clip }: { slug: string; clip: string }) {
  await expectFailure(request, `/get_individual_video/${slug}`, 404);
  await expectFailure(request, clip, 404);
  expect((await readVideos(request)).map((video) => video.slug)).not.toContain(slug);
  const shown = await request.get(clip, { headers: staff.headers });
  expect(shown.status).toBe(200);
  expect(shown.headers["cache-control"]).toBe("private, no-store");
}

async function removeAll(staff: Staff, { id, slug }: { id: string; slug: string }) {
  await staff.remove("videos", (await staff.one("videos", "slug", slug)).id);
  await staff.remove("stories", id);
}

it("publishing a story makes a video on the site, until it is declined", async () => {
  const story = await newStory(request, staff, {
    hastags: '["Hope"]',
    recordedAt: "Camp",
    tiktokLink: "https://tiktok.example/a",
  });
  await expectHidden(request, staff, story);

  await staff.update("stories", story.id, { status: "Published", title: "Anna finds hope", shownAs: "both" });
  const video = await videoAt(request, story.slug);
  expect(video).toMatchObject({
    name: "Anna finds hope",
    description: "Their words",
    videoLink: story.clip,
    videoType: "both",
    status: "Active",
    hashtagId: [expect.objectContaining({ name: "Hope" })],
    tiktokLink: "https://tiktok.example/a",
    churchLink: "https://church.example/",
    recordedAt: "Camp",
    width: 720,
    height: 1280,
  });
  expect((await request.get(story.clip)).status).toBe(200);
  expect((await readVideos(request)).map(({ slug }) => slug)).toContain(story.slug);
  expect((await staff.one("stories", "id", story.id)).video).toBe(video._id);

  await staff.update("stories", story.id, { status: "Declined", reason: "It was a mistake." });
  await expectHidden(request, staff, story);
  await staff.update("stories", story.id, { status: "Published" });
  expect((await videoAt(request, story.slug))._id).toBe(video._id);
  await staff.update("stories", story.id, { status: "Pending" });
  await expectHidden(request, staff, story);
  await removeAll(staff, story);
});

it("edits to a published story appear, and edits to its video stay", async () => {
  const story = await newStory(request, staff);
  await staff.update("stories", story.id, { status: "Published", title: "First" });
  const { _id: id } = await videoAt(request, story.slug);
  await staff.update("videos", id, { name: "Changed there", description: "Shorter" });

  await staff.update("stories", story.id, { shownAs: "single" });
  const changed = { name: "Changed there", description: "Shorter", videoType: "single", hashtagId: [] };
  expect(await videoAt(request, story.slug)).toMatchObject(changed);
  const hashtag = await staff.one("hashtags", "slug", "hope");
  await staff.update("stories", story.id, { title: "Changed here", hashtags: [hashtag.id] });
  const video = await videoAt(request, story.slug);
  expect(video).toMatchObject({ name: "Changed here", description: "Shorter", videoType: "single" });
  expect(video.hashtagId.map(({ name }) => name)).toEqual(["Hope"]);
  await removeAll(staff, story);
});

it("the storyteller's hashtags that visitors may choose are proposed, and staff decide", async () => {
  const story = await newStory(request, staff, { hastags: '["hope","featured","Their own"]' });
  const hope = await staff.one("hashtags", "slug", "hope");
  const featured = await staff.one("hashtags", "slug", "featured");
  expect((await staff.open("stories", story.id)).hashtags).toEqual([hope.id]);
  // Until staff save it, the story is one row, which a crash can't leave incomplete.
  expect((await staff.one("stories", "id", story.id)).hashtags).toEqual([]);

  await staff.update("stories", story.id, { hashtags: [featured.id] });
  expect((await staff.open("stories", story.id)).hashtags).toEqual([featured.id]);
  await staff.update("stories", story.id, { hashtags: [], status: "Published" });
  expect((await videoAt(request, story.slug)).hashtagId).toEqual([]);
  for (const decision of [{ status: "Pending" }, { status: "Published" }]) {
    await staff.update("stories", story.id, decision);
    expect((await staff.open("stories", story.id)).hashtags).toEqual([]);
  }
  expect((await videoAt(request, story.slug)).hashtagId).toEqual([]);
  expect((await staff.open("stories", story.id)).hastags).toEqual(["hope", "featured", "Their own"]);
  await removeAll(staff, story);
});

it("a decision that can't be carried out is refused in words", async () => {
  const story = await newStory(request, staff);
  const refusals: [Record<string, unknown>, string][] = [
    [{ status: "Declined" }, "Please tell the storyteller why."],
    [{ status: "Declined", reason: "  " }, "Please tell the storyteller why."],
    [{ status: "Published", title: " " }, "Please enter a title for the story."],
  ];
  for (const [data, sentence] of refusals) {
    expect(await staff.refusedUpdate("stories", story.id, data)).toContain(sentence);
  }

  const { file } = await staff.one("stories", "id", story.id);
  const clip = await staff.uploaded("clips", await realVideo());
  const other = { name: "Another", slug: story.slug, videoLink: clip.id, videoType: "single" };
  const { id } = await staff.create("videos", other);
  expect(await staff.refusedUpdate("stories", story.id, { status: "Published" })).toContain(
    `The video ‘Another’ already uses the web address ‘${story.slug}’. Change it there first.`,
  );
  expect(await staff.one("stories", "id", story.id)).toMatchObject({ status: "Pending", file });
  await expectHidden(request, staff, story);
  await staff.remove("videos", id);
  await staff.remove("clips", clip.id);
  await staff.remove("stories", story.id);
});

it("what a visitor sent can't be changed", async () => {
  const story = await newStory(request, staff);
  const before = await staff.one("stories", "id", story.id);
  const forged = {
    name: "B",
    email: "b@example.org",
    slug: "forged",
    description: "B",
    hastags: [],
    file: null,
  };
  await staff.update("stories", story.id, { ...forged, consents: [], carriedOut: "Published", video: null });
  const { updatedAt: _before, ...kept } = before;
  expect(await staff.one("stories", "id", story.id)).toMatchObject(kept);
  await staff.remove("stories", story.id);
});

it("a story whose consent is withdrawn leaves the site and stays off it", async () => {
  const story = await newStory(request, staff, { isAcceptUnrestricted: "true" });
  await staff.update("stories", story.id, { status: "Published" });
  expect((await request.get(story.clip)).status).toBe(200);

  const asked = (await request.get(story.clip)).headers;
  expect(asked["cache-control"]).toBe("public, max-age=300");
  const copy = { "if-none-match": asked.etag ?? "" };
  expect((await request.get(story.clip, { headers: copy })).status).toBe(304);
  await staff.press("stories", story.id, "withdraw-consent");
  await expectHidden(request, staff, story);
  const part = { ...copy, range: "bytes=0-1" };
  for (const headers of [copy, part]) expect((await request.get(story.clip, { headers })).status).toBe(404);
  await staff.update("stories", story.id, { title: "Another title" });
  await expectHidden(request, staff, story);
  for (const status of ["Published", "Pending", "Declined"])
    expect(await staff.refusedUpdate("stories", story.id, { status, reason: "Why" })).toContain(
      "The storyteller has withdrawn their consent, so you can’t publish this story.",
    );
  expect(await staff.one("stories", "id", story.id)).toMatchObject({ status: "Withdrawn" });
  await expectHidden(request, staff, story);
  await removeAll(staff, story);
});

it("a story's clip is deleted with it, unless its video could still be shown", async () => {
  const [kept, gone] = [await newStory(request, staff), await newStory(request, staff)];
  await staff.update("stories", kept.id, { status: "Published" });
  for (const { id } of [kept, gone]) await staff.remove("stories", id);
  expect((await request.get(gone.clip, { headers: staff.headers })).status).toBe(404);
  // An erased story's video is in the trash and needs its clip there.
  expect((await request.get(kept.clip)).status).toBe(404);
  expect((await request.get(kept.clip, { headers: staff.headers })).status).toBe(200);
  expect(await staff.find("videos", "slug", kept.slug)).toBeUndefined();
});

it("several decisions at once make one video", async () => {
  const story = await newStory(request, staff);
  const decide = () =>
    request.patch(`/api/stories/${story.id}`, { headers: staff.headers, data: { status: "Published" } });
  const answers = await Promise.all([decide(), decide(), decide()]);
  expect(answers.map((answer) => answer.status)).toContain(200);
  expect(await staff.count("videos", "slug", story.slug)).toBe(1);
  expect((await videoAt(request, story.slug)).status).toBe("Active");
  await removeAll(staff, story);
});

it("a decision that a colleague's save undoes at the same moment is undone completely", async () => {
  const story = await newStory(request, staff);
  const { update } = payload;
  const undoBefore = new Proxy(update, {
    async apply(target, self, args: Parameters<typeof update>): Promise<unknown> {
      const { collection, data } = args[0];
      if (collection === "videos" && "status" in data && data.status === "Active") {
        payload.update = update;
        await staff.update("stories", story.id, { status: "Pending" });
      }
      return Reflect.apply(target, self, args);
    },
  });
  payload.update = undoBefore;
  const undone = { status: "Pending", carriedOut: "Pending" };
  expect(await staff.update("stories", story.id, { status: "Published" })).toMatchObject(undone);
  expect(await staff.one("stories", "id", story.id)).toMatchObject(undone);
  await expectHidden(request, staff, story);
  await removeAll(staff, story);
});

it("similar stories are moved to the trash at once, and nobody gets a mail", async () => {
  const stories = [];
  for (let count = 0; count < 3; count += 1) stories.push(await newStory(request, staff, { email: SPAMMER }));
  const ids = stories.map(({ id }) => id).join(",");
  const subjects = async () => (await mailsTo(dataDir, SPAMMER)).map(({ subject }) => subject);
  const receipts = stories.map(() => "Thank you: what you agreed to");
  await eventually(async () => expect(await subjects()).toEqual(receipts));
  const answer = await request.patch(`/api/stories?where[id][in]=${ids}`, {
    headers: staff.headers,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(answer.status).toBe(200);
  expect(await staff.count("stories", "email", SPAMMER)).toBe(0);
  await eventually(async () => expect(await rows("outgoing-mails")).toEqual([]));
  expect(await subjects()).toEqual(receipts);
});
