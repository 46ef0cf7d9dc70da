import { jest } from "@jest/globals";

import { updateIf } from "../src/lib/db/writes";
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
const { askAboutFilms, remindOthers } = await import("../src/features/consents/ask-others");
const { aTeensStory, lastQuestion, askedDaysAgo, read, askBy, prepared } = await withParents(provider, work);

it("nobody can be their own parent with another spelling of their address", async () => {
  const email = someEmail();
  const [name = "", host = ""] = email.split("@");
  const parent = { ...OF_A_TEEN, parentName: "Eva", parentEmail: `${name}+mum@${host}`, email };
  expect((await sendStory(request, storyWords(parent), await realVideo())).status).toBe(422);
  const story = await aTeensStory({ email });
  for (const own of [email.toUpperCase(), `${name}+mum@${host}`])
    expect((await askBy(story.id, own)).text()).toContain("This is the storyteller’s own address.");
  expect((await askBy(story.id, "nobody@removed.invalid")).text()).toContain("Please enter theirs");
});

it("colleagues can't agree as the storyteller's parent, but can be asked as someone seen", async () => {
  const { email } = await provider.signInAs("reviewer");
  const [name = "", host = ""] = email.split("@");
  const story = await aTeensStory();
  for (const own of [email, `${name}+mum@${host}`.toUpperCase()])
    expect((await askBy(story.id, own)).text()).toContain(
      "This is the address of a staff account. Please ask the parent at their own address.",
    );
  expect((await askBy(story.id, email, "seen")).status).toBe(200);
});

it("a parent whose address has reached the hour's limit is asked later, once", async () => {
  const parentEmail = someEmail();
  for (let story = 0; story < 6; story += 1) await aTeensStory({ parentEmail });
  await lastQuestion(parentEmail, 5);
  pass(61);
  await announceSubmissions(payload);
  await announceSubmissions(payload);
  await lastQuestion(parentEmail, 6);
});

it("staff can ask again, which replaces the old link", async () => {
  const story = await aTeensStory();
  expect((await askBy(story.id, story.parentEmail)).text()).toContain(
    "We asked this address within the last day",
  );
  const old = await lastQuestion(story.parentEmail, 1);
  await askedDaysAgo(story.parentEmail, 31);
  expect((await request.get(`/consent-requests/${old}`)).status).toBe(404);
  expect((await askBy(story.id, story.parentEmail.toUpperCase())).status).toBe(200);
  const token = await lastQuestion(story.parentEmail, 2);
  expect((await read(token)).isGiven).toBe(false);
  expect((await request.get(`/consent-requests/${old}`)).status).toBe(404);
});

