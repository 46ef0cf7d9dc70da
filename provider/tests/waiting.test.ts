import { createLocalReq } from "payload";

import { pass } from "./support/clock";
import { newStory } from "./support/preparation";
import { startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import type { Staff } from "./support/staff";
import { someEmail, visitor } from "./support/visitor";

const { payload, request, staff, signInAs, removeVisitors } = await startProvider();
const { waitingCards } = await import("../src/features/dashboard/waiting-cards");
const { readAnswers } = await import("../src/features/inbox/answer");

const HOUR_MS = 60 * 60 * 1000;

/** Returns the cards that somebody sees on their home. */
async function cardsFor({ id }: Pick<Staff, "id">) {
  const user = await payload.findByID({ collection: "staff", id });
  return waitingCards(await createLocalReq({ user: { ...user, collection: "staff" } }, payload));
}

const cardsIn = async (inbox: string, reader: Pick<Staff, "id"> = staff) =>
  (await cardsFor(reader))[inbox] ?? [];

beforeEach(removeVisitors);

describe("stories", () => {
  /** Sends a story whose film is prepared. */
  async function preparedStory(more: Record<string, unknown> = {}) {
    const { id, clipId } = await newStory(request, staff);
    const frames = [{ filename: "frame.jpg", width: 9, height: 16 }];
    const data = { preparation: "ready", frames, duration: 65 };
    await payload.db.updateOne({ collection: "clips", id: clipId, data });
    await payload.db.updateOne({ collection: "stories", id, data: more });
    pass(1);
    return id;
  }

  it("show a frame, their length, and that they can be decided", async () => {
    const id = await preparedStory({ description: "When I was small" });
    const card = first(await cardsIn("stories"));
    expect(card).toMatchObject({
      href: `/admin/collections/stories/${id}`,
      title: "Anna of the tests",
      words: "When I was small",
      picture: "/uploads/frames/frame.jpg",
    });
    expect(card.state).toBe("1 minute and 5 seconds · Can be decided now");
    await staff.update("stories", id, { status: "Declined", reason: "A test." });
    expect(await cardsIn("stories")).toEqual([]);
  });

  it("that can't be published yet come last, with the reason", async () => {
    const child = await preparedStory({ tellerAge: "teen" });
    const other = await preparedStory();
    const cards = await cardsIn("stories");
    expect(cards.map(({ href }) => href.split("/").at(-1))).toEqual([other, child]);
    expect(cards[1]?.state).toContain("Can’t be published yet: no parent has been asked");
  });

  it("whose film is still being prepared can't be published yet", async () => {
    const id = await preparedStory();
    const { file } = await staff.one("stories", "id", id);
    await payload.db.updateOne({ collection: "clips", id: String(file), data: { preparation: "preparing" } });
    const { state } = first(await cardsIn("stories"));
    expect(state).toContain("Can’t be published yet: the video hasn’t been prepared yet");
  });

  it("that need two approvals say to each colleague whether theirs is missing", async () => {
    const id = await preparedStory({ tellerAge: "adult", danger: "perhaps" });
    const ben = await signInAs("reviewer");
    const saidTo = async (reader: Pick<Staff, "id">) => first(await cardsIn("stories", reader)).state;
    expect(await saidTo(ben)).toContain("Needs two approvals");
    await staff.update("stories", id, { status: "Published", title: "A story" });
    expect(await saidTo(ben)).toContain("Needs the second approval");
    expect(await saidTo(staff)).toContain("Can’t be published yet: two colleagues have to approve it");
  });
});

it("reported videos are one card each while the site shows them, with how many networks reported them", async () => {
  const { slug, _id, name } = first(await readVideos(request));
  for (const words of ["That is me.", "And me."])
    expect((await visitor(request).send("/add_report", { slug, reason: "shown", words })).status).toBe(200);
  const [card, ...others] = await cardsIn("reports");
  expect(others).toEqual([]);
  expect(card).toMatchObject({ title: name, words: "That is me." });
  expect((await request.get(card?.picture ?? "")).status).toBe(200);
  expect(card?.state).toBe(
    "On the site now · ‘It shows me, or someone I know, who hasn’t agreed’ · 2 reports · 2 networks",
  );
  expect(await cardsIn("reports", await signInAs("reviewer"))).toEqual([card]);
  expect(Object.keys(await cardsFor(staff))[0]).toBe("reports");
  const [, worse] = await readVideos(request);
  for (let count = 0; count < 3; count += 1)
    await visitor(request).send("/add_report", { slug: worse?.slug, reason: "shown", words: "" });
  expect((await cardsIn("reports")).map(({ title }) => title)).toEqual([worse?.name, name]);
  await staff.update("videos", _id, { status: "Declined" });
  expect((await cardsIn("reports")).map(({ title }) => title)).toEqual([worse?.name]);
  await staff.update("videos", _id, { status: "Active" });
  await payload.db.deleteMany({ collection: "reports", where: {} });
});

it("messages wait longest first, and a long one is cut at a word", async () => {
  const message = "When are you open? ".repeat(20);
  for (let count = 0; count < 6; count += 1) {
    const sent = { name: `Ruth ${count}`, email: someEmail(), message };
    await visitor(request).send("/add_contact_us", sent);
    pass(1);
  }
  const names = async () => (await cardsIn("contact-messages")).map(({ title }) => title);
  expect(await names()).toEqual(["Ruth 0", "Ruth 1", "Ruth 2", "Ruth 3", "Ruth 4"]);
  const oldest = first(await cardsIn("contact-messages"));
  expect(oldest.words).toMatch(/^When are you open\? .+ …$/);
  expect(oldest.words?.length).toBeLessThan(150);
  await staff.update("contact-messages", oldest.href.split("/").at(-1) ?? "", { isHandled: true });
  expect(await names()).toEqual(["Ruth 1", "Ruth 2", "Ruth 3", "Ruth 4", "Ruth 5"]);
});

describe("conversations", () => {
  async function carers(): Promise<[Staff, Staff, Staff]> {
    const all: [Staff, Staff, Staff] = [
      await signInAs("reviewer"),
      await signInAs("reviewer"),
      await signInAs("reviewer"),
    ];
    for (const { id } of all) await payload.update({ collection: "staff", id, data: { isCarer: true } });
    return all;
  }

  /** Adds a conversation that began this many hours ago. */
  const ask = (one: Staff, other: Staff, hours: number, more: Record<string, unknown> = {}) =>
    payload.create({
      collection: "conversations",
      data: {
        ...{ name: `Ann, ${hours}`, email: someEmail(), about: "My mother" },
        ...{ announcedAt: new Date().toISOString(), firstReader: one.id, secondReader: other.id },
        createdAt: new Date(Date.now() - hours * HOUR_MS - 1000).toISOString(),
        ...more,
      },
    });

  it("that are urgent come first, to their two readers alone, until they are answered", async () => {
    const [one, other, third] = await carers();
    const { id } = await ask(one, other, 3, { isUrgent: true });
    await ask(one, other, 50, { isUrgent: true });
    await ask(one, other, 1);
    const urgent = async (reader: Pick<Staff, "id">) =>
      (await cardsIn("conversations", reader))
        .filter(({ isUrgent }) => isUrgent)
        .map(({ title, state }) => `${title}: ${state ?? ""}`);
    const both = ["Ann, 50: Urgent · Has waited for 2 days", "Ann, 3: Urgent · Has waited for 3 hours"];
    expect([await urgent(one), await urgent(other)]).toEqual([both, both]);
    expect([await urgent(third), await urgent(staff)]).toEqual([[], []]);
    const [, , calm] = await cardsIn("conversations", one);
    expect(calm).toMatchObject({
      state: expect.stringMatching(/^Has waited for 6\d minutes$/),
      isUrgent: false,
    });
    expect(Object.keys(await cardsFor(one)).slice(0, 2)).toEqual(["stories", "conversations"]);
    expect(Object.keys(await cardsFor(staff))[0]).toBe("stories");
    expect(await cardsIn("conversations", staff)).toEqual([]);
    expect(JSON.stringify(await cardsFor(one))).not.toContain("My mother");

    await request.post(`/api/conversations/${id}/read`, { headers: one.headers, data: {} });
    expect(await urgent(one)).toEqual(both);
    const draft = { id: "an-answer-to-ann", subject: "Hello", body: "Hello Ann" };
    await request.post(`/api/conversations/${id}/answer`, { headers: one.headers, data: draft });
    // For lack of a mail server, nobody has got it.
    expect(await urgent(one)).toEqual(both);
    const { answers } = await payload.findByID({ collection: "conversations", id });
    const sent = readAnswers(answers).map((answer) => ({ ...answer, mail: undefined }));
    await payload.db.updateOne({ collection: "conversations", id, data: { answers: sent } });
    expect([await urgent(one), await urgent(other)]).toEqual([both.slice(0, 1), both]);
    await payload.update({ collection: "staff", id: other.id, data: { isCarer: false } });
    expect(await urgent(other)).toEqual([]);
  });

  it("that are passed on wait for whoever's turn it is, although they are answered", async () => {
    const [one, other] = await carers();
    const now = new Date().toISOString();
    const answer = {
      ...{ id: "an-answer-to-ann", subject: "", body: "Yes", to: "" },
      by: one.email,
      sentAt: now,
    };
    const read = { readAt: now, firstReadAt: now, secondReadAt: now };
    const { id } = await ask(one, other, 3, { ...read, answers: [answer] });
    const waits = async (reader: Staff) => (await cardsIn("conversations", reader)).length;
    expect([await waits(one), await waits(other)]).toEqual([0, 0]);
    const data = { to: other.id };
    await request.post(`/api/conversations/${id}/hand-on`, { headers: one.headers, data });
    expect([await waits(one), await waits(other)]).toEqual([0, 1]);
    const draft = { id: "another-answer-to-ann", subject: "Hello", body: "Hello Ann" };
    await request.post(`/api/conversations/${id}/answer`, { headers: other.headers, data: draft });
    const { answers } = await payload.findByID({ collection: "conversations", id });
    const sent = readAnswers(answers).map((each) => ({ ...each, mail: undefined }));
    await payload.db.updateOne({
      collection: "conversations",
      id,
      data: { answers: sent, isHandled: false },
    });
    expect(await waits(other)).toBe(0);
    const dueAt = new Date(Date.now() + HOUR_MS).toISOString();
    const unsent = await payload.create({
      collection: "outgoing-mails",
      data: { mail: {}, attempts: 1, dueAt, problem: "ERECIPIENT" },
    });
    const refused = sent.map((each) => ({ ...each, mail: { id: unsent.id, isKept: false } }));
    await payload.db.updateOne({ collection: "conversations", id, data: { answers: refused } });
    expect(await waits(other)).toBe(1);
    await payload.db.deleteMany({ collection: "outgoing-mails", where: { id: { equals: unsent.id } } });
  });

  it("wait since somebody last wrote", async () => {
    const [one, other] = await carers();
    const wrote = { id: "a-reply-of-hers", subject: "", body: "Yes", to: "", by: "" };
    const sentAt = new Date(Date.now() - 5 * HOUR_MS - 1000).toISOString();
    await ask(one, other, 100, { isUrgent: true, answers: [{ ...wrote, sentAt }] });
    const [card] = await cardsIn("conversations", one);
    expect(card?.state).toBe("Urgent · Has waited for 5 hours");
  });
});
