import { jest } from "@jest/globals";
import { isSameMailbox } from "@lampstand/contract/email";

import { pass } from "./support/clock";
import { DAY_MS, OF_A_TEEN, withParents } from "./support/parents";
import { startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";
import { realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const provider = await startProvider({ PREPARE_AT_ONCE: "1", SITE_URL: "https://stories.example" });
const { payload, request, staff } = provider;
const { work } = await startPreparation(provider);
const { send } = visitor(request);
const { announceSubmissions } = await import("../src/features/inbox/announce");
const { remindOthers } = await import("../src/features/consents/ask-others");
const { aTeensStory, lastQuestion, askedDaysAgo, read, askBy, prepared } = await withParents(provider, work);

it.each([
  ["kid@x.example", "kid+mum@x.example", true],
  ["Kid@X.example", "kid@x.EXAMPLE", true],
  ["k.i.d@gmail.com", "kid+1@gmail.com", true],
  ["kid@googlemail.com", "k.id@gmail.com", true],
  ["kid@me.com", "KID+mum@icloud.com", true],
  ["kid@mac.com", "kid@icloud.com", true],
  ["k.i.d@icloud.com", "kid@icloud.com", false],
  ["k.i-d@protonmail.com", "ki_d@proton.me", true],
  ["kid@pm.me", "kid@protonmail.ch", true],
  ["kid@proton.me", "mum@proton.me", false],
  ["kid@gmail.com", "kid@icloud.com", false],
  ["k.i.d@x.example", "kid@x.example", false],
  ["kid@x.example", "mum@x.example", false],
])("%s and %s are one mailbox: %s", (one, other, isSame) => {
  expect(isSameMailbox(one, other)).toBe(isSame);
});

it("nobody is their own parent by another spelling of their address", async () => {
  const email = someEmail();
  const [name = "", host = ""] = email.split("@");
  const parent = { ...OF_A_TEEN, parentName: "Eva", parentEmail: `${name}+mum@${host}`, email };
  expect((await sendStory(request, storyWords(parent), await realVideo())).status).toBe(422);
  const story = await aTeensStory({ email });
  for (const own of [email.toUpperCase(), `${name}+mum@${host}`])
    expect((await askBy(story.id, own)).text()).toContain("This is the teller's own address.");
  expect((await askBy(story.id, "nobody@removed.invalid")).text()).toContain("write theirs");
});

it("no colleague agrees as the teller's parent, though they may be seen", async () => {
  const { email } = await provider.signInAs("reviewer");
  const [name = "", host = ""] = email.split("@");
  const story = await aTeensStory();
  for (const own of [email, `${name}+mum@${host}`.toUpperCase()])
    expect((await askBy(story.id, own)).text()).toContain(
      "This is the address of a staff account. Please ask the parent at their own address.",
    );
  expect((await askBy(story.id, email, "seen")).status).toBe(200);
});

it("a parent whose address has had its mails of the hour is asked later, once", async () => {
  const parentEmail = someEmail();
  for (let story = 0; story < 6; story += 1) await aTeensStory({ parentEmail });
  await lastQuestion(parentEmail, 5);
  pass(61);
  await announceSubmissions(payload);
  await announceSubmissions(payload);
  await lastQuestion(parentEmail, 6);
});

it("staff can ask again; the new link counts, and the old one ends", async () => {
  const story = await aTeensStory();
  expect((await askBy(story.id, story.parentEmail)).text()).toContain(
    "was asked already within the last day",
  );
  const old = await lastQuestion(story.parentEmail, 1);
  await askedDaysAgo(story.parentEmail, 31);
  expect((await request.get(`/consent-requests/${old}`)).status).toBe(404);
  expect((await askBy(story.id, story.parentEmail.toUpperCase())).status).toBe(200);
  const token = await lastQuestion(story.parentEmail, 2);
  expect((await read(token)).isGiven).toBe(false);
  expect((await request.get(`/consent-requests/${old}`)).status).toBe(404);
});

it("a parent who could not be asked is asked in the next round, and holds up nobody else", async () => {
  const create = payload.create.bind(payload);
  const failing = jest.spyOn(payload, "create").mockImplementation((given) => {
    const isQuestion = given.collection === "others-consents";
    return isQuestion ? Promise.reject(new Error("The database is away")) : create(given);
  });
  const [story, other] = [await aTeensStory(), await aTeensStory()];
  failing.mockRestore();
  expect(await staff.one("stories", "id", story.id)).toMatchObject({ objection: "parent-not-asked" });
  await announceSubmissions(payload);
  await announceSubmissions(payload);
  for (const { parentEmail } of [story, other]) await lastQuestion(parentEmail, 1);
});

it("who was asked as somebody seen can be asked as a parent, and a parent is asked once", async () => {
  const [story, mother] = [await aTeensStory(), someEmail()];
  expect((await askBy(story.id, mother, "seen")).status).toBe(200);
  expect((await askBy(story.id, mother, "seen")).text()).toContain("was asked already");
  expect((await askBy(story.id, mother)).status).toBe(200);
  await lastQuestion(mother, 2);
  expect((await askBy(story.id, story.parentEmail, "seen")).text()).toContain("was asked already");
});

it("a question that is in the trash is out of it when staff ask again", async () => {
  const story = await aTeensStory();
  const { id } = await staff.one("others-consents", "email", story.parentEmail);
  await staff.update("others-consents", id, { deletedAt: new Date().toISOString() });
  await askedDaysAgo(story.parentEmail, 2);
  expect((await askBy(story.id, story.parentEmail)).status).toBe(200);
  expect(await read(await lastQuestion(story.parentEmail, 2))).toMatchObject({ isGiven: false });
  expect(await staff.one("others-consents", "id", id)).toMatchObject({ deletedAt: null });
});

it("two reminders go at most, one where they are late, and none after the question has ended", async () => {
  const story = await aTeensStory();
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  for (const [days, count] of [
    [2, 1],
    [4, 2],
    [9, 2],
    [11, 3],
    [29, 3],
  ] as const) {
    for (let run = 0; run < 2; run += 1) await remindOthers(payload, inDays(days));
    await lastQuestion(story.parentEmail, count);
  }
  const [late, ended] = [await aTeensStory(), await aTeensStory()];
  await remindOthers(payload, inDays(31));
  await lastQuestion(ended.parentEmail, 1);
  for (let run = 0; run < 2; run += 1) await remindOthers(payload, inDays(11));
  await lastQuestion(late.parentEmail, 2);
});

const ENDS: [string, (story: Awaited<ReturnType<typeof aTeensStory>>) => Promise<unknown>][] = [
  ["in the trash", ({ id }) => staff.update("stories", id, { deletedAt: new Date().toISOString() })],
  ["declined", ({ id }) => staff.update("stories", id, { status: "Declined", reason: "No." })],
  ["withdrawn", ({ id }) => staff.press("stories", id, "withdraw-consent")],
];

it.each(ENDS)(
  "nobody is asked about a story that is %s, and its film is no longer to be seen",
  async (_, end) => {
    const story = await aTeensStory();
    await prepared(story.clipId);
    const token = await lastQuestion(story.parentEmail, 1);
    const { version, film = "" } = await read(token);
    expect((await request.get(film)).status).toBe(200);
    await end(story);
    expect((await request.get(film)).status).toBe(404);
    expect((await request.get(`/consent-requests/${token}`)).status).toBe(404);
    expect((await send("/give-consent", { token, version })).status).toBe(404);
    await remindOthers(payload, new Date(Date.now() + 11 * DAY_MS));
    await lastQuestion(story.parentEmail, 1);
    expect((await askBy(story.id, someEmail())).status).not.toBe(200);
  },
);
