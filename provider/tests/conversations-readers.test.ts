import { createLocalReq } from "payload";

import { conversationsOf } from "./support/conversations";
import { mailsTo } from "./support/mails";
import { startProvider } from "./support/provider";
import { first } from "./support/read";
import type { Staff } from "./support/staff";
import { someEmail } from "./support/visitor";

const provider = await startProvider();
const { payload, rows, dataDir, signInAs, staff } = provider;
const { callReaders } = await import("../src/features/conversations/call-readers");
const { filtersOf } = await import("../src/features/inbox/filters");
const { waitingIn } = await import("../src/features/inbox/inboxes");
const { mails, open, openedBy, readBy, row, setCarer } = conversationsOf(provider);

const HOUR_MS = 60 * 60 * 1000;

/** Adds this many carers for this test. */
async function carers(count: number): Promise<Staff[]> {
  const made: Staff[] = [];
  for (let index = 0; index < count; index += 1) made.push(await signInAs("reviewer"));
  for (const carer of made) await setCarer(carer, { isCarer: true });
  return made;
}

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
    const account = await payload.findByID({ collection: "staff", id });
    const user = { ...account, collection: "staff" } as const;
    const waiting = await waitingIn(
      await createLocalReq({ user }, payload),
      (slug) => slug === "conversations",
    );
    const filters = await filtersOf(payload, { collection: "conversations", user });
    const { where } = filters.find(({ name }) => name === "inbox:unread") ?? {};
    const own = { collection: "conversations", where, overrideAccess: false, user } as const;
    expect((await payload.count(own)).totalDocs).toBe(waiting[0]?.unread);
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
    const mail = first(await mails(staff.email, `Urgent: an ${WAITS}, and nobody has opened it`));
    expect(mail.text).toContain(`${one.email} and ${other.email}`);
    expect(mail.text).not.toContain("mother");
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
