import { jest } from "@jest/globals";

import { conversationsOf } from "./support/conversations";
import { mailsTo, sendMails } from "./support/mails";
import { startProvider } from "./support/provider";
import { first } from "./support/read";
import type { Staff } from "./support/staff";
import { someEmail } from "./support/visitor";

const provider = await startProvider();
const { payload, request, dataDir, signInAs, staff } = provider;
const { announceSubmissions } = await import("../src/features/inbox/announce");
const { environment } = await import("../src/lib/environment");
const { answer, desk, handOn, mails, open, readBy, row, setCarer } = conversationsOf(provider);

const [anna, ben, cora] = [
  await signInAs("reviewer"),
  await signInAs("editor"),
  await signInAs("reviewer"),
] as [Staff, Staff, Staff];
const YOURS = "conversation is yours to answer";

beforeEach(async () => {
  await payload.db.deleteMany({ collection: "conversations", where: {} });
  for (const carer of [anna, ben, cora]) await setCarer(carer, { isCarer: true, answersMinors: false });
});

/** Adds a conversation between Anna and Ben that both have read. */
async function keep(more: Record<string, unknown> = {}) {
  const now = new Date().toISOString();
  const read = { readAt: now, firstReadAt: now, secondReadAt: now, announcedAt: now };
  const readers = { firstReader: anna.id, secondReader: ben.id };
  const data = { name: "Ann", email: someEmail(), about: "About my mother", ...readers, ...read, ...more };
  await payload.create({ collection: "conversations", data });
}

const send = async ({ headers }: Staff, more: object) => {
  const data = { id: "an-answer-to-ann", subject: "Hello", body: "Hello Ann", ...more };
  return request.post(`/api/conversations/${String((await row()).id)}/answer`, { headers, data });
};

/** Returns what a reader sees of a colleague. */
const seenBy = async (reader: Staff, colleague: Staff) =>
  (await desk(reader)).desk.colleagues.find(({ id }) => id === colleague.id);

it("only its two readers see the screen of a conversation, or hand it on", async () => {
  await keep();
  expect((await desk(anna)).status).toBe(200);
  for (const other of [cora, staff]) {
    expect([403, 404]).toContain((await desk(other)).status);
    expect([403, 404]).toContain(await handOn(other, anna));
  }
  expect((await row()).assignee).toBeNull();
});

it("only its two readers see that somebody has it open", async () => {
  await keep();
  const lock = (relationTo: "conversations" | "contact-messages", value: string) =>
    payload.create({
      collection: "payload-locked-documents",
      data: { document: { relationTo, value }, user: { relationTo: "staff", value: anna.id } },
    });
  const message = { name: "Ruth", email: someEmail(), message: "Hello" };
  await lock("conversations", String((await row()).id));
  await lock(
    "contact-messages",
    (await payload.create({ collection: "contact-messages", data: message })).id,
  );
  const seen = async ({ headers }: Staff) => {
    const answer = await request.get("/api/payload-locked-documents?depth=0", { headers });
    const { docs } = answer.json() as { docs: { document: { relationTo: string } }[] };
    return docs.map(({ document }) => document.relationTo).toSorted();
  };
  expect(await seen(ben)).toEqual(["contact-messages", "conversations"]);
  for (const other of [cora, staff]) {
    expect(await seen(other)).toEqual(["contact-messages"]);
    const document = { relationTo: "conversations", value: (await row()).id };
    const data = { document, user: { relationTo: "staff", value: ben.id } };
    const added = await request.post("/api/payload-locked-documents", { headers: other.headers, data });
    expect(added.status).toBe(403);
  }
});

it("names its two readers, and which of them have read it", async () => {
  await keep({ secondReadAt: null });
  expect(await seenBy(anna, anna)).toMatchObject({ isMe: true, isReader: true, readAt: expect.any(String) });
  expect(await seenBy(anna, ben)).toMatchObject({ isMe: false, isReader: true, readAt: null, offer: "turn" });
  expect(await seenBy(anna, cora)).toMatchObject({ isReader: false, readAt: null, offer: "place" });
});

