import { randomUUID } from "node:crypto";

import sharp from "sharp";
import { z } from "zod";

import { first, read } from "./support/read";
import { startProvider } from "./support/provider";

const { request, payload, staff } = await startProvider();

const node = (type: string, more: object) => ({ type, version: 2, format: "", ...more });
const picture = (value: unknown, caption?: string) =>
  node("upload", { relationTo: "images", id: randomUUID(), value, fields: { caption } });
const video = (value: unknown) => node("relationship", { relationTo: "videos", value });
const elsewhere = (address: unknown, title: unknown = "A hymn") =>
  node("block", { fields: { id: randomUUID(), blockType: "elsewhere", blockName: "", address, title } });
const words = node("paragraph", { children: [{ type: "text", version: 1, text: "Some words" }] });

const text = (...children: object[]) => ({
  root: { type: "root", version: 1, format: "", indent: 0, direction: null, children: [...children, words] },
});

/** An article that nobody's other test knows. */
function articleOf(content: object, more: Record<string, unknown> = {}) {
  const name = `article-${randomUUID()}`;
  return {
    title: name,
    slug: name,
    author: "Ann",
    postedDate: "2026-01-01",
    content,
    _status: "published",
    ...more,
  };
}

async function publish(content: object, more?: Record<string, unknown>) {
  const { id, slug } = await staff.create("blogs", articleOf(content, more));
  return { id, slug: String(slug) };
}

const articles = z.object({ data: z.array(z.object({ content: z.string() })) });

async function htmlOf(slug: string) {
  const { data } = await read(request, `/get-blog-by-id/${slug}`, articles);
  return data[0]?.content.replace("<p>Some words</p>", "");
}

async function newPicture() {
  const buffer = await sharp({ create: { width: 3, height: 2, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  const file = { name: "choir.png", mimeType: "image/png", buffer };
  return staff.uploaded("images", file, { alt: "A choir & its <leader>" });
}

async function aVideo() {
  const { docs } = await payload.find({
    collection: "videos",
    where: { and: [{ status: { equals: "Active" } }, { poster: { exists: true } }] },
    depth: 1,
    limit: 1,
    sort: "id",
  });
  return first(docs);
}

const isServed = async (filename: string) => (await request.get(`/uploads/images/${filename}`)).status;

it("a picture in a text is shown with its words, and its file is public as long as the article is", async () => {
  const { id, filename } = await newPicture();
  const article = await publish(text(picture(id, "Sung on Sunday")), { _status: "draft" });
  expect(await isServed(filename)).toBe(404);
  await staff.update("blogs", article.id, { _status: "published" });
  expect(await htmlOf(article.slug)).toBe(
    `<figure><img src="/uploads/images/${filename}" alt="A choir &amp; its &lt;leader&gt;" width="3" height="2">` +
      "<figcaption>Sung on Sunday</figcaption></figure>",
  );
  expect(await isServed(filename)).toBe(200);
  await expect(staff.remove("images", id)).rejects.toThrow(`the blog article ‘${article.slug}’`);
  await staff.update("blogs", article.id, { content: text() });
  expect(await isServed(filename)).toBe(404);
  await staff.remove("images", id);
});

it("a video in a text leads to its page, and leaves the text when it is taken off the site", async () => {
  const { id, slug, name, poster } = await aVideo();
  const article = await publish(text(video(id)));
  const html = await htmlOf(article.slug);
  expect(html).toContain(`<figure><a href="/video-detail/${slug}"><img src="/uploads/images/`);
  expect(html).toContain(`alt="Watch ‘${name}’"></a><figcaption>${name}</figcaption></figure>`);
  expect(poster).toBeTruthy();
  await staff.update("videos", id, { status: "Pending" });
  expect(await htmlOf(article.slug)).toBe("");
  await staff.update("videos", id, { status: "Active" });
  expect(await htmlOf(article.slug)).toBe(html);
});

it("a video from elsewhere is a link with its title and the name of the site", async () => {
  const article = await publish(text(elsewhere("www.youtube.com/watch?v=abcdefghijk", "A <hymn>")));
  expect(await htmlOf(article.slug)).toBe(
    '<figure><a href="https://www.youtube.com/watch?v=abcdefghijk">A &lt;hymn&gt;</a>' +
      "<figcaption>youtube.com</figcaption></figure>",
  );
});

it.each(["javascript:alert(1)", "not an address", "", null, 7])(
  "is refused where its address is %j",
  async (address) => {
    expect(await staff.refusal("blogs", articleOf(text(elsewhere(address))))).toMatch(
      /full web address|Article/,
    );
  },
);

it.each([
  ["a picture that is no more", picture(randomUUID())],
  ["no picture", picture(null)],
  ["a video that is no more", video(randomUUID())],
  ["a number", video(7)],
])("%s in a text leaves nothing", async (_, child) => {
  const { docs } = await payload.find({ collection: "blogs", limit: 1, sort: "id", depth: 0 });
  const { id, slug } = first(docs);
  // As another version may have stored it.
  await payload.db.updateOne({ collection: "blogs", id, data: { content: text(child) } });
  expect(await htmlOf(slug)).toBe("");
});

it("what a text refers to is not for whoever saves to say", async () => {
  const { id } = await newPicture();
  const article = await publish(text(), { textImages: [id] });
  await staff.remove("images", id);
  expect(await htmlOf(article.slug)).toBe("");
});
