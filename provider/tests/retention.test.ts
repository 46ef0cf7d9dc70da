import { randomUUID } from "node:crypto";

import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import { realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { payload, request } = await startProvider();

const DAY = 24 * 60;
const AN_HOUR = 60;
const BY_STAFF = "staff@example.org";
const person = () => ({ name: "Ann", email: someEmail(), message: "Hello" });

const { readRetention, trashWhatIsOver } = await import("../src/features/retention/retention");
const { emptyTrash } = await import("../src/features/erasure/empty-trash");
const { consentRecord } = await import("../src/features/consents/consent-records");
const { takeBackConsents, withdrawConsents } = await import("../src/features/consents/withdraw-consents");
const { sendAnswer } = await import("../src/features/inbox/send-answer");
const { idOf } = await import("../src/lib/id-of");
const { updateIf } = await import("../src/lib/db/writes");

type Slug =
  | "contact-messages"
  | "conversations"
  | "others-consents"
  | "reports"
  | "stories"
  | "testimony-consents"
  | "videos"
  | "volunteer-contacts";

/** Returns where a record is: in its list, in the trash, or nowhere. */
async function placeOf(collection: Slug, id: string) {
  const found = await payload.find({ collection, where: { id: { equals: id } }, trash: true });
  const [record] = found.docs;
  if (!record) return "nowhere";
  return record.deletedAt ? "trash" : "here";
}

/** Returns where a record is after retention has run. */
async function placeNow(collection: Slug, id: string) {
  await trashWhatIsOver(payload);
  return placeOf(collection, id);
}

const keep = (days: Record<string, number | null>) =>
  payload.updateGlobal({ slug: "settings", data: { keep: days } });

const message = () => payload.create({ collection: "contact-messages", data: person() });

async function withdraw(collection: Slug, id: string) {
  const record = await consentRecord(payload, collection, id);
  if (!record) throw new Error(`${collection} ${id} is none`);
  await withdrawConsents(payload, record, BY_STAFF);
}

const answer = (collection: Slug) => (id: string) =>
  sendAnswer(
    payload,
    { collection, id, by: BY_STAFF },
    { id: randomUUID(), subject: "Hello", body: "We read it." },
  );

const tick = (collection: "contact-messages" | "reports" | "volunteer-contacts") => (id: string) =>
  payload.update({ collection, id, data: { isHandled: true } });

const asked = (about: { story?: string; video?: string } = {}) =>
  payload.create({
    collection: "others-consents",
    data: {
      ...{ fullName: "Eva", email: someEmail(), role: "parent", ...about },
      askedAt: new Date().toISOString(),
    },
  });

const GIVEN = { purpose: "parentAgrees", sentence: "Yes.", version: "1", givenAt: new Date().toISOString() };

const agree = (id: string, agreedAt: string | null = new Date().toISOString()) =>
  updateIf(payload, {
    collection: "others-consents",
    where: { id: { equals: id } },
    data: { consents: [GIVEN], agreedAt },
  });

async function aStory() {
  const words = storyWords({ email: someEmail() });
  await sendStory(request, words, await realVideo());
  const { docs } = await payload.find({ collection: "stories", where: { slug: { equals: words.slug } } });
  return String(docs[0]?.id);
}

const decide = (id: string, data: Record<string, string>) =>
  payload.update({ collection: "stories", id, data, depth: 0 });

const decline = (id: string) => decide(id, { status: "Declined", reason: "Too loud" });

/** Returns a published story and its video. */
async function aPublishedStory() {
  const id = await aStory();
  const { video } = await decide(id, { status: "Published", title: "A story" });
  return { id, video: idOf(video) ?? "" };
}

const inTrash = (collection: Slug, id: string) =>
  payload.update({ collection, id, data: { deletedAt: new Date().toISOString() }, trash: true });

const erase = (collection: Slug, id: string) => payload.delete({ collection, id, trash: true });

afterEach(() => keep({ messages: null, offers: null, declined: null, originals: null, consents: null }));

it("has careful default periods", async () => {
  expect(await readRetention(payload)).toEqual({
    messages: 365,
    offers: 730,
    conversations: 90,
    declined: 180,
    originals: 730,
    consents: 1_095,
  });
});

type Kind = [
  what: string,
  collection: Slug,
  days: number,
  create: () => Promise<{ id: string }>,
  begin: (id: string) => Promise<unknown>,
];

const consent = () =>
  payload.create({ collection: "testimony-consents", data: { fullName: "Ann", email: someEmail() } });
const offer = () => payload.create({ collection: "volunteer-contacts", data: person() });
const report = () => payload.create({ collection: "reports", data: { reason: "untrue" } });
const talk = (more: Record<string, string>) =>
  payload.create({
    collection: "conversations",
    data: { name: "Ann", email: someEmail(), about: "My mother", ...more },
  });
const readTalk = () => talk({ readAt: new Date().toISOString() });

describe.each<Kind>([
  ["a message that was answered", "contact-messages", 365, message, answer("contact-messages")],
  ["a message that was dealt with", "contact-messages", 365, message, tick("contact-messages")],
  ["a report that was dealt with", "reports", 365, report, tick("reports")],
  ["an offer of help that was answered", "volunteer-contacts", 730, offer, answer("volunteer-contacts")],
  ["a conversation that was answered", "conversations", 90, readTalk, answer("conversations")],
  [
    "a consent that was withdrawn",
    "testimony-consents",
    1_095,
    consent,
    (id) => withdraw("testimony-consents", id),
  ],
  ["somebody else's consent", "others-consents", 1_095, asked, agree],
  [
    "somebody else's consent that was withdrawn",
    "others-consents",
    1_095,
    asked,
    (id) => withdraw("others-consents", id),
  ],
])("%s", (_what, collection, days, create, begin) => {
  it("is there on its last day, and in the trash on the next", async () => {
    const [{ id: left }, { id: begun }] = [await create(), await create()];
    pass((days / 2) * DAY);
    // An action that is no answer starts no period.
    const noted = { keptSince: new Date(Date.now() + DAY * 60_000).toISOString(), notes: "Seen" };
    await payload.update({ collection, id: left, data: noted });
    await begin(begun);
    pass((days / 2) * DAY - AN_HOUR);
    expect(await placeNow(collection, left)).toBe("here");
    pass(AN_HOUR + 1);
    expect(await placeNow(collection, left)).toBe("trash");
    pass((days / 2) * DAY - AN_HOUR - 2);
    expect(await placeNow(collection, begun)).toBe("here");
    pass(AN_HOUR + 2);
    expect(await placeNow(collection, begun)).toBe("trash");
  });
});

it("stays if its period is 0, and is erased after its days in the trash", async () => {
  const { id } = await message();
  pass(366 * DAY);
  await keep({ messages: 0 });
  expect(await placeNow("contact-messages", id)).toBe("here");
  await keep({ messages: null });
  expect(await placeNow("contact-messages", id)).toBe("trash");
  pass(30 * DAY - AN_HOUR);
  await emptyTrash(payload);
  expect(await placeOf("contact-messages", id)).toBe("trash");
  pass(AN_HOUR + 1);
  await emptyTrash(payload);
  expect(await placeOf("contact-messages", id)).toBe("nowhere");
});

it("a withdrawal repeated after a restore counts from its original date", async () => {
  const { id } = await consent();
  const record = await consentRecord(payload, "testimony-consents", id);
  if (!record) throw new Error("There is no such consent");
  const withdrawnAt = new Date(Date.now() - (1_095 * DAY - AN_HOUR) * 60_000).toISOString();
  await takeBackConsents(payload, record, { by: BY_STAFF, withdrawnAt });
  expect(await placeNow("testimony-consents", id)).toBe("here");
  pass(AN_HOUR + 1);
  expect(await placeNow("testimony-consents", id)).toBe("trash");
});

it("a record restored from the trash is kept for another full period", async () => {
  const { id } = await message();
  await keep({ messages: 10 });
  pass(11 * DAY);
  await trashWhatIsOver(payload);
  await payload.update({ collection: "contact-messages", id, data: { deletedAt: null }, trash: true });
  pass(10 * DAY - AN_HOUR);
  expect(await placeNow("contact-messages", id)).toBe("here");
  pass(AN_HOUR + 1);
  expect(await placeNow("contact-messages", id)).toBe("trash");
});

it("records kept by the previous version count from their arrival", async () => {
  const { id } = await message();
  const data = { keptSince: null };
  await updateIf(payload, { collection: "contact-messages", where: { id: { equals: id } }, data });
  pass(365 * DAY - AN_HOUR);
  expect(await placeNow("contact-messages", id)).toBe("here");
  pass(AN_HOUR + 1);
  expect(await placeNow("contact-messages", id)).toBe("trash");
});

it("an unread conversation never ends", async () => {
  const { id } = await talk({});
  pass(1_000 * DAY);
  expect(await placeNow("conversations", id)).toBe("here");
  const data = { readAt: new Date().toISOString() };
  await updateIf(payload, { collection: "conversations", where: { id: { equals: id } }, data });
  expect(await placeNow("conversations", id)).toBe("trash");
});

it("a story's period starts at its decision, however long it waited or was on the site", async () => {
  const [waiting, declined] = [await aStory(), await aStory()];
  const [{ id: withdrawn }, { id: takenBack }] = [await aPublishedStory(), await aPublishedStory()];
  const { id: parent } = await asked({ story: takenBack });
  pass(200 * DAY);
  await decline(declined);
  await withdraw("stories", withdrawn);
  await withdraw("others-consents", parent);
  const all = [waiting, declined, withdrawn, takenBack];
  const placesNow = async () => {
    await trashWhatIsOver(payload);
    return Promise.all(all.map((id) => placeOf("stories", id)));
  };
  pass(180 * DAY - AN_HOUR);
  expect(await placesNow()).toEqual(["here", "here", "here", "here"]);
  pass(AN_HOUR + 1);
  expect(await placesNow()).toEqual(["here", "trash", "trash", "trash"]);
});

it("answers about a story are kept as long as it or its video exists, and their period begins then", async () => {
  const { id: story, video } = await aPublishedStory();
  const [{ id: ofStory }, { id: ofVideo }] = [await asked({ story }), await asked({ video })];
  for (const id of [ofStory, ofVideo]) await agree(id);
  const given = { fullName: "Ann", email: someEmail(), video };
  const { id: proof } = await payload.create({ collection: "testimony-consents", data: given });
  const all = [
    ["others-consents", ofStory],
    ["others-consents", ofVideo],
    ["testimony-consents", proof],
  ] as const;
  const places = () => Promise.all(all.map(([collection, id]) => placeOf(collection, id)));
  const placesNow = async () => {
    await trashWhatIsOver(payload);
    return places();
  };
  const refused = /^We keep (Ann|Eva)/;

  pass(1_200 * DAY);
  expect(await placesNow()).toEqual(["here", "here", "here"]);
  await payload.update({ collection: "videos", id: video, data: { status: "Declined" } });
  await inTrash("stories", story);
  expect(await placesNow()).toEqual(["here", "here", "here"]);
  for (const [collection, id] of all) {
    await expect(erase(collection, id)).rejects.toThrow(refused);
    await inTrash(collection, id);
  }
  // Long enough in the trash, and long before the story.
  await payload.update({ collection: "stories", id: story, data: { deletedAt: null }, trash: true });
  pass(31 * DAY);
  await emptyTrash(payload);
  expect(await places()).toEqual(["trash", "trash", "trash"]);
  for (const [collection, id] of all)
    await payload.update({ collection, id, data: { deletedAt: null }, trash: true });

  pass(1_200 * DAY);
  await erase("stories", story);
  // Staff may still show it.
  await payload.update({ collection: "videos", id: video, data: { deletedAt: null }, trash: true });
  pass(1_095 * DAY - AN_HOUR);
  expect(await placesNow()).toEqual(["here", "here", "here"]);
  pass(AN_HOUR + 1);
  expect(await placesNow()).toEqual(["trash", "here", "here"]);
  await erase("videos", video);
  pass(1_095 * DAY - AN_HOUR);
  expect((await placesNow()).slice(1)).toEqual(["here", "here"]);
  pass(AN_HOUR + 1);
  expect((await placesNow()).slice(1)).toEqual(["trash", "trash"]);
});

it("an unanswered question can be erased; someone who agreed and is asked again about a new cut has answered", async () => {
  const story = await aStory();
  const [{ id: wrong }, { id: again }] = [await asked({ story }), await asked({ story })];
  await agree(again, null);
  await erase("others-consents", wrong);
  expect(await placeOf("others-consents", wrong)).toBe("nowhere");
  await expect(erase("others-consents", again)).rejects.toThrow("We keep Eva");
  await erase("stories", story);
  expect(await placeOf("others-consents", again)).toBe("here");
});

it("emptying the trash keeps the answers about a story that was shown", async () => {
  const { id: story, video } = await aPublishedStory();
  const { id: agreed } = await asked({ story });
  await agree(agreed);
  const { email } = await payload.findByID({ collection: "stories", id: story });
  await withdraw("stories", story);
  await inTrash("stories", story);
  pass(31 * DAY);
  await emptyTrash(payload);
  expect([await placeOf("stories", story), await placeOf("videos", video)]).toEqual(["nowhere", "nowhere"]);
  expect(await placeOf("others-consents", agreed)).toBe("here");
  const proofs = await payload.find({
    collection: "testimony-consents",
    where: { email: { equals: email } },
  });
  expect(proofs.docs).toEqual([expect.objectContaining({ withdrawnAt: expect.any(String) as string })]);
});

it.each([-1, 1.5, 4_000])("%s is not a number of days", async (days) => {
  await expect(keep({ messages: days })).rejects.toMatchObject({
    data: { errors: [{ message: "Please enter a whole number of days, from 0 to 3650." }] },
  });
});
