import { updateIf } from "../src/lib/db/writes";
import { withParents } from "./support/parents";
import { startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";
import { realVideo } from "./support/stories";
import { visitor } from "./support/visitor";

const provider = await startProvider({ PREPARE_AT_ONCE: "1", SITE_URL: "https://stories.example" });
const { payload, request, staff } = provider;
const { work } = await startPreparation(provider);
const { send } = visitor(request);
const { askAboutFilms } = await import("../src/features/consents/ask-others");
const { aTeensStory, lastQuestion, askedDaysAgo, read, prepared } = await withParents(provider, work);

const publish = { status: "Published", title: "A story" };

/** A teen's story that is shown, since their parent has watched it and agreed. */
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

it("the film of a question ends after thirty days, and with the film itself", async () => {
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

it("nobody has agreed to a film that replaces another", async () => {
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

it("after a cut a parent is asked again, and the story waits for the answer", async () => {
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

it("a video that gets another clip waits until the parent has watched that one, and agreed", async () => {
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

it("after a cut a parent can be asked again although the story was erased, and its video kept", async () => {
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
