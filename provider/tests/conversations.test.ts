import { randomUUID } from "node:crypto";

import { createLocalReq } from "payload";

import { conversationsOf } from "./support/conversations";
import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { first } from "./support/read";
import type { Staff } from "./support/staff";
import { someEmail } from "./support/visitor";

const provider = await startProvider();
const { payload, request, rows, staff, dataDir, log, signInAs } = provider;
const { announceSubmissions } = await import("../src/features/inbox/announce");
const { trashWhatIsOver } = await import("../src/features/retention/retention");
const { noteJoined } = await import("../src/features/staff/invitations");

const { alarms } = await import("../src/features/dashboard/waiting");
const { readHandOver } = await import("../src/features/dashboard/hand-over");
const { searchConsents } = await import("../src/features/consents/consent-records");
const { waitingCards } = await import("../src/features/dashboard/waiting-cards");
const { waitingIn } = await import("../src/features/inbox/inboxes");

const { ask, readBy, setCarer } = conversationsOf(provider);

const requestAs = async ({ id }: Staff) => {
  const user = await payload.findByID({ collection: "staff", id });
  return createLocalReq({ user: { ...user, collection: "staff" } }, payload);
};

const offers = async () => {
  const answer = await request.get("/web/setting-page-content");
  return (answer.json() as { data: { offers: string[] } }).data.offers;
};

const content = async () => {
  const answer = await request.get("/web/talk-content");
  return (answer.json() as { data: { minorsReader: string; lines: Record<string, string>[] } }).data;
};

const carers = [await signInAs("reviewer"), await signInAs("editor"), await signInAs("reviewer")] as const;
const [anna, ben, cora] = carers;

beforeEach(async () => {
  for (const carer of carers) await setCarer(carer, { isCarer: false, answersMinors: false });
  await payload.db.deleteMany({ collection: "conversations", where: {} });
});

it("is offered while two carers read conversations and it is switched on", async () => {
  await setCarer(anna, { isCarer: true });
  expect(await offers()).not.toContain("talk");
  expect((await request.get("/web/talk-content")).status).toBe(404);
  const alone = await ask();
  expect([alone.status, alone.json()]).toMatchObject([
    422,
    { message: "Nobody can read this right now. Please use our contact form instead." },
  ]);
  await setCarer(ben, { isCarer: true });
  expect(await offers()).toContain("talk");
  expect((await ask()).status).toBe(200);
  await payload.updateGlobal({ slug: "talk", data: { isOffered: false } });
  expect(await offers()).not.toContain("talk");
  expect((await request.get("/web/talk-content")).status).toBe(404);
  expect((await ask()).status).toBe(422);
  await payload.updateGlobal({ slug: "talk", data: { isOffered: true } });
});