it("is the other reader's turn once handed on to them, and both still read it", async () => {
  await keep();
  expect(await handOn(anna, ben)).toBe(200);
  expect(await seenBy(anna, ben)).toMatchObject({ isAssigned: true, offer: null });
  expect([await readBy(anna), await readBy(ben)].map(({ length }) => length)).toEqual([1, 1]);
  const mail = first(await mails(ben.email, `A ${YOURS}`));
  for (const words of ["mother", "Ann "]) expect(`${mail.subject} ${mail.text}`).not.toContain(words);
  expect(mail.replyTo).toBeUndefined();
  expect(await handOn(ben, ben)).toBe(400);
});

it("handed on to another carer passes the place of whoever hands it on, and is new to that carer", async () => {
  await keep({ isUrgent: true, calledAt: new Date().toISOString() });
  expect(await handOn(anna, cora)).toBe(200);
  expect(await readBy(anna)).toEqual([]);
  expect((await desk(anna)).status).toBe(404);
  expect([await readBy(ben), await readBy(cora)].map(({ length }) => length)).toEqual([1, 1]);
  expect(await row()).toMatchObject({
    firstReader: cora.id,
    firstReadAt: null,
    calledAt: null,
    assignee: cora.id,
  });
  expect(await seenBy(ben, cora)).toMatchObject({ isAssigned: true, isReader: true, readAt: null });
  expect(first(await mails(cora.email, `Urgent: a ${YOURS}`)).text).not.toContain("mother");
});

it("taking the turn sends no mail", async () => {
  await keep();
  const before = (await mailsTo(dataDir, anna.email)).length;
  expect(await handOn(anna, anna)).toBe(200);
  expect(await seenBy(ben, anna)).toMatchObject({ isAssigned: true });
  await announceSubmissions(payload);
  expect(await mailsTo(dataDir, anna.email)).toHaveLength(before);
});

it("handed on by both readers at once has two readers still", async () => {
  await keep();
  const answers = await Promise.all([handOn(anna, cora), handOn(ben, cora)]);
  expect(answers.toSorted()).toEqual([200, 400]);
  const { firstReader, secondReader } = await row();
  expect(firstReader).not.toBe(secondReader);
});

it("in the trash is neither answered nor handed on", async () => {
  await keep({ deletedAt: new Date().toISOString() });
  expect((await answer(anna)).status).toBe(404);
  expect(await handOn(anna, ben)).toBe(404);
  expect((await desk(anna)).status).toBe(200);
  const { assignee, answers } = await row();
  expect([assignee, answers ?? null]).toEqual([null, null]);
});

it("can't be handed on to anyone who doesn't read conversations", async () => {
  await keep();
  expect(await handOn(anna, staff)).toBe(400);
  await setCarer(cora, { isCarer: false });
  expect(await handOn(anna, cora)).toBe(400);
  expect(await row()).toMatchObject({ firstReader: anna.id, secondReader: ben.id, assignee: null });
});

it("of somebody under 18 stays with the carer whose name they were shown", async () => {
  await setCarer(anna, { answersMinors: true });
  await keep({ isMinor: true });
  expect(await seenBy(anna, cora)).toMatchObject({ offer: null });
  expect(await handOn(anna, cora)).toBe(400);
  expect(await handOn(ben, cora)).toBe(200);
  expect(await handOn(cora, anna)).toBe(200);
  expect(await row()).toMatchObject({ firstReader: anna.id, secondReader: cora.id, assignee: anna.id });
});

it("is the next reader's turn when the one whose turn it is leaves", async () => {
  await keep();
  await handOn(anna, ben);
  await setCarer(ben, { isCarer: false });
  expect(await row()).toMatchObject({ secondReader: cora.id, assignee: cora.id });
});

it("an answer closes it, unless it is urgent, they have written again, or no mail server sends it", async () => {
  const mailServer = jest.replaceProperty(environment(), "smtpUrl", "smtp://127.0.0.1:9");
  await keep();
  expect((await answer(anna)).status).toBe(200);
  expect(await row()).toMatchObject({ isHandled: true });
  for (const more of [{ isUrgent: true }, { readAt: null, firstReadAt: null, secondReadAt: null }]) {
    await payload.db.deleteMany({ collection: "conversations", where: {} });
    await keep(more);
    expect((await answer(anna)).status).toBe(200);
    expect(await row()).toMatchObject({ isHandled: false, answerCount: 1 });
  }
  await payload.db.deleteMany({ collection: "conversations", where: {} });
  await keep({ isUrgent: true });
  expect((await send(anna, { closes: true })).status).toBe(200);
  expect(await row()).toMatchObject({ isHandled: true, answerCount: 1 });
  mailServer.restore();
  await payload.db.deleteMany({ collection: "conversations", where: {} });
  await keep();
  expect((await answer(anna)).status).toBe(200);
  expect(await row()).toMatchObject({ isHandled: false, answerCount: 1 });
});

