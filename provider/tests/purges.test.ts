import "./support/clock";
import { pass } from "./support/clock";
import { fakeFfmpeg, startPreparation } from "./support/preparation";
import { eventually } from "./support/provider";
import { pixel, startPurging } from "./support/purging";
import type { Upload } from "./support/request";
import { newSlug, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { provider, cdn, aPicture, anArticle, nothingDue } = await startPurging();
const { payload, request, staff } = provider;
const { work } = await startPreparation(provider);
const { prepareAgain } = await import("../src/features/clips/clip-state");
const { pathsOfClip } = await import("../src/features/preparation/prepared");
const { captionPath } = await import("../src/features/captions/clip-captions");
const { previewToken } = await import("../src/features/preview/preview-context");
const { carryOutSchedule } = await import("../src/features/schedule/carry-out");
const { deleteMember } = await import("../src/features/members/delete-member");

const MINUTE = 60_000;

/** Returns a clip with all its prepared files, and the paths that visitors get. */
async function aClip() {
  const { id } = await staff.uploaded("clips", await realVideo());
  await prepareAgain(payload, id);
  await work(fakeFfmpeg);
  const cues = [{ start: 0, end: 1, text: "Hello" }];
  const captions = await staff.create("captions", { clip: id, lang: "en", cues });
  const clip = await payload.findByID({ collection: "clips", id, depth: 0 });
  const words = await payload.findByID({ collection: "captions", id: captions.id, depth: 0 });
  return { id, captions: captions.id, paths: [...pathsOfClip(clip), captionPath(words)] };
}

async function aVideo(more: Record<string, unknown> = {}) {
  const [clip, poster] = [await aClip(), await aPicture()];
  const words = { name: "A test", slug: newSlug(), videoType: "both", status: "Active" };
  const data = { ...words, videoLink: clip.id, poster: poster.id, ...more };
  const { id } = await staff.create("videos", data);
  return { id, clip, poster, paths: [...clip.paths, poster.path] };
}

/** Returns a published story and what visitors get of it. */
async function aStory() {
  const words = storyWords({ email: someEmail() });
  await sendStory(request, words, await realVideo());
  const story = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", story.id, { status: "Published" });
  const { id, filename } = await staff.one("clips", "id", String(story.file));
  return { id: story.id, email: words.email ?? "", clip: id, paths: [`/uploads/clips/${String(filename)}`] };
}

async function aMembersStory() {
  const story = await aStory();
  const data = { email: story.email, firstName: "Ann", lastName: "Lee" };
  return { ...story, member: await payload.create({ collection: "members", data }) };
}

async function aHashtag() {
  const [picture, slug] = [await aPicture(), newSlug()];
  const data = { name: slug, slug, status: "Active", image: picture.id };
  return { ...(await staff.create("hashtags", data)), paths: [picture.path] };
}

const trash = (collection: string, id: string) =>
  staff.update(collection, id, { deletedAt: new Date().toISOString() });

const replaceFile = (collection: string, id: string, file: Upload) =>
  request.patch(`/api/${collection}/${id}`, { headers: staff.headers, form: { _payload: "{}", file } });

async function restoreVersion(path: string) {
  const answer = await request.get(`/api/${path}sort=-updatedAt&limit=2&depth=0`, { headers: staff.headers });
  const { docs } = answer.json() as { docs: { id: string }[] };
  const kind = path.split("/versions")[0];
  await request.post(`/api/${kind}/versions/${docs[1]?.id}`, { headers: staff.headers });
}

/** Ways to take files off the site: the paths that are public before, and the action. */
type Ways = Record<string, () => Promise<{ paths: string[]; takeDown: () => Promise<unknown> }>>;

const ways: Ways = {
  async "a video that is unpublished"() {
    const { id, paths } = await aVideo();
    return { paths, takeDown: () => staff.update("videos", id, { status: "Pending" }) };
  },
  async "a video in the trash"() {
    const { id, paths } = await aVideo();
    return { paths, takeDown: () => trash("videos", id) };
  },
  async "a video that is erased"() {
    const { id, paths } = await aVideo();
    return { paths, takeDown: () => staff.remove("videos", id) };
  },
  async "a video that is unpublished on a date"() {
    const { paths } = await aVideo({ unpublishAt: new Date(Date.now() + MINUTE).toISOString() });
    const takeDown = () => {
      pass(2);
      return carryOutSchedule(payload);
    };
    return { paths, takeDown };
  },
  async "a video with another poster and clip"() {
    const { id, paths } = await aVideo();
    const data = { poster: null, videoLink: (await aClip()).id };
    return { paths, takeDown: () => staff.update("videos", id, data) };
  },
  async "an earlier version of a video"() {
    const { id, paths } = await aVideo({ status: "Pending" });
    await staff.update("videos", id, { status: "Active" });
    const versions = `videos/versions?where[parent][equals]=${id}&`;
    return { paths, takeDown: () => restoreVersion(versions) };
  },
  async "a poster whose file is replaced"() {
    const { poster } = await aVideo();
    return { paths: [poster.path], takeDown: () => replaceFile("images", poster.id, pixel) };
  },
  async "a clip whose file is replaced"() {
    const { clip } = await aVideo();
    const takeDown = async () => replaceFile("clips", clip.id, await realVideo());
    return { paths: clip.paths.slice(0, -1), takeDown };
  },
  async "a clip that is prepared"() {
    const { paths, clip } = await aStory();
    const takeDown = async () => {
      await prepareAgain(payload, clip);
      await work(fakeFfmpeg);
    };
    return { paths, takeDown };
  },
  async "captions that are changed"() {
    const { clip } = await aVideo();
    const cues = [{ start: 0, end: 1, text: "Changed" }];
    const takeDown = () => staff.update("captions", clip.captions, { cues, isDraft: true });
    return { paths: clip.paths.slice(-1), takeDown };
  },
  async "captions in the trash"() {
    const { clip } = await aVideo();
    return { paths: clip.paths.slice(-1), takeDown: () => trash("captions", clip.captions) };
  },
  async "a story that is declined"() {
    const { id, paths } = await aStory();
    return {
      paths,
      takeDown: () => staff.update("stories", id, { status: "Declined", reason: "A mistake." }),
    };
  },
  async "a story that is withdrawn"() {
    const { id, paths } = await aStory();
    return { paths, takeDown: () => staff.press("stories", id, "withdraw-consent") };
  },
  async "a story in the trash"() {
    const { id, paths } = await aStory();
    return { paths, takeDown: () => trash("stories", id) };
  },
  async "a story of a member who leaves and takes it along"() {
    const { member, paths } = await aMembersStory();
    return { paths, takeDown: () => deleteMember(payload, member, "remove") };
  },
  async "an article that is unpublished"() {
    const { id, paths } = await anArticle();
    return { paths, takeDown: () => staff.update("blogs", id, { _status: "draft" }) };
  },
  async "an article whose draft had another picture, once that is published"() {
    const { id, paths } = await anArticle();
    await staff.draft("blogs", id, { fVideo: null });
    await eventually(() => cdn.visit(request, paths[0] ?? ""));
    return { paths, takeDown: () => staff.update("blogs", id, { _status: "published", fVideo: null }) };
  },
  async "an article in the trash"() {
    const { id, paths } = await anArticle();
    return { paths, takeDown: () => trash("blogs", id) };
  },
  async "a hashtag with another picture"() {
    const { id, paths } = await aHashtag();
    return { paths, takeDown: () => staff.update("hashtags", id, { image: null }) };
  },
  async "a hashtag that is not active"() {
    const { id, paths } = await aHashtag();
    return { paths, takeDown: () => staff.update("hashtags", id, { status: "Inactive" }) };
  },
  async "a hashtag in the trash"() {
    const { id, paths } = await aHashtag();
    return { paths, takeDown: () => trash("hashtags", id) };
  },
  async "the home page's clip"() {
    const { id, paths } = await aClip();
    const { fVideo } = await staff.readGlobal("home");
    await staff.updateGlobal("home", { fVideo: { relationTo: "clips", value: id } });
    return { paths, takeDown: () => staff.updateGlobal("home", { fVideo }) };
  },
  async "a picture of the home page's row"() {
    const picture = await aPicture();
    const { tImages } = await staff.readGlobal("home");
    await staff.updateGlobal("home", { tImages: [...(tImages as string[]), picture.id] });
    return { paths: [picture.path], takeDown: () => staff.updateGlobal("home", { tImages }) };
  },
  async "the church's logo, by an earlier version"() {
    const picture = await aPicture();
    await staff.updateGlobal("settings", { logo: null });
    await staff.updateGlobal("settings", { logo: picture.id });
    return { paths: [picture.path], takeDown: () => restoreVersion("globals/settings/versions?") };
  },
};

it.each(Object.entries(ways))("the CDN drops %s", async (_, prepareWay) => {
  const { paths, takeDown } = await prepareWay();
  await nothingDue();
  for (const path of paths) await cdn.visit(request, path);
  expect([...cdn.kept]).toEqual(expect.arrayContaining(paths));
  await takeDown();
  for (const path of paths) expect((await request.head(path)).status).not.toBe(200);
  await eventually(() => expect([...cdn.kept].filter((path) => paths.includes(path))).toEqual([]));
});

it("the CDN may not cache what it couldn't be told to drop, nor what only staff may see", async () => {
  const { id, paths, clip, poster } = await aVideo();
  await nothingDue();
  cdn.kept.clear();
  const old = (clip.paths.at(-1) ?? "").replace(/-[0-9a-z]+\.vtt$/, "-1.vtt");
  for (const path of [`${poster.path}?v=1`, poster.path.replace("pixel", "%70ixel"), old]) {
    expect((await cdn.visit(request, path)).status).toBe(200);
  }
  for (const path of paths) await cdn.visit(request, path, { origin: "https://other.example" });
  expect([...cdn.kept]).toEqual([]);

  await staff.update("videos", id, { status: "Pending" });
  await nothingDue();
  for (const path of paths) {
    expect((await cdn.visit(request, path)).status).toBe(404);
    expect((await cdn.visit(request, path, staff.headers)).status).toBe(200);
    const seen = await cdn.visit(request, `${path}?preview=${previewToken({ kind: "file", id: path })}`);
    expect(seen.headers["cache-control"]).toMatch(/^private, no-store/);
  }
  expect([...cdn.kept]).toEqual([]);
  await cdn.visit(request, "/uploads/resource/reel.mp4");
  expect([...cdn.kept]).toEqual(["/uploads/resource/reel.mp4"]);
});

it("browsers keep a story's file no longer than without a CDN", async () => {
  const { poster } = await aVideo();
  const { headers } = await request.head(poster.path);
  expect(headers["cache-control"]).toBe("public, max-age=300");
  expect(headers["cdn-cache-control"]).toBe("max-age=86400, must-revalidate");
});
