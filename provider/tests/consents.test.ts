import { createHash, randomBytes } from "node:crypto";

import { consentIn } from "@lampstand/contract/consent-sentences";

import { mailsTo, sendMails } from "./support/mails";
import { DAY_MS, withParents } from "./support/parents";
import { startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";
import { expectFailure, first } from "./support/read";
import { newSlug, realVideo } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const provider = await startProvider({ PREPARE_AT_ONCE: "1", SITE_URL: "https://stories.example" });
const { payload, request, staff, signInAs } = provider;
const { work } = await startPreparation(provider);
const { send } = visitor(request);
const { aTeensStory, lastQuestion, read, prepared } = await withParents(provider, work);
const { consentRecord } = await import("../src/features/consents/consent-records");
const { withdrawConsents } = await import("../src/features/consents/withdraw-consents");

const use = consentIn("agreeToUseTestimony", "en");
const news = consentIn("agreeToPromotions", "en");

it("a consent is stored word for word, for the ticked boxes", async () => {
  const given = async (data: object, headers = {}) => {
    const email = someEmail();
    const start = Date.now();
    const body = { fullName: "Ruth", email, ...data };
    expect((await send("/add-join-us", body, headers)).status).toBe(201);
    const [record] = await staff.sentBy("testimony-consents", email);
    const consents = record?.consents as { givenAt: string }[];
    for (const { givenAt } of consents) {
      expect(Date.parse(givenAt)).toBeGreaterThanOrEqual(start - 1000);
      expect(Date.parse(givenAt)).toBeLessThanOrEqual(Date.now() + 1000);
    }
    return consents.map(({ givenAt: _, ...rest }) => rest);
  };

  const both = { agreeToUseTestimony: true, agreeToPromotions: true };
  const unknown = { ...use, sentence: "", version: "unknown" };
  expect(await given({ ...both, consents: [news, use] })).toEqual([use, news]);
  expect(await given({ agreeToUseTestimony: true, consents: [use, news] })).toEqual([use]);
  expect(await given({ consents: [use, news] })).toEqual([]);
  expect(await given({ agreeToUseTestimony: true })).toEqual([unknown]);

  // Anyone but the site could have us mail their own words to a stranger.
  const stranger = { authorization: "Bearer somebody-elses-token" };
  expect(await given({ agreeToUseTestimony: true, consents: [use] }, stranger)).toEqual([unknown]);
});

it("staff see neither keys nor the parts of a withdrawal link, and can't change a consent", async () => {
  const email = someEmail();
  await send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true, consents: [use] });
  const [record] = await staff.sentBy("testimony-consents", email);
  if (!record) throw new Error("There is no record");
  for (const name of ["submissionKey", "announcedAt", "withdrawalSeed", "withdrawalHash"]) {
    expect(record).not.toHaveProperty(name);
  }
  const change = {
    consents: [],
    fullName: "Naomi",
    withdrawnAt: "2020-01-01T00:00:00.000Z",
    isHandled: true,
  };
  await staff.update("testimony-consents", record.id, change);
  expect(await staff.sentBy("testimony-consents", email)).toEqual([
    expect.objectContaining({
      consents: record.consents,
      fullName: "Ruth",
      withdrawnAt: null,
      isHandled: true,
    }),
  ]);
});

it("a forged link doesn't work", async () => {
  for (const token of ["a", "x".repeat(43), "..%2F..", "%00", "'"]) {
    await expectFailure(request, `/consents/${token}`, 404);
  }
  expect((await send("/withdraw-consents", { token: "x".repeat(43) })).status).toBe(404);
  expect((await send("/withdraw-consents", { token: 1 })).status).toBe(400);
  expect((await send("/withdraw-consents", {})).status).toBe(400);
});

it("a video linked to a consent after its withdrawal leaves the site", async () => {
  const email = someEmail();
  await send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
  const { id } = first(await staff.sentBy("testimony-consents", email));
  await staff.press("testimony-consents", id, "withdraw-consent");

  const slug = newSlug();
  const clip = await staff.uploaded("clips", await realVideo());
  await prepared(clip.id);
  const data = { name: "Ruth", slug, videoLink: clip.id, videoType: "single", status: "Active" };
  const video = await staff.create("videos", data);
  const statusOfPage = async () => (await request.get(`/get_individual_video/${slug}`)).status;
  expect(await statusOfPage()).toBe(200);
  await staff.update("testimony-consents", id, { video: video.id });
  expect(await statusOfPage()).toBe(404);
  expect(await staff.one("videos", "id", video.id)).toMatchObject({ objection: "withdrawn" });

  await staff.remove("videos", video.id);
  await staff.remove("clips", clip.id);
});

const publish = { status: "Published", title: "A story" };

const rowOf = async (collection: "others-consents" | "testimony-consents", id: string) =>
  payload.findByID({ collection, id, depth: 0, trash: true, showHiddenFields: true });

async function agreed() {
  const story = await aTeensStory();
  await prepared(story.clipId);
  const token = await lastQuestion(story.parentEmail, 1);
  await send("/give-consent", { token, version: (await read(token)).version });
  const { id } = await staff.one("others-consents", "email", story.parentEmail);
  return { ...story, consentId: id };
}

