import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { captionPath } from "../src/features/captions/clip-captions";
import { HIDES_EARLIER_TEXT } from "../src/features/revalidation/gone";
import { idOf } from "../src/lib/id-of";
import { eventually, startProvider } from "./support/provider";

/** What the provider reported to the site as gone or changed. */
const gone = new Set<string>();
const changed = new Set<string>();
const site = createServer((request, response) => {
  void text(request).then((body) => {
    const message = JSON.parse(body) as { gone: string[]; tags: string[] };
    for (const tag of message.gone) gone.add(tag);
    for (const tag of message.tags) changed.add(tag);
    response.end("{}");
  });
}).listen(0, "127.0.0.1");
await once(site, "listening");
afterAll(() => site.close());
const address = site.address();
const port = typeof address === "object" && address ? address.port : 0;

const { payload, staff, rows } = await startProvider({
  SITE_URLS: `http://127.0.0.1:${port}`,
  REVALIDATE_SECRET: "a-secret-of-the-tests",
});

/** Returns what is announced as gone after a change. */
async function goneWith(change: () => Promise<unknown>): Promise<string[]> {
  const settled = () => eventually(async () => expect(await rows("pending-revalidations")).toEqual([]));
  await settled();
  gone.clear();
  changed.clear();
  await change();
  await settled();
  return [...gone];
}

async function anActiveVideo() {
  const { docs } = await payload.find({
    collection: "videos",
    where: { and: [{ status: { equals: "Active" } }, { poster: { exists: true } }] },
    depth: 1,
    limit: 1,
  });
  const [video] = docs;
  const poster = video?.poster;
  if (!video || typeof poster !== "object" || !poster?.filename)
    throw new Error("The seed has no such video");
  return { id: video.id, slug: video.slug, poster: `media:/uploads/images/${poster.filename}` };
}

it("a video and its pictures are gone when it is taken down, renamed, trashed or deleted", async () => {
  const { id, slug, poster } = await anActiveVideo();
  const update = (data: Record<string, unknown>) => () => staff.update("videos", id, data);
  expect(await goneWith(update({ name: "Another name" }))).toEqual([]);
  expect(await goneWith(update({ status: "Pending" }))).toEqual(
    expect.arrayContaining([`video:${slug}`, poster]),
  );
  expect(await goneWith(update({ status: "Active" }))).toEqual([]);
  expect(await goneWith(update({ slug: `${slug}-moved` }))).toEqual([`video:${slug}`]);
  expect(await goneWith(update({ deletedAt: new Date().toISOString() }))).toEqual(
    expect.arrayContaining([`video:${slug}-moved`, `video:${slug}`, poster]),
  );
  expect(await goneWith(() => payload.delete({ collection: "videos", id, trash: true }))).toEqual(
    expect.arrayContaining([`video:${slug}-moved`, poster]),
  );
});

it("articles with a video are gone once it is taken down, and pictures once they leave a text", async () => {
  const { docs } = await payload.find({
    collection: "videos",
    where: { status: { equals: "Active" } },
    limit: 1,
  });
  const { id = "" } = docs[0] ?? {};
  const { tImages } = await payload.findGlobal({ slug: "home", depth: 1 });
  const { id: picture = "", filename = "" } = typeof tImages?.[0] === "object" ? tImages[0] : {};
  const node = (type: string, relationTo: string, value: string) => ({
    type,
    relationTo,
    value,
    version: 1,
    fields: {},
  });
  const text = (...children: object[]) => ({
    content: { root: { type: "root", version: 1, format: "", indent: 0, direction: null, children } },
  });
  const { docs: blogs } = await payload.find({ collection: "blogs", limit: 1, depth: 0, sort: "-id" });
  const { id: blog = "", slug = "" } = blogs[0] ?? {};
  const shown = text(node("relationship", "videos", id), node("upload", "images", picture));
  expect(await goneWith(() => staff.update("blogs", blog, shown))).toEqual([]);
  expect(await goneWith(() => staff.update("videos", id, { status: "Pending" }))).toContain(`blog:${slug}`);
  expect(await goneWith(() => staff.update("videos", id, { status: "Active" }))).toEqual([]);
  expect(await goneWith(() => staff.update("blogs", blog, text()))).toEqual([
    `media:/uploads/images/${filename}`,
  ]);
});

