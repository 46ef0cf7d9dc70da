import { consentIn } from "@lampstand/contract/consent-sentences";
import { SAFETY_VERSION } from "@lampstand/contract/safety";
import { z } from "zod";

import { readAlarms } from "./support/alarms";
import { mailsTo } from "./support/mails";
import { expectFailure, read } from "./support/read";
import { eventually, startProvider } from "./support/provider";
import * as shapes from "./support/shapes";
import {
  expectRefused,
  expectStored,
  newSlug,
  realVideo,
  sendStory,
  storyWords,
  type Words,
} from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const SITE_URL = "https://stories.example";
const { payload, request, staff, signInAs, dataDir, log } = await startProvider({ SITE_URL });
const { send } = visitor(request);
const { announceSubmissions } = await import("../src/features/inbox/announce");
const { askForRenewal } = await import("../src/features/consents/consent-request");

const ANSWERS = { tellerAge: "adult", othersSeen: "none", danger: "no", safetyVersion: SAFETY_VERSION };
const QUESTION = "May we show this story?";
const DAY_MINUTES = 24 * 60;

async function aStory(more: Words = {}) {
  const words = storyWords({ email: someEmail(), ...ANSWERS, ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
  return { id, file: String(file), slug: words.slug ?? "", email: words.email ?? "" };
}

async function aChildsStory(more: Words = {}) {
  const parentEmail = someEmail();
  const parent = { tellerAge: "teen", parentName: "Eva Example", parentEmail };
  return { ...(await aStory({ ...parent, ...more })), parentEmail };
}

/** Returns the path of a link in the newest mail to somebody. */
async function linkTo(email: string, page: "give-consent" | "withdraw-consent", subject?: string) {
  let token = "";
  await eventually(async () => {
    await announceSubmissions(payload);
    const mails = (await mailsTo(dataDir, email)).filter((mail) => !subject || mail.subject === subject);
    const links = mails.map(({ text }) => new RegExp(`/${page}/([\\w-]{43,86})\\s`).exec(text ?? "")?.[1]);
    token = links.findLast(Boolean) ?? "";
    expect(token).not.toBe("");
  });
  return token;
}

const asked = z.object({ data: z.object({ version: z.string() }) });

const publish = { status: "Published", title: "A story" };

const statusOn = async (slug: string) => (await request.get(`/get_individual_video/${slug}`)).status;

const rules = (changed: Record<string, boolean | number | null>) =>
  payload.updateGlobal({ slug: "story-form", data: changed });

/** Agrees to a question's current words and film. */
async function agree(token: string) {
  const { data } = await read(request, `/consent-requests/${token}`, asked);
  return send("/give-consent", { token, version: data.version });
}

it("the storyteller's answers are shown with the story, and missing ones are requested in words", async () => {
  const story = await aStory({ othersSeen: "agreed" });
  expect(await staff.one("stories", "id", story.id)).toMatchObject({
    ...{ tellerAge: "adult", othersSeen: "agreed", danger: "no", safetyVersion: SAFETY_VERSION },
    ...{ parentName: "", parentEmail: "" },
  });
  await staff.update("stories", story.id, publish);
  expect(await statusOn(story.slug)).toBe(200);
  const forged = { tellerAge: "child", danger: "perhaps", approvedBy: ["a@b.example"] };
  await staff.update("stories", story.id, forged);
  expect(await staff.one("stories", "id", story.id)).toMatchObject({ tellerAge: "adult", danger: "no" });
});

it.each([
  ["an answer that is none", { tellerAge: "old" }, "Please answer the questions about safety."],
  ["no parent", { tellerAge: "teen" }, "Please enter a parent or guardian with their own email address."],
  [
    "their own address as their parent's",
    { tellerAge: "child", parentName: "Eva", email: "Me@Example.org", parentEmail: "me@example.org" },
    "Please enter a parent or guardian with their own email address.",
  ],
])("a story with %s is refused", async (_, more, sentence) => {
  const words = storyWords({ ...ANSWERS, ...more });
  await expectRefused(await sendStory(request, words, await realVideo()), 422, sentence);
});

it("a story by someone under 18 waits for a parent, however it is published", async () => {
  const story = await aChildsStory();
  const token = await linkTo(story.parentEmail, "give-consent", QUESTION);
  const editor = await signInAs("editor");
  for (const who of [staff, editor])
    expect(await who.refusedUpdate("stories", story.id, publish)).toContain("hasn’t agreed yet");
  const video = { name: "A test", slug: newSlug(), videoLink: story.file, videoType: "both" };
  expect(await staff.refusal("videos", { ...video, status: "Active" })).toContain("hasn’t agreed yet");
  await expect(
    payload.update({ collection: "stories", id: story.id, data: { status: "Published", title: "A" } }),
  ).rejects.toThrow();

  await eventually(async () =>
    expect(JSON.stringify(await mailsTo(dataDir, story.email))).toContain(
      "Your story waits until they agree.",
    ),
  );

  // Opening the page doesn't agree to anything; the mail contains nothing that visitors wrote.
  const question = await request.get(`/consent-requests/${token}`);
  expect(question.json()).toMatchObject({
    data: { asks: "parent", isGiven: false, name: "Anna of the tests" },
  });
  const [mail] = await mailsTo(dataDir, story.parentEmail);
  expect(mail?.text).toContain(`> ${consentIn("parentAgrees", "en").sentence}`);
  expect(mail?.text).not.toMatch(/Eva|Anna/);
  expect((await send("/give-consent", { token, version: "older" })).status).toBe(409);
  const given = await Promise.all([1, 2, 3].map(() => agree(token)));
  for (const answer of given) expect(answer.status).toBe(200);
  await staff.update("stories", story.id, publish);
  expect(await statusOn(story.slug)).toBe(200);

  // After the withdrawal, the story is off the site and nobody can publish it again.
  const back = await linkTo(story.parentEmail, "withdraw-consent", "Thank you: what you agreed to");
  expect((await request.get(`/consents/${back}`)).json()).toMatchObject({ data: { about: "A story" } });
  expect((await send("/withdraw-consents", { token: back })).status).toBe(200);
  await expectFailure(request, `/get_individual_video/${story.slug}`, 404);
  expect(await staff.one("stories", "id", story.id)).toMatchObject({ status: "Declined" });
  expect(await staff.refusedUpdate("stories", story.id, publish)).toContain("has withdrawn their consent");
  const { id } = await staff.one("videos", "slug", story.slug);
  expect(await staff.refusedUpdate("videos", id, { status: "Active" })).toContain("has withdrawn");
  await eventually(async () =>
    expect((await mailsTo(dataDir, story.parentEmail)).map(({ subject }) => subject)).toContain(
      "You’ve withdrawn your consent",
    ),
  );
  expect((await mailsTo(dataDir, story.email)).map(({ subject }) => subject)).not.toContain(
    "About the story you sent us",
  );
});

it("a church can waive a parent's consent, by age", async () => {
  await rules({ asksParentOfTeen: false });
  const settings = (await request.get("/web/setting-page-content")).json() as { data: object };
  expect(settings.data).toMatchObject({ safety: { asksParentOf: ["child"] } });
  const alone = await aStory({ tellerAge: "teen" });
  await staff.update("stories", alone.id, publish);
  const [teen, child] = [await aChildsStory(), await aChildsStory({ tellerAge: "child" })];
  await staff.update("stories", teen.id, publish);
  expect(await statusOn(teen.slug)).toBe(200);
  await announceSubmissions(payload);
  expect(await staff.refusedUpdate("stories", child.id, publish)).toContain("The story has to wait");
  expect(await mailsTo(dataDir, teen.parentEmail)).toEqual([]);
  await rules({ asksParentOfTeen: true });
});

it("staff can ask someone who is seen, and the story waits for them", async () => {
  const story = await aStory({ othersSeen: "unasked" });
  const email = someEmail();
  const ask = (data: object) =>
    request.post(`/api/stories/${story.id}/ask-somebody`, { headers: staff.headers, data });
  const bad = [{}, { role: "seen", fullName: "", email }, { role: "seen", fullName: "Otto", email: "no" }];
  for (const data of bad) expect((await ask(data)).status).toBe(400);
  expect((await ask({ role: "seen", fullName: "Otto", email: story.email })).text()).toContain("own address");
  expect((await ask({ role: "seen", fullName: "Otto", email })).status).toBe(200);
  expect((await ask({ role: "seen", fullName: "Otto", email })).text()).toContain("We asked this address");
  expect(await staff.refusedUpdate("stories", story.id, publish)).toContain("Otto, who is seen or named");
  const token = await linkTo(email, "give-consent", QUESTION);
  await agree(token);
  await staff.update("stories", story.id, publish);
  expect(await statusOn(story.slug)).toBe(200);
  const strangers = await request.post(`/api/stories/${story.id}/ask-somebody`, { data: {} });
  expect(strangers.status).toBe(403);
});

it("a story that could put someone in danger needs two staff members", async () => {
  const story = await aStory({ danger: "perhaps" });
  const [first, second] = [await signInAs("editor"), await signInAs("reviewer")];
  await first.update("stories", story.id, publish);
  expect(await staff.one("stories", "id", story.id)).toMatchObject({
    status: "Pending",
    approvedBy: [{ email: first.email }],
  });
  await staff.update("staff", first.id, { name: "Ann Lea" });
  for (const who of [first, second]) {
    const asked = { headers: who.headers, data: {} };
    expect((await request.post(`/api/stories/${story.id}/visibility`, asked)).json()).toMatchObject({
      approvedBy: [{ name: "Ann Lea", isMe: who === first }],
    });
  }
  await expectFailure(request, `/get_individual_video/${story.slug}`, 404);
  expect(await first.refusedUpdate("stories", story.id, publish)).toContain("another colleague");
  const video = { name: "A test", slug: newSlug(), videoLink: story.file, videoType: "both" };
  expect(await staff.refusal("videos", { ...video, status: "Active" })).toContain("Two colleagues");
  await second.update("stories", story.id, publish);
  expect(await staff.one("stories", "id", story.id)).toMatchObject({
    status: "Published",
    approvedBy: [{ email: first.email }, { email: second.email }],
  });
  expect(await statusOn(story.slug)).toBe(200);

  await rules({ needsTwoForDanger: false });
  const other = await aStory({ danger: "perhaps" });
  await first.update("stories", other.id, publish);
  expect(await statusOn(other.slug)).toBe(200);
  await rules({ needsTwoForDanger: true });
});

it("one switch removes name, place, links and hashtags, before and after publication", async () => {
  const words = {
    ...{ name: "Rahel Musterfrau", recordedAt: "Cologne", hastags: '["Hope"]' },
    youtubeLink: "https://youtube.com/watch?v=1",
  };
  const before = await aStory(words);
  const unnamed = { ...publish, isUnnamed: true };
  for (const title of ["Rahel finds peace", "musterfrau"])
    expect(await staff.refusedUpdate("stories", before.id, { ...unnamed, title })).toContain(
      "must not name its storyteller",
    );
  await staff.update("stories", before.id, unnamed);
  const after = await aStory(words);
  const links = { recordedAt: "Cologne", youtubeLink: words.youtubeLink };
  await staff.update("stories", after.id, publish);
  await staff.update("stories", after.id, { isUnnamed: true });
  await staff.update("stories", after.id, { isUnnamed: false });
  expect(await staff.one("videos", "slug", after.slug)).toMatchObject(links);
  await staff.update("stories", after.id, { isUnnamed: true });
  await staff.update("stories", after.id, { title: "Rahel finds peace" });
  expect(await statusOn(after.slug)).toBe(404);
  await staff.update("stories", after.id, { title: publish.title });
  for (const { slug } of [before, after]) {
    const video = await staff.one("videos", "slug", slug);
    expect(video).toMatchObject({ name: "A story", recordedAt: "", youtubeLink: "", hashtagId: [] });
    const { data } = await read(request, `/get_individual_video/${slug}`, shapes.individualVideo);
    expect(JSON.stringify(data)).not.toMatch(/Rahel|Musterfrau|Cologne|youtube\.com/);
  }
});

it("after years, the storyteller is asked if it may stay; the period restarts at the answer", async () => {
  const story = await aStory();
  await staff.update("stories", story.id, publish);
  const inYears = (years: number) => new Date(Date.now() + years * 365.25 * DAY_MINUTES * 60_000);
  await askForRenewal(payload, 3, inYears(2.9));
  expect(await staff.one("stories", "id", story.id)).toMatchObject({ renewalAskedAt: null });
  await askForRenewal(payload, 0, inYears(9));
  // If its mail can't be stored, there is no question.
  const create = payload.create.bind(payload);
  payload.create = () => Promise.reject(new Error("no room"));
  await askForRenewal(payload, 3, inYears(3.1));
  expect(log()).toContain(`The storyteller of ${story.id} couldn't be asked if it may stay`);
  payload.create = create;
  await Promise.all([1, 2].map(() => askForRenewal(payload, 3, inYears(3.1))));
  await askForRenewal(payload, 3, inYears(3.2));
  const subject = "May your story stay on our site?";
  const token = await linkTo(story.email, "give-consent", subject);
  expect((await mailsTo(dataDir, story.email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
  const long = new Date(0).toISOString();
  await payload.db.updateOne({ collection: "stories", id: story.id, data: { renewalAskedAt: long } });
  expect(JSON.stringify(await readAlarms(payload))).toContain("One storyteller has not answered our email");
  const question = (await request.get(`/consent-requests/${token}`)).json();
  expect(question).toMatchObject({ data: { asks: "again", isGiven: false } });
  expect((await agree(token)).status).toBe(200);
  const renewed = await staff.one("stories", "id", story.id);
  expect(renewed).toMatchObject({ renewalAskedAt: null, status: "Published" });
  expect(renewed.consents).toHaveLength(2);
  expect(await statusOn(story.slug)).toBe(200);
});

it("answers by others are deleted with a story that was never shown, and kept as proof of one that was", async () => {
  const [unseen, shown] = [await aChildsStory(), await aChildsStory()];
  await linkTo(unseen.parentEmail, "give-consent", QUESTION);
  const token = await linkTo(shown.parentEmail, "give-consent", QUESTION);
  await agree(token);
  await staff.update("stories", shown.id, publish);
  expect(await statusOn(shown.slug)).toBe(200);
  for (const { id } of [unseen, shown]) await staff.remove("stories", id);
  expect(await staff.count("others-consents", "email", unseen.parentEmail)).toBe(0);
  expect(await mailsTo(dataDir, unseen.parentEmail)).toEqual([]);
  const back = await linkTo(shown.parentEmail, "withdraw-consent", "Thank you: what you agreed to");
  expect((await send("/withdraw-consents", { token: back })).status).toBe(200);
  const proof = await staff.one("others-consents", "email", shown.parentEmail);
  expect(proof).toMatchObject({ withdrawnAt: expect.any(String), consents: [expect.anything()] });
  expect(await statusOn(shown.slug)).toBe(404);
});