it.each(["reviewer", "editor", "admin"] as const)(
  "a parent's answer can't be changed by a %s",
  async (role) => {
    const story = await aTeensStory();
    const who = await signInAs(role);
    const { id } = await staff.one("others-consents", "email", story.parentEmail);
    const before = await rowOf("others-consents", id);
    const token = randomBytes(32).toString("base64url");
    const own = createHash("sha256").update(token).digest("base64url");
    const long = new Date(Date.now() - DAY_MS).toISOString();
    const forged = {
      ...{ requestHash: own, requestSeed: "own", withdrawalHash: own, withdrawalSeed: "own", askedBy: "own" },
      ...{ agreedAt: long, askedAt: long, agreedTo: `${story.clipId}/0`, withdrawnAt: null, reminders: 2 },
      ...{ role: "seen", fullName: "Another", email: someEmail(), story: null, video: null },
      consents: [{ purpose: "parentAgrees", sentence: "", version: "1", givenAt: long }],
    };
    await who.update("others-consents", id, forged);
    const bulk = `/api/others-consents?where[id][equals]=${id}`;
    await request.patch(bulk, { headers: who.headers, data: forged });
    expect(await rowOf("others-consents", id)).toEqual({ ...before, updatedAt: expect.anything() });
    expect((await request.get(`/consent-requests/${token}`)).status).toBe(404);
  },
);

it("a parent's answer outlives a story that was never shown, and is deleted with the mails about it", async () => {
  const { id, parentEmail, consentId } = await agreed();
  await sendMails(payload);
  const refused = await request.delete(`/api/others-consents/${consentId}`, { headers: staff.headers });
  expect([refused.status, refused.text()]).toEqual([400, expect.stringContaining("answer for as long as")]);
  await staff.remove("stories", id);
  expect(await mailsTo(provider.dataDir, parentEmail)).not.toEqual([]);
  await staff.remove("others-consents", consentId);
  expect(await mailsTo(provider.dataDir, parentEmail)).toEqual([]);
});

it("a parent's consent is stored in the words that they read, with the English ones for staff", async () => {
  const story = await aTeensStory();
  await prepared(story.clipId);
  const token = await lastQuestion(story.parentEmail, 1);
  const question = await request.get(`/consent-requests/${token}?language=ar`);
  const consent = consentIn("parentAgrees", "ar");
  expect(question.json()).toMatchObject({ data: { sentence: consent.sentence, language: "ar" } });
  const { version } = await read(token);
  expect((await send("/give-consent", { token, version, language: "xx" })).status).toBe(409);
  expect((await send("/give-consent", { token, version, language: "ar" })).status).toBe(200);
  expect((await staff.one("others-consents", "email", story.parentEmail)).consents).toEqual([
    { ...consent, english: consentIn("parentAgrees", "en").sentence, givenAt: expect.any(String) },
  ]);
  await staff.update("stories", story.id, publish);
  expect(await story.isShown()).toBe(true);
});

it("a withdrawal survives a save by someone who had read the record before it", async () => {
  const story = await agreed();
  await staff.update("stories", story.id, publish);
  const { updateOne } = payload.db;
  payload.db.updateOne = async (args): Promise<unknown> => {
    if (args.collection !== "others-consents") return updateOne.call(payload.db, args);
    payload.db.updateOne = updateOne;
    const record = await consentRecord(payload, "others-consents", story.consentId);
    if (record) await withdrawConsents(payload, record, "the person");
    return updateOne.call(payload.db, args);
  };
  await staff.update("others-consents", story.consentId, { deletedAt: new Date().toISOString() });
  payload.db.updateOne = updateOne;
  expect(await rowOf("others-consents", story.consentId)).toMatchObject({
    withdrawnAt: expect.any(String),
    deletedAt: expect.any(String),
  });
  const anyway = { ...publish, publishUnprepared: true };
  expect(await staff.refusedUpdate("stories", story.id, anyway)).toContain("withdrawn");
});

it("only staff can withdraw the consent of a parent who has lost the mail", async () => {
  const story = await agreed();
  await staff.update("stories", story.id, publish);
  const path = `/api/others-consents/${story.consentId}/withdraw-consent`;
  expect((await request.post(path)).status).toBe(403);
  expect(await story.isShown()).toBe(true);
  const reviewer = await signInAs("reviewer");
  expect((await request.post(path, { headers: reviewer.headers })).status).toBe(200);
  expect(await story.isShown()).toBe(false);
  expect(await staff.refusedUpdate("stories", story.id, publish)).toContain("withdrawn");
  const none = path.replace(story.consentId, story.id);
  expect((await request.post(none, { headers: staff.headers })).status).toBe(404);
});

it("a withdrawn consent, and what is kept of an erased story, stay linked to their video", async () => {
  const { id: clip } = await staff.uploaded("clips", await realVideo());
  await prepared(clip);
  const words = { name: "Ruth", slug: newSlug(), videoLink: clip, videoType: "both" };
  const { id: video } = await staff.create("videos", { ...words, status: "Active" });
  const email = someEmail();
  await request.post("/add-join-us", { data: { fullName: "Ruth", email, agreeToUseTestimony: true } });
  const { id } = await staff.one("testimony-consents", "email", email);
  const editor = await signInAs("editor");
  await editor.update("testimony-consents", id, { video });
  await staff.press("testimony-consents", id, "withdraw-consent");
  await editor.update("testimony-consents", id, { video: null });
  expect(await rowOf("testimony-consents", id)).toMatchObject({ video });
  expect(await editor.refusedUpdate("videos", video, { status: "Active" })).toContain("withdrawn");

  const story = await agreed();
  await staff.update("stories", story.id, publish);
  await payload.delete({ collection: "stories", id: story.id });
  const { id: proof } = await staff.one("testimony-consents", "email", story.email);
  await editor.update("testimony-consents", proof, { video });
  expect(await rowOf("testimony-consents", proof)).not.toMatchObject({ video });
});