it("hashtags, collections and languages are gone like articles", async () => {
  const first = async (collection: "hashtags" | "story-collections" | "blogs" | "languages") => {
    const { docs } = await payload.find({ collection, limit: 1, depth: 0, sort: "id" });
    return String(docs[0]?.id);
  };
  const [hashtag, blog, language] = [await first("hashtags"), await first("blogs"), await first("languages")];
  expect((await goneWith(() => staff.update("hashtags", hashtag, { status: "Inactive" }))).join()).toMatch(
    /^hashtag:|,hashtag:/,
  );
  const collection = await first("story-collections");
  const change = { status: "Inactive" };
  expect(await goneWith(() => staff.update("story-collections", collection, change))).toContain(
    "collection:begin-here",
  );
  expect((await goneWith(() => staff.update("blogs", blog, { _status: "draft" }))).join()).toMatch(/blog:/);
  expect(await goneWith(() => staff.remove("languages", language))).toContain("languages");
});

it("captions are gone when they become drafts again, with their video's transcript", async () => {
  const { docs } = await payload.find({
    collection: "videos",
    where: { status: { equals: "Active" } },
    depth: 0,
    limit: 1,
  });
  const [video] = docs;
  const data = {
    clip: idOf(video?.videoLink) ?? "",
    lang: "de",
    cues: [{ start: 0, end: 1, text: "Hallo" }],
    isDraft: false,
  };
  const captions = await payload.create({ collection: "captions", data });
  const removed = await goneWith(() => staff.update("captions", captions.id, { isDraft: true }));
  expect(removed).toContain(`video:${String(video?.slug)}`);
  expect(removed).toContain(`media:${captionPath(captions)}`);
});

it("pictures are gone when the last page stops showing them or they are deleted", async () => {
  const { tImages } = await payload.findGlobal({ slug: "home", depth: 1 });
  const pictures = (tImages ?? []).flatMap((image) => (typeof image === "object" ? [image] : []));
  const [left, ...kept] = pictures;
  const { id = "", filename = "" } = left ?? {};
  const update = (tImages: string[]) => () => payload.updateGlobal({ slug: "home", data: { tImages } });
  expect(await goneWith(update(pictures.map((picture) => picture.id)))).toEqual([]);
  expect(await goneWith(update(kept.map((picture) => picture.id)))).toEqual([
    `media:/uploads/images/${filename}`,
  ]);
  expect(await goneWith(() => staff.remove("images", id))).toEqual([`media:/uploads/images/${filename}`]);
});

it("a question of the help desk is gone when it is removed, not when it is added or changed", async () => {
  const { docs } = await payload.find({ collection: "faq-categories", limit: 1, depth: 0 });
  const [category] = docs;
  const questions = category?.faqData ?? [];
  const update = (faqData: unknown) => () =>
    staff.update("faq-categories", String(category?.id), { faqData });
  const added = { question: "A new one?", answer: "Yes." };
  expect(await goneWith(update([...questions, added]))).toEqual([]);
  expect(await goneWith(update(questions))).toEqual(["faqs"]);
});

it("a story's words are gone when its storyteller's name is removed", async () => {
  const { docs } = await payload.find({
    collection: "videos",
    where: { status: { equals: "Active" } },
    depth: 0,
    limit: 1,
  });
  const { id = "", slug = "" } = docs[0] ?? {};
  const context = { [HIDES_EARLIER_TEXT]: true };
  const rename = () => payload.update({ collection: "videos", id, data: { name: "A story" }, context });
  expect(await goneWith(rename)).toEqual([`video:${slug}`]);
});

