import { randomUUID } from "node:crypto";

import { createLocalReq } from "payload";

import { conversationsOf } from "./support/conversations";
import { mailsTo } from "./support/mails";
import { startProvider } from "./support/provider";
import { first } from "./support/read";
import type { Staff } from "./support/staff";
import { someEmail, visitor } from "./support/visitor";

const provider = await startProvider();
const { payload, request, rows, dataDir, signInAs, staff } = provider;
const { announceSubmissions } = await import("../src/features/inbox/announce");
const { callReaders } = await import("../src/features/conversations/call-readers");
const { waitingIn } = await import("../src/features/inbox/inboxes");
const { ask, answer, mails, open, openedBy, readBy, row, setCarer } = conversationsOf(provider);

const HOUR_MS = 60 * 60 * 1000;

/** Adds this many carers for this test. */
async function carers(count: number): Promise<Staff[]> {
  const made: Staff[] = [];
  for (let index = 0; index < count; index += 1) made.push(await signInAs("reviewer"));
  for (const carer of made) await setCarer(carer, { isCarer: true });
  return made;
}

const [anna, ben] = (await carers(2)) as [Staff, Staff];

/** Adds a conversation that two carers have open. */
const keep = (one: Staff, other: Staff, more: Record<string, unknown> = {}) =>
  payload.create({
    collection: "conversations",
    data: {
      ...{ name: "Ann", email: someEmail(), about: "My mother", announcedAt: new Date().toISOString() },
      ...{ firstReader: one.id, secondReader: other.id, ...more },
    },
  });

beforeEach(async () => {
  await payload.db.deleteMany({ collection: "conversations", where: {} });
  const data = { isCarer: false, answersMinors: false };
  await payload.update({ collection: "staff", where: { isCarer: { equals: true } }, data });
});

describe("conversations of a carer who leaves", () => {
  it("pass to the carer with the fewest open ones, who gets a mail without their content", async () => {
    const [leaving, other, busy, free] = (await carers(4)) as [Staff, Staff, Staff, Staff];
    await keep(busy, other);
    await keep(busy, other);
    await keep(free, other);
    await keep(leaving, other, { about: "My father" });
    await setCarer(leaving, { isCarer: false });
    expect([await readBy(free), await readBy(busy)].map(({ length }) => length)).toEqual([2, 2]);
    const mail = first(await mails(free.email, "A conversation has passed to you"));
    expect(mail.text).not.toContain("father");
    expect(mail.replyTo).toBeUndefined();
    expect(await mailsTo(dataDir, busy.email)).toEqual([]);
  });

  it("are spread among carers, and each new reader gets one mail", async () => {
    const [leaving, other, third, fourth] = (await carers(4)) as [Staff, Staff, Staff, Staff];
    for (let time = 0; time < 4; time += 1) await keep(leaving, other);
    await payload.delete({ collection: "staff", id: leaving.id });
    for (const carer of [third, fourth]) {
      expect(await readBy(carer)).toHaveLength(2);
      await mails(carer.email, "2 conversations have passed to you");
    }
  });

  it("with someone under 18 pass to the carer named for that, otherwise like new ones", async () => {
    const [leaving, other, free, named] = (await carers(4)) as [Staff, Staff, Staff, Staff];
    await setCarer(named, { answersMinors: true });
    await keep(named, other);
    await keep(leaving, other, { isMinor: true });
    await setCarer(leaving, { isCarer: false });
    expect(await readBy(named)).toHaveLength(2);
    await setCarer(named, { isCarer: false });
    expect(await readBy(free)).toHaveLength(2);
  });

  it("are unread for the new reader, but stay as they were once handled", async () => {
    const now = new Date().toISOString();
    const readMarks = { readAt: now, firstReadAt: now, secondReadAt: now };
    const [leaving, other, next] = (await carers(3)) as [Staff, Staff, Staff];
    await keep(leaving, other, readMarks);
    await keep(leaving, other, { ...readMarks, isHandled: true });
    await setCarer(leaving, { isCarer: false });
    const kept = await rows("conversations");
    const [opened, done] = [
      kept.find(({ isHandled }) => !isHandled),
      kept.find(({ isHandled }) => isHandled),
    ];
    expect(opened).toMatchObject({ firstReader: next.id, firstReadAt: null, secondReadAt: now, readAt: now });
    expect(done).toMatchObject({ firstReader: next.id, firstReadAt: now });
    await mails(next.email, "A conversation has passed to you");
  });
});

