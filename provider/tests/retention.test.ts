import { randomUUID } from "node:crypto";

import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import { AN_HOUR, BY_STAFF, DAY, type KeptCollection, withRetention } from "./support/retention";
import { someEmail } from "./support/visitor";

const { payload } = await startProvider();
const { placeOf, withdraw, asked, agree } = await withRetention({ payload });
const { readRetention, trashWhatIsOver } = await import("../src/features/retention/retention");
const { emptyTrash } = await import("../src/features/erasure/empty-trash");
const { consentRecord } = await import("../src/features/consents/consent-records");
const { applyWithdrawal } = await import("../src/features/consents/withdraw-consents");
const { sendAnswer } = await import("../src/features/inbox/send-answer");
const { updateIf } = await import("../src/lib/db/writes");

const person = () => ({ name: "Ann", email: someEmail(), message: "Hello" });

/** Returns where a record is after retention has run. */
async function placeNow(collection: KeptCollection, id: string) {
  await trashWhatIsOver(payload);
  return placeOf(collection, id);
}

const keep = (days: Record<string, number | null>) =>
  payload.updateGlobal({ slug: "settings", data: { keep: days } });

const message = () => payload.create({ collection: "contact-messages", data: person() });

const answer = (collection: KeptCollection) => (id: string) =>
  sendAnswer(
    payload,
    { collection, id, by: BY_STAFF },
    { id: randomUUID(), subject: "Hello", body: "We read it." },
  );

const tick = (collection: "contact-messages" | "reports" | "volunteer-contacts") => (id: string) =>
  payload.update({ collection, id, data: { isHandled: true } });

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
  collection: KeptCollection,
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
  await applyWithdrawal(payload, record, { by: BY_STAFF, withdrawnAt });
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

it.each([-1, 1.5, 4_000])("%s is not a number of days", async (days) => {
  await expect(keep({ messages: days })).rejects.toMatchObject({
    data: { errors: [{ message: "Please enter a whole number of days, from 0 to 3650." }] },
  });
});