it("lists where to get help at once in ten countries, each with its source and the date it was checked", async () => {
  for (const carer of carers) await setCarer(carer, { isCarer: true });
  const { lines } = await content();
  expect(lines.map(({ country }) => country)).toEqual("US CA GB IE AU NZ DE CH FR BR".split(" "));
  for (const line of lines) {
    expect(line.checkedAt).toBe("2026-11-27T12:00:00.000Z");
    expect(line.phone).toMatch(/^[\d ]+$/);
    expect(line.source).toMatch(/^https:\/\//);
  }
});

it("people invited as carers are carers from the start", async () => {
  await setCarer(anna, { isCarer: true });
  const { id } = await payload.create({
    collection: "staff",
    data: { email: someEmail(), password: randomUUID(), isCarer: true, invitedAt: new Date().toISOString() },
  });
  expect((await ask()).status).toBe(422);
  const asked = { name: "Ann", email: someEmail(), about: "My mother", firstReader: anna.id };
  await payload.create({ collection: "conversations", data: asked });
  await noteJoined(payload, id);
  expect(await rows("conversations")).toMatchObject([{ firstReader: anna.id, secondReader: id }]);
  expect((await ask()).status).toBe(200);
  await payload.delete({ collection: "staff", id });
});

describe("with three carers", () => {
  beforeEach(async () => {
    for (const carer of carers) await setCarer(carer, { isCarer: true });
  });

  it("is read by two of them and by nobody else, not even admins", async () => {
    const email = someEmail();
    await ask({ email });
    const seen = await Promise.all([...carers, staff].map(readBy));
    expect(seen.filter((emails) => emails.includes(email))).toHaveLength(2);
    expect(await readBy(staff)).toEqual(["403"]);
    expect(await readBy(await signInAs("editor"))).toEqual(["403"]);
    expect((await request.get("/api/conversations")).status).toBe(403);
    const [row] = await rows("conversations");
    const out = carers.find((carer) => !Object.values(row ?? {}).includes(carer.id));
    for (const { headers } of [staff, ...(out ? [out] : [])]) {
      const path = `/api/conversations/${String(row?.id)}`;
      const answer = { id: randomUUID(), subject: "Hello", body: "Hello" };
      expect([403, 404]).toContain((await request.get(path, { headers })).status);
      expect([403, 404]).toContain((await request.post(`${path}/read`, { headers })).status);
      expect([403, 404]).toContain((await request.post(`${path}/answer`, { headers, data: answer })).status);
      expect([403, 404]).toContain((await request.delete(path, { headers })).status);
      expect([403, 404]).toContain(
        (await request.fetch(path, { method: "PATCH", headers, data: { notes: "I was here" } })).status,
      );
    }
    expect((await request.get("/api/conversations/export.csv", { headers: anna.headers })).status).not.toBe(
      200,
    );
    expect(first(await rows("conversations"))).toMatchObject({ notes: null, readAt: null, deletedAt: null });
    expect(JSON.stringify(await rows("changes"))).not.toContain("conversations");
    expect(log()).not.toContain("my mother");
  });

  it("that is urgent is on no screen, in no call and in no mail of anybody but its two readers", async () => {
    await provider.removeVisitors();
    await ask({ name: "Zipporah", about: "I do not want to live any more. My quokka died." });
    const { id, firstReader, secondReader } = first(await rows("conversations"));
    await announceSubmissions(payload);
    const lock = { document: { relationTo: "conversations" as const, value: String(id) } };
    const user = { relationTo: "staff" as const, value: String(firstReader) };
    await payload.create({ collection: "payload-locked-documents", data: { ...lock, user } });

    const newest = "depth=2&trash=true&limit=5&sort=-updatedAt";
    const lists = payload.config.collections.flatMap(({ slug, versions }) => [
      `${slug}?${newest}`,
      ...(versions ? [`${slug}/versions?${newest}`] : []),
    ]);
    const asked = `conversations?where[or][0][id][equals]=${String(id)}&where[or][1][name][like]=Zip`;
    const found = `payload-locked-documents?where[document.value][equals]=${String(id)}`;
    for (const reader of [staff, await signInAs("editor"), ...carers]) {
      const req = await requestAs(reader);
      const shown = await Promise.all([
        ...[...lists, asked, found].map(async (path) =>
          (await request.get(`/api/${path}`, { headers: reader.headers })).text(),
        ),
        ...[waitingCards(req), alarms(payload, req.user), searchConsents(req, "Zip"), readHandOver(payload)],
      ]);
      const isCarer = carers.some((carer) => carer === reader);
      const waiting = await waitingIn(req, (slug) => slug !== "conversations" || isCarer);
      const isReader = [firstReader, secondReader].includes(reader.id);
      expect(/Zipporah|quokka/.test(JSON.stringify(shown))).toBe(isReader);
      expect(JSON.stringify(shown).includes(String(id))).toBe(isReader);
      expect(waiting.reduce((sum, { unread, open }) => sum + unread + open, 0)).toBe(isReader ? 2 : 0);
      await eventually(async () =>
        expect(
          // Not those about earlier tests' conversations.
          (await mailsTo(dataDir, reader.email)).filter(({ text }) => text?.includes(String(id))),
        ).toHaveLength(isReader ? 1 : 0),
      );
    }
    await provider.removeVisitors();
  });

  it("gives each new one to the carers with the fewest", async () => {
    for (let time = 0; time < 3; time += 1) await ask();
    const counts = await Promise.all(carers.map(async (carer) => (await readBy(carer)).length));
    expect(counts).toEqual([2, 2, 2]);
  });

  it("is marked urgent if it mentions self-harm, and both readers get a mail without its content", async () => {
    await ask({ about: "I do not want to live any more" });
    expect(first(await rows("conversations"))).toMatchObject({ isUrgent: true });
    await Promise.all([1, 2, 3].map(() => announceSubmissions(payload)));
    const urgent = async () => {
      const mails = await Promise.all(carers.map(({ email }) => mailsTo(dataDir, email)));
      return mails.flat().filter(({ subject }) => subject === "Urgent: someone asks to talk");
    };
    await eventually(async () =>
      expect(await payload.count({ collection: "outgoing-mails" })).toEqual({ totalDocs: 0 }),
    );
    expect(await urgent()).toHaveLength(2);
    for (const { text, replyTo } of await urgent()) {
      expect(text).not.toContain("live");
      expect(replyTo).toBeUndefined();
    }
  });

  it("comes first in a carer's list while it is urgent and not dealt with", async () => {
    await setCarer(cora, { isCarer: false });
    const email = someEmail();
    await ask({ email, about: "I do not want to live any more" });
    for (let time = 0; time < 2; time += 1) await ask();
    expect((await readBy(anna)).indexOf(email)).toBe(0);
    await payload.db.updateMany({
      collection: "conversations",
      where: { email: { equals: email } },
      data: { isHandled: true },
    });
    expect((await readBy(anna)).indexOf(email)).toBe(2);
    await setCarer(cora, { isCarer: true });
  });

  it("from someone under 18 is read by the carer named for that, whose name visitors see", async () => {
    expect((await content()).minorsReader).toBe("");
    await setCarer(cora, { answersMinors: true, name: "Cora Lind" });
    expect((await content()).minorsReader).toBe("Cora Lind");
    for (let time = 0; time < 4; time += 1) await ask({ isMinor: true });
    expect(await readBy(cora)).toHaveLength(4);
  });

  it("passes to another carer when one of its readers stops being one, or leaves", async () => {
    await ask();
    const [one, two, other] = await byWhoReads();
    await setCarer(one, { isCarer: false });
    expect(await readBy(one)).toEqual(["403"]);
    expect(await readBy(other)).toHaveLength(1);
    expect(await readBy(two)).toHaveLength(1);
    await setCarer(one, { isCarer: true });
    const leaving = await signInAs("reviewer");
    await setCarer(leaving, { isCarer: true });
    await setCarer(one, { isCarer: false });
    await setCarer(two, { isCarer: false });
    expect(await readBy(leaving)).toHaveLength(1);
    await payload.delete({ collection: "staff", id: leaving.id });
    await setCarer(one, { isCarer: true });
    expect(await readBy(one)).toHaveLength(1);
  });

  it("is stored once per key", async () => {
    const key = { "idempotency-key": randomUUID() };
    const sent = await Promise.all([ask({}, key), ask({}, key), ask({}, key)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows("conversations")).toHaveLength(1);
  });

  it("moves to the trash 90 days after it arrived, if it was read", async () => {
    await ask();
    const read = { readAt: new Date().toISOString() };
    await payload.db.updateMany({ collection: "conversations", where: {}, data: read });
    const in89 = new Date(Date.now() + 89 * 24 * 60 * 60 * 1000);
    await trashWhatIsOver(payload, in89);
    expect(first(await rows("conversations"))).toMatchObject({ deletedAt: null });
    await trashWhatIsOver(payload, new Date(in89.getTime() + 2 * 24 * 60 * 60 * 1000));
    expect(first(await rows("conversations")).deletedAt).not.toBeNull();
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["no name", { name: " " }, "Please enter a name. A first name is enough."],
    ["no address", { email: "" }, "Please enter an email address so we can reply."],
    ["half an address", { email: "ann@" }, "Invalid email format"],
    ["no words", { about: "\n" }, "Please write a few words about it."],
    ["too many words", { about: "x".repeat(5001) }, "The message can have at most 5000 characters."],
    [
      "too many times",
      { times: "x".repeat(201) },
      "The text about when to reach you can have at most 200 characters.",
    ],
    ["half a number", { phoneNo: "12" }, "Invalid phone number"],
    ["an odd tick", { isMinor: "yes" }, "Please tick the box or leave it empty."],
    ["an object for words", { about: { $ne: "" } }, "The field ‘message’ must be text."],
  ])("refuses %s in a sentence", async (_what, wrong, message) => {
    const refused = await ask(wrong);
    expect([refused.status, refused.json()]).toMatchObject([422, { status: "error", message }]);
    expect(await rows("conversations")).toEqual([]);
  });

  it("is in a member's export, and is deleted with their account", async () => {
    const email = someEmail();
    const { id } = await payload.create({
      collection: "members",
      data: { firstName: "Ann", lastName: "Berg", email },
    });
    await ask({ email });
    const { exportMember } = await import("../src/features/members/export-member");
    const { deleteMember } = await import("../src/features/members/delete-member");
    const member = await payload.findByID({ collection: "members", id });
    const { conversations } = await exportMember(payload, member);
    expect(conversations).toMatchObject([{ about: "I would like to talk about my mother." }]);
    expect(Object.keys(conversations[0] ?? {})).not.toContain("readBy");
    await deleteMember(payload, member, "keep");
    expect(await rows("conversations")).toEqual([]);
  });
});

/** Returns the two readers of the only conversation, then the third carer. */
async function byWhoReads(): Promise<[Staff, Staff, Staff]> {
  const counted = await Promise.all(
    carers.map(async (carer) => ({ carer, count: (await readBy(carer)).length })),
  );
  const [one, two, other] = counted.toSorted((a, b) => b.count - a.count).map(({ carer }) => carer);
  if (!one || !two || !other) throw new Error("There are three carers");
  return [one, two, other];
}
