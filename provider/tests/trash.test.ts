import { randomUUID } from "node:crypto";

import "./support/clock";
import { pass } from "./support/clock";
import { signInAsEditor } from "./support/editor";
import { eventually, startProvider } from "./support/provider";
import { expectFailure, readVideos } from "./support/read";
import { asSomeVisitor, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const { payload, request, staff, rows, signInAs } = await startProvider();
const editor = await signInAsEditor(payload, request);

const DAYS_IN_TRASH = 30;
const MINUTES_A_DAY = 24 * 60;

const someSlug = () => `test-${randomUUID()}`;

const trash = (collection: string, id: string) =>
  staff.update(collection, id, { deletedAt: new Date().toISOString() });

const restore = (collection: string, id: string) =>
  request.patch(`/api/${collection}/${id}?trash=true`, { headers: staff.headers, data: { deletedAt: null } });

const emptyTrash = async () => (await import("../src/features/erasure/empty-trash")).emptyTrash(payload);

it("an article comes out of the trash unchanged, whatever the admin requests", async () => {
  const article = { author: "A", postedDate: "2026-01-01T12:00:00.000Z" };
  for (const kind of ["published", "draft", "published with a newer draft"]) {
    const slug = someSlug();
    const [status] = kind.split(" ");
    const { id } = await staff.create("blogs", { ...article, title: slug, slug, _status: status });
    if (kind !== status) await staff.update("blogs", `${id}?draft=true`, { title: "Not yet" });
    await trash("blogs", id);
    const data = { deletedAt: null, _status: "draft" };
    expect(
      (await request.patch(`/api/blogs/${id}?trash=true`, { headers: staff.headers, data })).status,
    ).toBe(200);
    const shown = await request.get(`/get-blog-by-id/${slug}`);
    expect(shown.status).toBe(status === "published" ? 200 : 404);
    if (shown.status === 200) expect(shown.text()).toContain(`"title":"${slug}"`);
    await trash("blogs", id);
  }
});

it("a trashed record's address leads to it in the trash, for people who may read it", async () => {
  const { trashedAddress } = await import("../src/admin/trashed-record");
  const slug = someSlug();
  const { id } = await staff.create("pages", { title: slug, slug });
  const addressFor = (who: Record<string, string>, segments = ["collections", "pages", id]) =>
    trashedAddress(payload, new Headers(who), segments);
  expect(await addressFor(staff.headers)).toBeUndefined();
  await trash("pages", id);
  expect(await addressFor(staff.headers)).toBe(`/admin/collections/pages/trash/${id}`);
  expect(await addressFor({})).toBeUndefined();
  for (const segments of [
    ["collections", "pages"],
    ["collections", "staff", id],
    ["globals", "home", id],
    ["collections", "pages", "create"],
    ["collections", "pages", randomUUID()],
    // Only carers may read any of these.
    ["collections", "conversations", id],
    ["collections", "conversations", "create"],
    ["collections", "conversations", "trash"],
  ])
    expect(await addressFor(staff.headers, segments)).toBeUndefined();
});

/** Returns a published video for one test. */
async function aVideo(more: Record<string, unknown> = {}) {
  const clip = await staff.uploaded("clips", await realVideo());
  const slug = someSlug();
  const data = { name: "A test", slug, videoLink: clip.id, videoType: "both", status: "Active", ...more };
  const { id } = await staff.create("videos", data);
  return { id, slug, clip };
}

async function expectOneMore(path: string, marker: string, record: { collection: string; id: string }) {
  const isShown = async () => (await request.get(path)).text().includes(marker);
  expect(await isShown()).toBe(true);
  await trash(record.collection, record.id);
  expect(await isShown()).toBe(false);
  expect((await restore(record.collection, record.id)).status).toBe(200);
  expect(await isShown()).toBe(true);
  await trash(record.collection, record.id);
}

it("a trashed record is in no call, and back in all of them once it is restored", async () => {
  const word = someSlug();
  const hashtag = await staff.create("hashtags", { name: word.slice(0, 40), slug: word, status: "Active" });
  await expectOneMore("/get-hashtag-frontend", word, { collection: "hashtags", id: hashtag.id });
  const page = await staff.create("pages", { title: word, slug: word });
  await expectOneMore(`/web/page-content/${word}`, word, { collection: "pages", id: page.id });
  const language = await staff.create("languages", { name: word, redirecturl: "https://a.example/" });
  await expectOneMore("/language/get", word, { collection: "languages", id: language.id });
  const category = await staff.create("faq-categories", { name: word });
  await expectOneMore("/web/get_faq_with_category", word, { collection: "faq-categories", id: category.id });
  const article = { title: word, slug: word, author: "A", postedDate: "2026-01-01T12:00:00.000Z" };
  const blog = await staff.create("blogs", { ...article, _status: "published" });
  await expectOneMore("/get-blogs", word, { collection: "blogs", id: blog.id });
  await expectFailure(request, `/get-blog-by-id/${word}`, 404);
});

it("a video in the trash is off the site with its clip, its hashtag's feed and the search", async () => {
  const word = `z${randomUUID().replaceAll("-", "")}`;
  const tag = await staff.create("hashtags", { name: word.slice(0, 30), slug: word, status: "Active" });
  const video = await aVideo({ name: word, hashtagId: [tag.id] });
  const file = `/uploads/clips/${video.clip.filename}`;
  const search = async () => (await request.get(`/search?q=${word}`, { headers: asSomeVisitor() })).text();
  const feed = async () => (await request.get(`/hashtag-video/${word}`)).text();
  await eventually(async () => expect(await search()).toContain(video.slug));
  expect(await feed()).toContain(video.slug);

  await trash("videos", video.id);
  await expectFailure(request, `/get_individual_video/${video.slug}`, 404);
  await expectFailure(request, file, 404);
  expect((await readVideos(request)).map(({ slug }) => slug)).not.toContain(video.slug);
  expect(await feed()).not.toContain(video.slug);
  await eventually(async () => expect(await search()).not.toContain(video.slug));

  expect((await restore("videos", video.id)).status).toBe(200);
  expect((await request.get(`/get_individual_video/${video.slug}`)).status).toBe(200);
  // A trashed hashtag is on no video; the video stays.
  await trash("hashtags", tag.id);
  expect((await readVideos(request)).find(({ slug }) => slug === video.slug)).toMatchObject({
    hashtagId: [],
  });
});

it("a trashed record keeps its address", async () => {
  const { id, slug, clip } = await aVideo();
  await trash("videos", id);
  const again = { name: "B", slug, videoLink: clip.id, videoType: "both" };
  expect(await staff.refusal("videos", again)).toContain("perhaps by something in the trash");
  const sent = await sendStory(request, storyWords({ slug }), await realVideo());
  expect(sent.status).toBe(409);
});

it("a record that is still needed is refused, with the same words as when erasing it", async () => {
  const { id, slug, clip } = await aVideo();
  const deletedAt = new Date().toISOString();
  expect(await staff.refusedUpdate("clips", clip.id, { deletedAt })).toContain(`the video ‘${slug}’`);
  await trash("videos", id);
  expect(await staff.refusedUpdate("clips", clip.id, { deletedAt })).toContain(
    `the video ‘${slug}’ (in the trash)`,
  );
  const policy = await staff.one("pages", "slug", "privacy-policy");
  expect(await staff.refusedUpdate("pages", policy.id, { deletedAt })).toContain("The site needs this page,");
});

it("a clip that only an earlier version of a video shows can be erased, together with that version", async () => {
  const { id, slug, clip } = await aVideo();
  const { clip: other } = await aVideo();
  await staff.update("videos", id, { videoLink: other.id });
  const clipsOfVersions = async () =>
    (
      await payload.findVersions({ collection: "videos", where: { parent: { equals: id } }, depth: 0 })
    ).docs.map(({ version }) => version.videoLink);
  expect(await clipsOfVersions()).toContain(clip.id);
  await staff.remove("clips", clip.id);
  expect(await clipsOfVersions()).toEqual([other.id]);
  expect((await request.get(`/get_individual_video/${slug}`)).status).toBe(200);
});

it("captions in the trash don't hide why others can't be added", async () => {
  const { clip } = await aVideo();
  const words = { clip: clip.id, lang: "en", cues: [{ start: 0, end: 1, text: "Hello" }] };
  const { id } = await staff.create("captions", words);
  await trash("captions", id);
  expect(await staff.refusal("captions", words)).toContain("are in the trash");
});

it("editors can move records to the trash and back; only admins can delete permanently", async () => {
  const { id } = await staff.create("languages", { name: "A test", redirecturl: "https://a.example/" });
  const path = `/api/languages/${id}`;
  expect((await request.delete(path, { headers: editor })).status).toBe(403);
  const data = { deletedAt: new Date().toISOString() };
  expect((await request.patch(path, { headers: editor, data })).status).toBe(200);
  expect((await request.delete(`${path}?trash=true`, { headers: editor })).status).toBe(403);
  const back = { headers: editor, data: { deletedAt: null } };
  expect((await request.patch(`${path}?trash=true`, back)).status).toBe(200);
  await trash("languages", id);
  expect((await request.delete(`${path}?trash=true`, { headers: staff.headers })).status).toBe(200);
  expect((await rows("languages")).map((row) => row.id)).not.toContain(id);
});

it("those who may not trash a record may not restore it either", async () => {
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
  const id = (await staff.sentBy("contact-messages", email))[0]?.id ?? "";
  await trash("contact-messages", id);
  const { headers } = await signInAs("reviewer");
  const back = { headers, data: { deletedAt: null } };
  expect((await request.patch(`/api/contact-messages/${id}?trash=true`, back)).status).toBe(403);
  expect(
    (await request.patch(`/api/contact-messages/${id}?trash=true`, { ...back, headers: editor })).status,
  ).toBe(200);
});

it("nobody can have a record erased sooner by sending an earlier time", async () => {
  const { id } = await staff.create("languages", { name: "A test", redirecturl: "https://a.example/" });
  for (const headers of [editor, staff.headers])
    for (const query of ["", "?trash=true"]) {
      const data = { deletedAt: "2020-01-01T12:00:00.000Z" };
      await request.patch(`/api/languages/${id}${query}`, { headers, data });
      await request.patch(`/api/languages${query || "?"}&where[id][equals]=${id}`, { headers, data });
    }
  await emptyTrash();
  expect((await rows("languages")).map((row) => row.id)).toContain(id);
});

it("a message sent twice is stored once, even if the first is in the trash", async () => {
  const email = someEmail();
  const { send } = visitor(request);
  const message = { name: "A", email, message: "Hello" };
  const key = { "idempotency-key": randomUUID() };
  await send("/add_contact_us", message, key);
  const [first] = await staff.sentBy("contact-messages", email);
  await trash("contact-messages", String(first?.id));
  expect((await send("/add_contact_us", message, key)).status).toBe(200);
  expect((await rows("contact-messages")).filter((row) => row.email === email)).toHaveLength(1);
});

it(`what has been in the trash for ${DAYS_IN_TRASH} days is erased, and nothing earlier`, async () => {
  const { id, clip } = await aVideo();
  const kept = await staff.create("languages", { name: "A test", redirecturl: "https://a.example/" });
  await trash("videos", id);
  // Saving it there doesn't start the time again.
  pass(5);
  await trash("videos", `${id}?trash=true`);
  pass((DAYS_IN_TRASH - 1) * MINUTES_A_DAY - 5);
  await emptyTrash();
  expect((await rows("videos")).map((row) => row.id)).toContain(id);
  pass(MINUTES_A_DAY);
  await emptyTrash();
  expect((await rows("videos")).map((row) => row.id)).not.toContain(id);
  // Staff's uploads and everything outside the trash stay.
  expect((await rows("clips")).map((row) => row.id)).toContain(clip.id);
  expect((await rows("languages")).map((row) => row.id)).toContain(kept.id);
  pass(-DAYS_IN_TRASH * MINUTES_A_DAY);
});