it("an answer isn't sent if something newer has come in than its page showed", async () => {
  await keep();
  expect((await send(anna, { id: "the-first-answer", seen: 0 })).status).toBe(200);
  const late = await send(ben, { id: "a-late-answer", seen: 0 });
  expect([late.status, late.text()]).toEqual([
    400,
    expect.stringContaining("There is something newer here."),
  ]);
  // The first again, because its result was lost.
  expect((await send(anna, { id: "the-first-answer", seen: 0 })).status).toBe(200);
  const changed = await send(anna, { id: "the-first-answer", seen: 0, body: "Hello Ann, and bye" });
  expect([changed.status, changed.text()]).toEqual([
    400,
    expect.stringContaining("Your answer was sent before you changed it."),
  ]);
  expect(await row()).toMatchObject({ answerCount: 1 });
  expect((await send(ben, { id: "a-late-answer", seen: 1 })).status).toBe(200);
  expect(await row()).toMatchObject({ answerCount: 2 });
});

it("keeps every answer that it sends, also of two sent at the same moment", async () => {
  const email = someEmail();
  await keep({ email });
  const sent = await Promise.all([
    send(anna, { id: "answer-of-anna", seen: 0 }),
    send(ben, { id: "answer-of-ben", seen: 0 }),
  ]);
  await sendMails(payload);
  const { answerCount } = await row();
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(Number(answerCount));
  expect(await mailsTo(dataDir, email)).toHaveLength(Number(answerCount));
});

it("is open again for the colleague to whom it is handed on, and new to one who hasn't read it", async () => {
  await keep({ isHandled: true });
  expect(await handOn(anna, ben)).toBe(200);
  expect(await row()).toMatchObject({ isHandled: false, assignee: ben.id });
  await payload.db.deleteMany({ collection: "conversations", where: {} });
  await keep({ isHandled: true });
  expect(await handOn(anna, cora)).toBe(200);
  expect(await row()).toMatchObject({ isHandled: false, firstReader: cora.id, firstReadAt: null });
});

it("is closed only by a reader who has read what was written last", async () => {
  await keep({ readAt: null, firstReadAt: null });
  const { id } = await row();
  expect(await anna.refusedUpdate("conversations", String(id), { isHandled: true })).toContain(
    "They have written again.",
  );
  await open(anna);
  await anna.update("conversations", String(id), { isHandled: true });
  expect(await row()).toMatchObject({ isHandled: true });
});

it("shows the crisis lines of their country: by their number, else the church's; all if it has none", async () => {
  const countries = async () => (await desk(anna)).desk.lines.map(({ country }) => country);
  await keep({ phoneNo: "+49 30 901820" });
  expect(await countries()).toEqual(["DE"]);
  expect((await desk(anna)).desk.lines[0]).toMatchObject({ country: "DE", phone: "0800 111 0 111" });
  await payload.db.updateMany({ collection: "conversations", where: {}, data: { phoneNo: "" } });
  await payload.updateGlobal({ slug: "settings", data: { phoneCountry: "FR" } });
  expect(await countries()).toEqual(["FR"]);
  await payload.updateGlobal({ slug: "settings", data: { phoneCountry: "AT" } });
  expect((await countries()).length).toBeGreaterThan(5);
  await payload.updateGlobal({ slug: "settings", data: { phoneCountry: null } });
});

it("says of each answer that it wasn't sent while there is no mail server, and who wrote it", async () => {
  await setCarer(anna, { name: "Anna Lind" });
  await keep();
  await answer(anna);
  const { desk: shown } = await desk(anna);
  expect(shown.goes).toBe("Unsent");
  expect(shown.entries).toMatchObject([{ state: "kept", by: "Anna Lind" }]);
  expect((await desk(ben)).desk.entries).toEqual(shown.entries);
  await payload.db.updateMany({ collection: "conversations", where: {}, data: { email: "gone@a.invalid" } });
  expect((await desk(ben)).desk.goes).toBe("Nowhere");
  expect((await answer(ben)).status).toBe(400);
});
