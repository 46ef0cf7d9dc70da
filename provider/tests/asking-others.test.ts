import { isSameMailbox } from "@lampstand/contract/email";
import { SAFETY_VERSION } from "@lampstand/contract/safety";
import { z } from "zod";

import { updateIf } from "../src/lib/db/writes";
import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { startPreparation } from "./support/preparation";
import { eventually, startProvider } from "./support/provider";
import { expectStored, realVideo, sendStory, storyWords, type Words } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const provider = await startProvider({ PREPARE_AT_ONCE: "1", SITE_URL: "https://stories.example" });
const { payload, request, staff, dataDir } = provider;
const { work } = await startPreparation(provider);
const { send } = visitor(request);
const { announceSubmissions } = await import("../src/features/inbox/announce");
const { sendDueMails } = await import("../src/features/mail/outbox");
const { askAboutEditions, remindOthers } = await import("../src/features/consents/ask-others");

const ANSWERS = { tellerAge: "teen", othersSeen: "none", danger: "no", safetyVersion: SAFETY_VERSION };
const DAY_MS = 24 * 60 * 60 * 1000;
const publish = { status: "Published", title: "A story" };

async function aTeensStory(more: Words = {}) {
  const parentEmail = more.parentEmail ?? someEmail();
  const parent = { ...ANSWERS, parentName: "Eva Example", parentEmail, email: someEmail() };
  const words = storyWords({ ...parent, ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  await announceSubmissions(payload);
  const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
  const isShown = async () => (await request.get(`/get_individual_video/${words.slug}`)).status === 200;
  return { id, parentEmail, clipId: String(file), email: words.email ?? "", isShown };
}

const QUESTION = /\/give-consent\/([\w-]{43,86})\s/;

/** The tokens of the questions that were mailed to somebody, the oldest first, once all mails are sent. */
async function questionsTo(email: string): Promise<string[]> {
  await sendDueMails(payload);
  return (await mailsTo(dataDir, email)).flatMap(({ text }) => QUESTION.exec(text ?? "")?.[1] ?? []);
}

/** The token of the last of so many questions that somebody got by mail. */
async function lastQuestion(email: string, count: number): Promise<string> {
  await eventually(async () => expect(await questionsTo(email)).toHaveLength(count));
  return (await questionsTo(email)).at(-1) ?? "";
}

/** Has somebody been asked days ago. */
const askedDaysAgo = (email: string, days: number) =>
  updateIf(payload, {
    collection: "others-consents",
    where: { email: { equals: email } },
    data: { askedAt: new Date(Date.now() - days * DAY_MS).toISOString() },
  });

const question = z.object({
  data: z.looseObject({ version: z.string(), isGiven: z.boolean(), film: z.string().optional() }),
});

const read = async (token: string) =>
  question.parse((await request.get(`/consent-requests/${token}`)).json()).data;

const askBy = (story: string, email: string) =>
  request.post(`/api/stories/${story}/ask-somebody`, {
    headers: staff.headers,
    data: { role: "parent", fullName: "Eva Example", email },
  });

async function prepared(clipId: string) {
  while ((await staff.one("clips", "id", clipId)).preparation !== "ready") await work();
}

it.each([
  ["kid@x.example", "kid+mum@x.example", true],
  ["Kid@X.example", "kid@x.EXAMPLE", true],
  ["k.i.d@gmail.com", "kid+1@gmail.com", true],
  ["k.i.d@x.example", "kid@x.example", false],
  ["kid@x.example", "mum@x.example", false],
])("%s and %s are one mailbox: %s", (one, other, isSame) => {
  expect(isSameMailbox(one, other)).toBe(isSame);
});

it("nobody is their own parent by another spelling of their address", async () => {
  const email = someEmail();
  const [name = "", host = ""] = email.split("@");
  const parent = { ...ANSWERS, parentName: "Eva", parentEmail: `${name}+mum@${host}`, email };
  expect((await sendStory(request, storyWords(parent), await realVideo())).status).toBe(422);
  const story = await aTeensStory({ email });
  for (const own of [email.toUpperCase(), `${name}+mum@${host}`])
    expect((await askBy(story.id, own)).text()).toContain("This is the teller's own address.");
});

it("a parent whose address has had its mails of the hour is asked later, once", async () => {
  const parentEmail = someEmail();
  for (let story = 0; story < 6; story += 1) await aTeensStory({ parentEmail });
  await lastQuestion(parentEmail, 5);
  pass(61);
  await announceSubmissions(payload);
  await announceSubmissions(payload);
  await lastQuestion(parentEmail, 6);
});

it("staff can ask again; the new link counts, and the old one ends", async () => {
  const story = await aTeensStory();
  expect((await askBy(story.id, story.parentEmail)).text()).toContain(
    "was asked already within the last day",
  );
  const old = await lastQuestion(story.parentEmail, 1);
  await askedDaysAgo(story.parentEmail, 31);
  expect((await request.get(`/consent-requests/${old}`)).status).toBe(404);
  expect((await askBy(story.id, story.parentEmail.toUpperCase())).status).toBe(200);
  const token = await lastQuestion(story.parentEmail, 2);
  expect((await read(token)).isGiven).toBe(false);
  expect((await request.get(`/consent-requests/${old}`)).status).toBe(404);
});

it("one reminder goes at a time, none after the question has ended, and none about the trash", async () => {
  const [story, trashed] = [await aTeensStory(), await aTeensStory()];
  await staff.update("stories", trashed.id, { deletedAt: new Date().toISOString() });
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  await remindOthers(payload, inDays(11));
  await lastQuestion(story.parentEmail, 2);
  await remindOthers(payload, inDays(11));
  await lastQuestion(story.parentEmail, 3);
  await remindOthers(payload, inDays(12));
  await lastQuestion(trashed.parentEmail, 1);
  const late = await aTeensStory();
  await remindOthers(payload, inDays(31));
  await lastQuestion(late.parentEmail, 1);
});

it("a parent sees the film as it would be shown, until the question is answered", async () => {
  const story = await aTeensStory();
  const token = await lastQuestion(story.parentEmail, 1);
  const { version, film } = await read(token);
  expect(film).toBe("");
  expect((await send("/give-consent", { token, version })).status).toBe(409);
  await prepared(story.clipId);
  const shown = (await read(token)).film ?? "";
  const part = await request.get(shown, { headers: { range: "bytes=0-1" } });
  expect(part.status).toBe(206);
  expect(part.headers["cache-control"]).toBe("private, no-store");
  expect((await request.get("/uploads/asked/x")).status).toBe(404);
  expect((await send("/give-consent", { token, version })).status).toBe(200);
  expect(await read(token)).toMatchObject({ isGiven: true });
  expect((await request.get(shown)).status).toBe(404);
});

it("after a cut a parent is asked again, and the story waits for the answer", async () => {
  const story = await aTeensStory();
  await prepared(story.clipId);
  const token = await lastQuestion(story.parentEmail, 1);
  await send("/give-consent", { token, version: (await read(token)).version });
  await staff.update("stories", story.id, publish);
  expect(await story.isShown()).toBe(true);
  await askAboutEditions(payload);
  await lastQuestion(story.parentEmail, 1);

  const cut = { headers: staff.headers, data: { start: 1, end: 8 } };
  expect((await request.post(`/api/clips/${story.clipId}/cut`, cut)).status).toBe(200);
  expect(await story.isShown()).toBe(false);
  await work();
  expect(await staff.one("clips", "id", story.clipId)).toMatchObject({ task: null, edition: 1 });
  expect(await story.isShown()).toBe(false);
  await askAboutEditions(payload);
  await askAboutEditions(payload);
  const again = await lastQuestion(story.parentEmail, 2);
  expect((await request.get(`/consent-requests/${token}`)).status).toBe(404);
  const { version } = await read(again);
  expect((await send("/give-consent", { token: again, version: version.replace("/1", "/0") })).status).toBe(
    409,
  );
  expect((await send("/give-consent", { token: again, version })).status).toBe(200);
  expect(await story.isShown()).toBe(true);
  await askAboutEditions(payload);
  await lastQuestion(story.parentEmail, 2);
});
