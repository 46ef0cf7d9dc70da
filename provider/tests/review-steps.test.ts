import { SAFETY_VERSION } from "@lampstand/contract/safety";
import { z } from "zod";

import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import type { Staff } from "./support/staff";
import { expectStored, realVideo, sendStory, storyWords, type Words } from "./support/stories";
import { someEmail } from "./support/visitor";

const { payload, request, staff, signInAs } = await startProvider({ SITE_URL: "https://stories.example" });
const { announceSubmissions } = await import("../src/features/inbox/announce");

const ANSWERS = { tellerAge: "adult", othersSeen: "none", danger: "no", safetyVersion: SAFETY_VERSION };
const publish = { status: "Published", title: "A story" };

async function aStory(more: Words = {}): Promise<string> {
  const words = storyWords({ email: someEmail(), ...ANSWERS, ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  return (await staff.one("stories", "slug", words.slug ?? "")).id;
}

const answer = z.object({
  isOnSite: z.boolean(),
  review: z.object({
    problem: z.string(),
    mayAskOthers: z.boolean(),
    knownParent: z.object({ name: z.string(), email: z.string() }).optional(),
    steps: z.array(
      z.object({ does: z.string(), person: z.object({ name: z.string(), role: z.string() }).optional() }),
    ),
    people: z.array(
      z.object({ name: z.string(), role: z.string(), state: z.string(), mayBeAsked: z.boolean() }),
    ),
  }),
});

/** Returns what the review offers somebody, and why not more. */
async function offered(id: string, { change = {}, who = staff }: { change?: object; who?: Staff } = {}) {
  const data = { title: "A story", ...change };
  const said = (await request.post(`/api/stories/${id}/visibility`, { headers: who.headers, data })).json();
  const { review, isOnSite } = answer.parse(said);
  const steps = review.steps.map(({ does, person }) => [does, person?.name].filter(Boolean).join(" "));
  return { ...review, steps, isOnSite };
}

const ask = (id: string, path: string, data: object = {}) =>
  request.post(`/api/stories/${id}/${path}`, { headers: staff.headers, data });

/** Makes the last email to somebody two days old. */
const twoDaysLater = (collection: "stories" | "others-consents", id: string, field: string) =>
  payload.db.updateOne({
    collection,
    id,
    data: { [field]: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString() },
  });

it("a story is published or declined, then removed or declined, and published again", async () => {
  const id = await aStory();
  expect(await offered(id)).toMatchObject({ steps: ["publish", "decline"], problem: "", isOnSite: false });
  const untitled = await offered(id, { change: { title: " " } });
  expect(untitled).toMatchObject({ steps: ["decline"], problem: "Please enter a title for the story." });
  await staff.update("stories", id, { ...publish, approves: true });
  expect(await offered(id)).toMatchObject({ steps: ["takeOff", "decline"], isOnSite: true });
  await staff.update("stories", id, { status: "Declined", reason: "A mistake." });
  expect(await offered(id)).toMatchObject({ steps: ["publish"], mayAskOthers: false });
});

it("nobody overrules a change that their page didn't show", async () => {
  const id = await aStory();
  const read = async () => String((await staff.one("stories", "id", id)).updatedAt);
  const seenAt = await read();
  pass(1);
  await staff.update("stories", id, { isUnnamed: true, title: "A friend", seenAt });
  const late = await staff.refusedUpdate("stories", id, { ...publish, isUnnamed: false, seenAt });
  expect(late).toContain("Something about this story has changed since you opened it.");
  expect(await offered(id)).toMatchObject({ isOnSite: false });
  // A question to somebody is no change.
  const now = await read();
  expect((await ask(id, "ask-somebody", { role: "seen", fullName: "Dora", email: someEmail() })).status).toBe(
    200,
  );
  expect((await ask(id, "read")).status).toBe(204);
  await staff.update("stories", id, { status: "Declined", reason: "Too long.", seenAt: now });
});

it("a story that names its storyteller against their wish offers no publishing until it doesn't", async () => {
  const id = await aStory({ name: "Rahel Musterfrau", recordedAt: "" });
  const change = { isUnnamed: true, title: "Rahel finds hope" };
  const refused = await offered(id, { change });
  expect(refused.steps).toEqual(["decline"]);
  expect(await staff.refusedUpdate("stories", id, { ...publish, ...change })).toContain(refused.problem);
  expect(await offered(id, { change: { ...change, title: "Hope" } })).toMatchObject({
    steps: ["publish", "decline"],
  });
});

it("without consent, the first step asks the storyteller, at most once a day", async () => {
  const id = await aStory({ name: "Ruth", isAcceptUnrestricted: "" });
  await announceSubmissions(payload);
  expect(await offered(id)).toMatchObject({
    steps: ["ask Ruth", "decline"],
    problem: expect.stringContaining("hasn’t agreed to show their story"),
  });
  expect((await offered(id, { change: { title: "" } })).steps).toEqual(["ask Ruth", "decline"]);
  expect((await ask(id, "ask-for-consent")).status).toBe(200);
  expect((await offered(id)).steps).toEqual(["decline"]);
  expect((await offered(id)).people[0]).toMatchObject({ role: "teller", state: "asked" });
  expect((await ask(id, "ask-for-consent")).status).toBe(400);
  await twoDaysLater("stories", id, "consentAskedAt");
  expect((await offered(id)).steps).toEqual(["ask Ruth", "decline"]);
  expect((await ask(id, "ask-for-consent")).status).toBe(200);
});

it("a story by someone under 18 asks for a parent, then again after a day", async () => {
  const rule = (asksParentOfTeen: boolean) =>
    payload.updateGlobal({ slug: "story-form", data: { asksParentOfTeen } });
  await rule(false);
  const id = await aStory({ tellerAge: "teen" });
  expect((await offered(id)).steps).toEqual(["publish", "decline"]);
  await rule(true);
  expect((await offered(id)).steps).toEqual(["askParent", "decline"]);
  const data = { role: "parent", fullName: "Eva Example", email: someEmail() };
  expect((await ask(id, "ask-somebody", data)).status).toBe(200);
  const asked = await offered(id);
  expect(asked.steps).toEqual(["decline"]);
  expect(asked.people).toContainEqual({
    ...{ role: "parent", name: "Eva Example", state: "asked", mayBeAsked: false },
  });
  const other = await staff.one("others-consents", "email", data.email);
  await twoDaysLater("others-consents", other.id, "askedAt");
  expect((await offered(id)).steps).toEqual(["ask Eva Example", "decline"]);
  expect((await ask(id, "ask-somebody", data)).status).toBe(200);
});

it("the only parent who is known and hasn't answered is proposed", async () => {
  const [parentEmail, otherEmail] = [someEmail(), someEmail()];
  const id = await aStory({ tellerAge: "teen", parentName: "Eva Example", parentEmail });
  const eva = { name: "Eva Example", email: parentEmail };
  expect((await offered(id)).knownParent).toEqual(eva);
  const parent = (fullName: string, email: string) =>
    ask(id, "ask-somebody", { role: "parent", fullName, email });
  await parent(eva.name, parentEmail.toUpperCase());
  expect((await offered(id)).knownParent).toMatchObject({ name: eva.name });
  await parent("Otto Example", otherEmail);
  expect((await offered(id)).knownParent).toBeUndefined();
  const asked = await staff.one("others-consents", "email", otherEmail);
  const data = { withdrawnAt: new Date().toISOString() };
  await payload.db.updateOne({ collection: "others-consents", id: asked.id, data });
  expect((await offered(id)).knownParent).toMatchObject({ name: eva.name });
});

it("an endangered story is approved by one colleague and published by the second", async () => {
  const id = await aStory({ danger: "perhaps" });
  const [first, second] = [await signInAs("editor"), await signInAs("reviewer")];
  expect((await offered(id, { who: first })).steps).toEqual(["approve", "decline"]);
  await first.update("stories", id, publish);
  const waiting = await offered(id, { who: first });
  expect(waiting.steps).toEqual(["decline"]);
  expect(await first.refusedUpdate("stories", id, publish)).toContain(waiting.problem);
  expect((await offered(id, { who: second })).steps).toEqual(["publish", "decline"]);
  await second.update("stories", id, publish);
  expect((await offered(id)).steps).toEqual(["takeOff", "decline"]);
  const changed = { change: { title: "Another title" }, who: first };
  expect((await offered(id, changed)).steps).toEqual(["approve", "takeOff", "decline"]);
});

it("a published story offers to ask again whoever keeps it off the site", async () => {
  const id = await aStory();
  await staff.update("stories", id, publish);
  const data = { role: "seen", fullName: "Otto", email: someEmail() };
  expect((await ask(id, "ask-somebody", data)).status).toBe(200);
  expect(await offered(id)).toMatchObject({ steps: ["takeOff", "decline"], isOnSite: false });
  const other = await staff.one("others-consents", "email", data.email);
  await twoDaysLater("others-consents", other.id, "askedAt");
  expect((await offered(id)).steps).toEqual(["ask Otto", "takeOff", "decline"]);
});

it("a story in the trash or withdrawn offers nothing", async () => {
  const nothing = { steps: [], problem: "", mayAskOthers: false };
  const trashed = await aStory({ isAcceptUnrestricted: "" });
  await staff.update("stories", trashed, { deletedAt: new Date().toISOString() });
  expect(await offered(trashed)).toMatchObject({ ...nothing, people: [{ mayBeAsked: false }] });
  const withdrawn = await aStory();
  await staff.press("stories", withdrawn, "withdraw-consent");
  expect(await offered(withdrawn)).toMatchObject({
    ...nothing,
    people: [{ state: "withdrew", mayBeAsked: false }],
  });
});

it("staff read beforehand why a video can't be published, in the words of the refusal", async () => {
  const id = await aStory();
  await staff.update("stories", id, publish);
  const { slug } = await staff.one("stories", "id", id);
  const { id: video } = await staff.one("videos", "slug", String(slug));
  const refusalOf = async (change: object = {}) => {
    const options = { headers: staff.headers, data: change };
    return z
      .object({ refusal: z.string() })
      .parse((await request.post(`/api/videos/${video}/visibility`, options)).json()).refusal;
  };
  await staff.update("videos", video, { status: "Pending" });
  expect(await refusalOf({ publishUnprepared: true })).toBe("");
  // As the form would save it, with another film that is still waiting to be prepared.
  const clip = await staff.uploaded("clips", await realVideo());
  await payload.db.updateOne({ collection: "clips", id: clip.id, data: { preparation: "waiting" } });
  expect(await refusalOf({ videoLink: clip.id })).toContain("The video is waiting to be prepared.");
  await staff.press("stories", id, "withdraw-consent");
  const refusal = await refusalOf();
  expect(refusal).toContain("has withdrawn their consent, so you can’t publish this.");
  expect(await staff.refusedUpdate("videos", video, { status: "Active" })).toContain(refusal);
});

it("a story that a colleague has changed and not saved is theirs for a minute", async () => {
  const id = await aStory();
  const collection = "payload-locked-documents";
  const { id: colleague } = await signInAs("editor");
  const lock = {
    document: { relationTo: "stories" as const, value: id },
    user: { relationTo: "staff" as const, value: colleague },
  };
  const { id: lockId } = await payload.create({ collection, data: lock });
  const save = async () => {
    const change = { method: "PATCH", headers: staff.headers, data: { title: "A story" } };
    return (await request.fetch(`/api/stories/${id}?overrideLock=false`, change)).status;
  };
  expect(await save()).toBe(423);
  const updatedAt = new Date(Date.now() - 61_000).toISOString();
  await payload.db.updateOne({ collection, id: lockId, data: { updatedAt } });
  expect(await save()).toBe(200);
});

it.each([
  [{ tellerAge: "teen", parentName: "Eva Example", parentEmail: someEmail() }, "Noah"],
  [{ tellerAge: "adult" }, "Noah Example"],
])("a child's story is proposed a title without the family name", async (answers, title) => {
  const id = await aStory({ ...answers, name: " Noah Example" });
  expect((await staff.one("stories", "id", id)).title).toBe(title);
});