it("a parent who couldn't be asked is asked in the next round, and doesn't delay others", async () => {
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

it("someone asked as a person seen can be asked as a parent, and a parent is asked once", async () => {
  const [story, mother] = [await aTeensStory(), someEmail()];
  expect((await askBy(story.id, mother, "seen")).status).toBe(200);
  expect((await askBy(story.id, mother, "seen")).text()).toContain("We asked this address");
  expect((await askBy(story.id, mother)).status).toBe(200);
  await lastQuestion(mother, 2);
  expect((await askBy(story.id, story.parentEmail, "seen")).text()).toContain("We asked this address");
});

it("a trashed question no longer counts once staff ask again", async () => {
  const story = await aTeensStory();
  const { id } = await staff.one("others-consents", "email", story.parentEmail);
  await staff.update("others-consents", id, { deletedAt: new Date().toISOString() });
  await askedDaysAgo(story.parentEmail, 2);
  expect((await askBy(story.id, story.parentEmail)).status).toBe(200);
  expect(await read(await lastQuestion(story.parentEmail, 2))).toMatchObject({ isGiven: false });
  expect(await staff.one("others-consents", "id", id)).toMatchObject({ deletedAt: null });
});

const ENDS: [string, (story: Awaited<ReturnType<typeof aTeensStory>>) => Promise<unknown>][] = [
  ["in the trash", ({ id }) => staff.update("stories", id, { deletedAt: new Date().toISOString() })],
  ["declined", ({ id }) => staff.update("stories", id, { status: "Declined", reason: "No." })],
  ["withdrawn", ({ id }) => staff.press("stories", id, "withdraw-consent")],
];

it.each(ENDS)(
  "nobody is asked about a story that is %s, and its film can't be seen any more",
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

describe("the film of a question", () => {
  const publish = { status: "Published", title: "A story" };

  /** Returns a teen's published story, whose parent has watched it and agreed. */
  async function aShownStory() {
    const story = await aTeensStory();
    await prepared(story.clipId);
    const token = await lastQuestion(story.parentEmail, 1);
    await send("/give-consent", { token, version: (await read(token)).version });
    await staff.update("stories", story.id, publish);
    expect(await story.isShown()).toBe(true);
    const { id } = await staff.one("videos", "slug", story.slug);
    return { ...story, token, videoId: id };
  }

  it("the film can be seen for thirty days, or until it is removed", async () => {
    const story = await aTeensStory();
    await prepared(story.clipId);
    const token = await lastQuestion(story.parentEmail, 1);
    const { version, film = "" } = await read(token);
    await askedDaysAgo(story.parentEmail, 29);
    expect((await request.get(film)).status).toBe(200);
    await askedDaysAgo(story.parentEmail, 31);
    expect((await request.get(film)).status).toBe(404);

    await askedDaysAgo(story.parentEmail, 1);
    const where = { id: { equals: story.id } };
    await updateIf(payload, { collection: "stories", where, data: { file: null } });
    expect((await request.get(film)).status).toBe(404);
    expect(await read(token)).toMatchObject({ film: "" });
    expect((await send("/give-consent", { token, version })).status).toBe(409);
  });

  it("earlier agreements don't cover a replaced film", async () => {
    const story = await aShownStory();
    const { id } = await staff.one("others-consents", "email", story.parentEmail);
    await staff.update("others-consents", id, { deletedAt: new Date().toISOString() });
    const form = { _payload: "{}", file: await realVideo() };
    const replaced = await request.patch(`/api/clips/${story.clipId}`, { headers: staff.headers, form });
    expect(replaced.status).toBe(200);
    await prepared(story.clipId);
    expect(await story.isShown()).toBe(false);
    await askAboutFilms(payload);
    const again = await lastQuestion(story.parentEmail, 2);
    const { version, film } = await read(again);
    expect([version.endsWith(`${story.clipId}/1`), film]).toEqual([true, `/uploads/asked/${again}`]);
    const kept = await staff.one("others-consents", "email", story.parentEmail);
    expect(kept).toMatchObject({ agreedAt: null, consents: [expect.anything()] });
    await send("/give-consent", { token: again, version });
    expect(await story.isShown()).toBe(true);
  });

  it("a parent sees the film as it would be shown, until the question is answered", async () => {
    const story = await aTeensStory();
    const token = await lastQuestion(story.parentEmail, 1);
    const { version, film } = await read(token);
    expect(film).toBe("");
    expect((await send("/give-consent", { token, version })).status).toBe(409);
    await prepared(story.clipId);
    const before = await staff.one("others-consents", "email", story.parentEmail);
    const shown = (await read(token)).film ?? "";
    const part = await request.get(shown, { headers: { range: "bytes=0-1" } });
    expect(part.status).toBe(206);
    expect(part.headers["cache-control"]).toBe("private, no-store");
    expect((await request.get(shown, { headers: { range: "bytes=999999999-" } })).status).toBe(416);
    for (const other of ["asked/x", `asked/${token}/x`, `asked/${token.slice(1)}`])
      expect((await request.get(`/uploads/${other}`)).status).toBe(404);
    expect((await request.post(shown)).status).toBe(405);
    expect(await staff.one("others-consents", "email", story.parentEmail)).toEqual(before);
    expect((await send("/give-consent", { token, version })).status).toBe(200);
    expect(await read(token)).toMatchObject({ isGiven: true });
    expect((await request.get(shown)).status).toBe(404);
  });

  it("after a cut, a parent is asked again and the story waits for the answer", async () => {
    const story = await aShownStory();
    await askAboutFilms(payload);
    await lastQuestion(story.parentEmail, 1);

    const cut = { headers: staff.headers, data: { start: 1, end: 8 } };
    expect((await request.post(`/api/clips/${story.clipId}/cut`, cut)).status).toBe(200);
    expect(await story.isShown()).toBe(false);
    await work();
    expect(await staff.one("clips", "id", story.clipId)).toMatchObject({ task: null, edition: 1 });
    expect(await story.isShown()).toBe(false);
    await askAboutFilms(payload);
    await askAboutFilms(payload);
    const again = await lastQuestion(story.parentEmail, 2);
    expect((await request.get(`/consent-requests/${story.token}`)).status).toBe(404);
    const { version } = await read(again);
    expect((await send("/give-consent", { token: again, version: version.replace(/1$/, "0") })).status).toBe(
      409,
    );
    expect((await send("/give-consent", { token: again, version })).status).toBe(200);
    expect(await story.isShown()).toBe(true);
    await askAboutFilms(payload);
    await lastQuestion(story.parentEmail, 2);
  });

  it("a video with another clip waits until the parent has watched that clip and agreed", async () => {
    const story = await aShownStory();
    const { id: clip } = await staff.uploaded("clips", await realVideo());
    await prepared(clip);
    const show = { status: "Active" };
    expect(await staff.refusedUpdate("videos", story.videoId, { videoLink: clip })).toContain("has to wait");
    await staff.update("videos", story.videoId, { videoLink: clip, status: "Pending" });
    expect(await staff.refusedUpdate("videos", story.videoId, show)).toContain("has to wait");
    await askAboutFilms(payload);
    await askAboutFilms(payload);
    const again = await lastQuestion(story.parentEmail, 2);
    const { version, film = "" } = await read(again);
    expect(version).toContain(clip);
    expect((await request.get(film)).status).toBe(200);
    expect((await send("/give-consent", { token: again, version })).status).toBe(200);
    await staff.update("videos", story.videoId, show);
    expect(await story.isShown()).toBe(true);
    const back = { videoLink: story.clipId };
    expect(await staff.refusedUpdate("videos", story.videoId, back)).toContain("has to wait");
  });

  it("after a cut, a parent can be asked again even if the story was erased and its video kept", async () => {
    const story = await aShownStory();
    await payload.delete({ collection: "stories", id: story.id });
    const id = story.videoId;
    await payload.update({ collection: "videos", id, data: { deletedAt: null }, trash: true });
    expect(await story.isShown()).toBe(true);
    const cut = { headers: staff.headers, data: { start: 1, end: 8 } };
    expect((await request.post(`/api/clips/${story.clipId}/cut`, cut)).status).toBe(200);
    await work();
    expect(await story.isShown()).toBe(false);
    await askAboutFilms(payload);
    const token = await lastQuestion(story.parentEmail, 2);
    const { version, film = "" } = await read(token);
    expect((await request.get(film)).status).toBe(200);
    expect((await send("/give-consent", { token, version })).status).toBe(200);
    expect(await story.isShown()).toBe(true);
  });
});