it("are unread for each reader until she has opened them herself", async () => {
  const [one, other] = (await carers(2)) as [Staff, Staff];
  await keep(one, other);
  const unread = async ({ id }: Staff) => {
    const user = await payload.findByID({ collection: "staff", id });
    const req = await createLocalReq({ user: { ...user, collection: "staff" } }, payload);
    const waiting = await waitingIn(req, (slug) => slug === "conversations");
    return waiting[0]?.unread;
  };
  expect(await unread(one)).toBe(1);
  expect((await open(one)).status).toBe(204);
  expect([await openedBy(one), await openedBy(other)]).toEqual([expect.any(String), null]);
  expect([await unread(one), await unread(other)]).toEqual([0, 1]);
  const at = await openedBy(one);
  await open(one);
  await open(other);
  expect([await openedBy(one), await unread(other)]).toEqual([at, 0]);
});

describe("conversations that nobody reads", () => {
  const WAITS = "unread conversation is waiting";

  /** Runs the reminders as if this many hours had passed since the readers were notified. */
  const callAfter = (hours: number) => callReaders(payload, new Date(Date.now() + hours * HOUR_MS + 1000));

  it("are announced again to their readers after an hour and then daily, once each time, and from the second time to admins too", async () => {
    const [one, other] = (await carers(2)) as [Staff, Staff];
    await keep(one, other, { isUrgent: true });
    await callAfter(0.9);
    expect((await row()).calledAt).toBeNull();
    await Promise.all([callAfter(1), callAfter(1), callAfter(2)]);
    for (const { email } of [one, other]) {
      const mail = first(await mails(email, `Urgent: an ${WAITS}`));
      expect(mail.text).toContain("Please reply at once.");
      expect(mail.text).not.toContain("mother");
      expect(mail.replyTo).toBeUndefined();
    }
    const { calledAt } = await row();
    await callAfter(24);
    expect((await row()).calledAt).toEqual(calledAt);
    expect(await mailsTo(dataDir, staff.email)).toEqual([]);
    await callAfter(25.1);
    const told = first(await mails(staff.email, `Urgent: an ${WAITS}, and nobody has opened it`));
    expect(told.text).toContain(`${one.email} and ${other.email}`);
    expect(told.text).not.toContain("mother");
    await callAfter(50);
    await mails(one.email, WAITS, 3);
    await mails(staff.email, WAITS, 2);
  });

  it("are no longer announced once a reader has opened them, and never from the trash", async () => {
    const [one, other] = (await carers(2)) as [Staff, Staff];
    await keep(one, other);
    await open(one);
    await callAfter(30);
    await keep(one, other, { deletedAt: new Date().toISOString() });
    await callAfter(30);
    expect(await mailsTo(dataDir, other.email)).toEqual([]);
  });

  it("are announced to the admins at once if they have no reader", async () => {
    const [one, other] = (await carers(2)) as [Staff, Staff];
    await keep(one, other);
    for (const carer of [one, other]) await setCarer(carer, { isCarer: false });
    const admin = await signInAs("admin");
    await callAfter(1);
    expect(first(await mails(admin.email, WAITS)).text).toContain("Please make two colleagues carers.");
  });
});