it("an article's content is gone once a draft with another address and picture replaces it", async () => {
  const { docs } = await payload.find({
    collection: "blogs",
    where: { and: [{ fVideo: { exists: true } }, { _status: { equals: "published" } }] },
    depth: 1,
    limit: 2,
  });
  const [article, other] = docs;
  const [shown, drafted] = [article?.fVideo, other?.fVideo];
  if (!article || typeof shown !== "object" || typeof drafted !== "object")
    throw new Error("No such articles");
  const slug = `${article.slug}-moved`;
  const asDraft = { slug, fVideo: drafted?.id, _status: "draft" } as const;
  const save = (data: Record<string, unknown>, draft: boolean) => () =>
    payload.update({ collection: "blogs", id: article.id, data, draft });
  expect(await goneWith(save(asDraft, true))).toEqual([]);
  expect(await goneWith(save({ fVideo: shown?.id, _status: "draft" }, true))).toEqual([]);
  await goneWith(save(asDraft, true));
  expect(await goneWith(save({ ...asDraft, _status: "published" }, false))).toEqual([
    `blog:${article.slug}`,
    `media:/uploads/images/${String(shown?.filename)}`,
  ]);
});

it("nothing is gone when hidden content changes", async () => {
  const { id, poster } = await anActiveVideo();
  const hide = { status: "Pending" };
  expect(await goneWith(() => staff.update("videos", id, hide))).toContain(poster);
  expect(await goneWith(() => staff.update("videos", id, { status: "Declined", poster: null }))).toEqual([]);
});

it("a video's content is gone once an earlier version replaces it", async () => {
  const { id, slug, poster } = await anActiveVideo();
  const restoreFirst = async () => {
    const { docs } = await payload.findVersions({
      collection: "videos",
      where: { parent: { equals: id } },
      sort: "createdAt",
      limit: 1,
    });
    return payload.restoreVersion({ collection: "videos", id: String(docs[0]?.id), overrideAccess: true });
  };
  await payload.db.deleteVersions({ collection: "videos", where: { parent: { equals: id } } });
  const hidden = { status: "Pending", slug: `${slug}-hidden`, poster: null };
  await goneWith(() => staff.update("videos", id, hidden));
  await payload.db.deleteVersions({
    collection: "videos",
    where: { and: [{ parent: { equals: id } }, { "version.status": { equals: "Active" } }] },
  });
  expect(await goneWith(() => staff.update("videos", id, { status: "Active", slug }))).toEqual([]);
  expect(await goneWith(restoreFirst)).toContain(`video:${slug}`);
  expect(poster).not.toBe("");
});

it.each([
  ["videos", "video", "status", "Active", "Pending"],
  ["blogs", "blog", "_status", "published", "draft"],
  ["hashtags", "hashtag", "status", "Active", "Inactive"],
])("a change of one of the %s is announced at every address that it has had", async (...kind) => {
  const [collection, name, field, shown, hidden] = kind;
  const record = await staff.find(collection, field, shown);
  if (!record) throw new Error(`The seed has none of the ${collection}`);
  const tags = [String(record.slug), `second-${name}`, `third-${name}`].map((slug) => `${name}:${slug}`);
  const toldOf = async (change: () => Promise<unknown>) => {
    await goneWith(change);
    return tags.filter((tag) => changed.has(tag));
  };
  const update = (data: Record<string, string>) => () => staff.update(collection, record.id, data);
  expect(await toldOf(update({ slug: `second-${name}` }))).toEqual(tags.slice(0, 2));
  for (const change of [
    update({ slug: `third-${name}` }),
    update({ [field]: hidden }),
    update({ [field]: shown }),
    () => staff.remove(collection, record.id),
  ])
    expect(await toldOf(change)).toEqual(tags);
});
