import { randomUUID } from "node:crypto";

import { conversationsOf } from "./support/conversations";
import { mailsTo } from "./support/mails";
import { startProvider } from "./support/provider";
import { first } from "./support/read";
import type { Staff } from "./support/staff";
import { someEmail } from "./support/visitor";

const provider = await startProvider();
const { payload, rows, dataDir, signInAs, staff } = provider;
const { callReaders } = await import("../src/features/conversations/call-readers");
const { waitingIn } = await import("../src/features/inbox/inboxes");
const { noteJoined } = await import("../src/features/staff/invitations");
const { ask, mails, open, openedBy, readBy, row, setCarer } = conversationsOf(provider);

const HOUR_MS = 60 * 60 * 1000;

/** So many carers of this test alone. */
async function carers(count: number): Promise<Staff[]> {
  const made: Staff[] = [];
  for (let index = 0; index < count; index += 1) made.push(await signInAs("reviewer"));
  for (const carer of made) await setCarer(carer, { isCarer: true });
  return made;
}

/** A conversation that two carers have open. */
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

describe("what a carer read who leaves", () => {
  it("passes to the one with the fewest open ones, who is told by a mail without a word of it", async () => {
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

  it("is spread, and each new reader gets one mail", async () => {
    const [leaving, other, third, fourth] = (await carers(4)) as [Staff, Staff, Staff, Staff];
    for (let time = 0; time < 4; time += 1) await keep(leaving, other);
    await payload.delete({ collection: "staff", id: leaving.id });
    for (const carer of [third, fourth]) {
      expect(await readBy(carer)).toHaveLength(2);
      await mails(carer.email, "2 conversations have passed to you");
    }
  });

  it("from somebody under 18 passes to who is named for that, else as new ones do", async () => {
    const [leaving, other, free, named] = (await carers(4)) as [Staff, Staff, Staff, Staff];
    await setCarer(named, { answersMinors: true });
    await keep(named, other);
    await keep(leaving, other, { isMinor: true });
    await setCarer(leaving, { isCarer: false });
    expect(await readBy(named)).toHaveLength(2);
    await setCarer(named, { isCarer: false });
    expect(await readBy(free)).toHaveLength(2);
  });

  it("is unread for the new reader, and stays as it was where it is dealt with", async () => {
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

it("whoever was invited is a carer from joining on", async () => {
  const [first] = (await carers(1)) as [Staff];
  const email = someEmail();
  const { id } = await payload.create({
    collection: "staff",
    data: { email, password: randomUUID(), isCarer: true, invitedAt: new Date().toISOString() },
  });
  expect((await ask()).status).toBe(422);
  await keep(first, { ...first, id: "" });
  await noteJoined(payload, id);
  expect(await row()).toMatchObject({ firstReader: first.id, secondReader: id });
  expect((await ask()).status).toBe(200);
  await payload.delete({ collection: "staff", id });
});

it("is unread for each reader until she has opened it herself", async () => {
  const [one, other] = (await carers(2)) as [Staff, Staff];
  await keep(one, other);
  const unread = async ({ id }: Staff) => {
    const user = await payload.findByID({ collection: "staff", id });
    const waiting = await waitingIn(
      payload,
      { ...user, collection: "staff" },
      (slug) => slug === "conversations",
    );
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

describe("that nobody reads", () => {
  const WAITS = "conversation waits unread";

  /** Calls as it would be so many hours after the readers were sent word of it. */
  const callAfter = (hours: number) => callReaders(payload, new Date(Date.now() + hours * HOUR_MS + 1000));

  it("calls its readers after an hour and then daily, once each time, and from the second time on the admins", async () => {
    const [one, other] = (await carers(2)) as [Staff, Staff];
    await keep(one, other, { isUrgent: true });
    await callAfter(0.9);
    expect((await row()).calledAt).toBeNull();
    await Promise.all([callAfter(1), callAfter(1), callAfter(2)]);
    for (const { email } of [one, other]) {
      const mail = first(await mails(email, `Urgent: a ${WAITS}`));
      expect(mail.text).toContain("Please answer at once.");
      expect(mail.text).not.toContain("mother");
      expect(mail.replyTo).toBeUndefined();
    }
    const { calledAt } = await row();
    await callAfter(24);
    expect((await row()).calledAt).toEqual(calledAt);
    expect(await mailsTo(dataDir, staff.email)).toEqual([]);
    await callAfter(25.1);
    const told = first(await mails(staff.email, `Urgent: a ${WAITS}, and nobody opens it`));
    expect(told.text).toContain(`${one.email} and ${other.email}`);
    expect(told.text).not.toContain("mother");
    await callAfter(50);
    await mails(one.email, WAITS, 3);
    await mails(staff.email, WAITS, 2);
  });

  it("calls nobody any more once one of them has read it, and nobody about what is in the trash", async () => {
    const [one, other] = (await carers(2)) as [Staff, Staff];
    await keep(one, other);
    await open(one);
    await callAfter(30);
    await keep(one, other, { deletedAt: new Date().toISOString() });
    await callAfter(30);
    expect(await mailsTo(dataDir, other.email)).toEqual([]);
  });

  it("calls the admins at once where there is no reader", async () => {
    const [one, other] = (await carers(2)) as [Staff, Staff];
    await keep(one, other);
    for (const carer of [one, other]) await setCarer(carer, { isCarer: false });
    const admin = await signInAs("admin");
    await callAfter(1);
    expect(first(await mails(admin.email, WAITS)).text).toContain("Please make two colleagues carers.");
  });
});