describe("the page behind the link in an answer", () => {
  beforeEach(async () => {
    for (const carer of [anna, ben]) await setCarer(carer, { isCarer: true });
  });

  /** Asks, gets an answer, and returns the token in its mail. */
  async function answered(more: Record<string, unknown> = {}) {
    const email = someEmail();
    await ask({ email, ...more });
    for (const carer of [anna, ben]) await open(carer);
    expect((await answer(anna)).status).toBe(200);
    const mail = first(await mails(email, "We’ve answered your message"));
    const token = /\/conversation\/(\S+)/.exec(mail.text ?? "")?.[1] ?? "";
    return { mail, token };
  }

  const read = async (token: string) => {
    const page = await request.get(`/conversations/${encodeURIComponent(token)}`);
    const body = page.json() as { data?: { messages: { text: string }[] }; message?: string };
    return { status: page.status, body };
  };

  const write = (token: string, words: unknown, headers: Record<string, string> = {}) =>
    visitor(request).send("/add_conversation_reply", { token, words }, headers);

  it("only this page shows the answer, and replies to the mail don't reach the church's mailbox", async () => {
    await payload.updateGlobal({ slug: "settings", data: { email: "office@church.example" } });
    const { mail, token } = await answered();
    for (const words of ["Monday", "my mother", "Ann"])
      expect(`${mail.subject} ${mail.text}`).not.toContain(words);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain("Nobody reads replies to this email");
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(body.data?.messages).toEqual([
      { text: "", sentAt: expect.any(String) },
      { text: "Shall we talk on Monday?", sentAt: expect.any(String) },
    ]);
    expect(await row()).toMatchObject({ isHandled: true });
  });

  it("reading changes nothing; a reply is new for both readers and reopens the conversation", async () => {
    const { token } = await answered();
    const untouched = await row();
    await read(token);
    expect(await row()).toEqual(untouched);
    const sent = await write(token, "Monday is fine. I cannot go on living.");
    expect([sent.status, sent.json()]).toMatchObject([
      200,
      { status: "success", message: "Thank you. The two of us who read these messages have it now." },
    ]);
    expect(await row()).toMatchObject({ isHandled: false, readAt: null, calledAt: null, answerCount: 2 });
    expect((await row()).answers).toMatchObject([
      { body: "Shall we talk on Monday?", by: anna.email },
      { body: "Monday is fine. I cannot go on living.", by: "" },
    ]);
    for (const carer of [anna, ben]) expect(await openedBy(carer)).toBeNull();
    await announceSubmissions(payload);
    for (const { email } of [anna, ben]) {
      const mail = first(await mails(email, "has replied"));
      expect(mail.text).not.toContain("Monday");
      expect(mail.replyTo).toBeUndefined();
    }
    const { body } = await read(token);
    expect(body.data?.messages.map(({ text }) => text)).toEqual(["", "Shall we talk on Monday?", ""]);
  });

  it("a reply that mentions self-harm makes it urgent", async () => {
    const { token } = await answered();
    await write(token, "I do not want to live any more");
    expect(await row()).toMatchObject({ isUrgent: true });
    await announceSubmissions(payload);
    expect(first(await mails(ben.email, "Urgent: someone has replied")).text).not.toContain("live");
  });

  it("a reply is stored once per key, and next to an answer sent at the same moment", async () => {
    const { token } = await answered();
    const key = { "idempotency-key": randomUUID() };
    const sent = await Promise.all([
      ...[1, 2, 3].map(() => write(token, "Yes", key)),
      answer(ben, "Or on Tuesday?"),
      write(token, "Yes", { "idempotency-key": randomUUID() }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { body } = await read(token);
    expect(body.data?.messages.map(({ text }) => text).toSorted()).toEqual(
      ["", "", "", "Or on Tuesday?", "Shall we talk on Monday?"].toSorted(),
    );
  });

  it("the link ends with the conversation", async () => {
    const { token } = await answered();
    const { id } = await row();
    await payload.update({
      collection: "conversations",
      id: String(id),
      data: { deletedAt: new Date().toISOString() },
    });
    const message = "This conversation has ended, or the link is incomplete. Please write to us again.";
    expect(await read(token)).toMatchObject({ status: 404, body: { message } });
    expect((await write(token, "Are you there?")).status).toBe(404);
    expect((await row()).answerCount).toBe(1);
    await payload.db.deleteMany({ collection: "conversations", where: {} });
    expect(await read(token)).toMatchObject({ status: 404, body: { message } });
    expect((await write(token, "Are you there?")).status).toBe(404);
  });

  it("the link opens only its own conversation", async () => {
    const { token } = await answered();
    const [id = "", signature = ""] = token.split(".");
    const other = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
    for (const wrong of [id, signature, `${other}.${signature}`, `${token}x`, `${id}.${"A".repeat(43)}`]) {
      expect((await read(wrong)).status).toBe(404);
      expect((await write(wrong, "Hello")).status).toBe(404);
    }
    for (const wrong of ["x".repeat(300), "a b", "%2e%2e"]) expect((await read(wrong)).status).toBe(400);
  });

  it.each<[string, unknown, string]>([
    ["no words", " \n", "Please write a few words."],
    ["too many words", "x".repeat(5001), "The message can have at most 5000 characters."],
    ["an object for words", { $ne: "" }, "The field ‘message’ must be text."],
  ])("refuses %s in a sentence", async (_what, words, message) => {
    const { token } = await answered();
    const refused = await write(token, words);
    expect([refused.status, refused.json()]).toMatchObject([422, { status: "error", message }]);
    expect((await row()).answerCount).toBe(1);
  });
});
