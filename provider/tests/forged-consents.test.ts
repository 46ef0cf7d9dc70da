import { createHash, randomBytes } from "node:crypto";

import { startPreparation } from "./support/preparation";
import { DAY_MS, withParents } from "./support/parents";
import { startProvider } from "./support/provider";
import { newSlug, realVideo } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const provider = await startProvider({ PREPARE_AT_ONCE: "1", SITE_URL: "https://stories.example" });
const { payload, request, staff, signInAs } = provider;
const { work } = await startPreparation(provider);
const { send } = visitor(request);
const { aTeensStory, lastQuestion, read, prepared } = await withParents(provider, work);
const { consentRecord } = await import("../src/features/consents/consent-records");
const { withdrawConsents } = await import("../src/features/consents/withdraw-consents");

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

it.each(["reviewer", "editor", "admin"] as const)("a parent's answer is changed by no %s", async (role) => {
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
});

it("a withdrawal outlives a save by somebody who had read the record before it", async () => {
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

it("staff withdraw the consent of a parent who has lost the mail; nobody else does", async () => {
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

it("a withdrawn consent, and what is kept of an erased story, stay with their video", async () => {
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
