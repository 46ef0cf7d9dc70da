import { randomUUID } from "node:crypto";

import sharp from "sharp";
import { z } from "zod";

import { first, read } from "./support/read";
import { startProvider } from "./support/provider";
import * as shapes from "./support/shapes";

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

/** Returns an article that other tests don't use. */
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

it("a picture in a text appears with its words, and its file is public as long as the article is", async () => {
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

it.each([null, {}, { caption: null }])(
  "a picture with %p for its fields appears without a caption",
  async (fields) => {
    const { id, filename } = await newPicture();
    const chosen = node("upload", { relationTo: "images", id: randomUUID(), value: id, fields });
    const html = await htmlOf((await publish(text(chosen))).slug);
    expect(html).toMatch(new RegExp(`^<figure><img src="/uploads/images/${filename}"[^>]*></figure>$`));
  },
);

it("a video in a text links to its page, and disappears when it is removed from the site", async () => {
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

it("a video from elsewhere is a link with its title and the site's name", async () => {
  const article = await publish(text(elsewhere("www.youtube.com/watch?v=abcdefghijk", "A <hymn>")));
  expect(await htmlOf(article.slug)).toBe(
    '<figure><a href="https://www.youtube.com/watch?v=abcdefghijk">A &lt;hymn&gt;</a>' +
      "<figcaption>youtube.com</figcaption></figure>",
  );
});

it.each(["javascript:alert(1)", "not an address", "", null, 7])(
  "a video from elsewhere is refused if its address is %j",
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

it("the saved form can't decide what a text refers to", async () => {
  const { id } = await newPicture();
  const article = await publish(text(), { textImages: [id] });
  await staff.remove("images", id);
  expect(await htmlOf(article.slug)).toBe("");
});

describe("a text", () => {
  const textOf = (words: string) => ({
    type: "text",
    version: 1,
    text: words,
    format: 0,
    mode: "normal",
    style: "",
    detail: 0,
  });
  const element = (type: string, children: object[], more: object = {}) => ({
    type,
    version: 1,
    direction: null,
    format: "",
    indent: 0,
    children,
    ...more,
  });
  const paragraph = (...children: object[]) => element("paragraph", children, { textFormat: 0 });
  const content = (...children: object[]) => ({ root: element("root", children) });

  const link = (url: string, type = "link") =>
    element(type, [textOf("here")], { id: "a", fields: { linkType: "custom", newTab: false, url } });

  const cell = (words: string, headerState = 0, more: object = {}) =>
    element("tablecell", [paragraph(textOf(words))], { headerState, ...more });
  const row = (...cells: object[]) => element("tablerow", cells);

  async function saved(...children: object[]): Promise<string> {
    const { id } = await staff.one("pages", "slug", "terms-condition");
    await staff.update("pages", id, { content: content(...children) });
    return (await read(request, "/web/page-content/terms-condition", shapes.page)).data.content;
  }

  async function refused(...children: object[]): Promise<string> {
    const { id } = first([await staff.one("pages", "slug", "terms-condition")]);
    return staff.refusedUpdate("pages", id, { content: content(...children) });
  }

  it("a table keeps its rows, headings and merged cells", async () => {
    const table = element("table", [
      row(cell("Day", 1), cell("Time", 1)),
      row(cell("Sunday", 2), cell("9:00")),
      row(cell("Any other day", 0, { colSpan: 2 })),
    ]);
    expect(await saved(table)).toBe(
      '<table><thead><tr><th scope="col"><p>Day</p></th><th scope="col"><p>Time</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>Sunday</p></th><td><p>9:00</p></td></tr>' +
        '<tr><td colspan="2"><p>Any other day</p></td></tr></tbody></table>',
    );
  });

  it.each([
    ["www.grace.org", "https://www.grace.org"],
    ["grace.org/visit", "https://grace.org/visit"],
    ["/help-desk", "/help-desk"],
    ["help@grace.org", "mailto:help@grace.org"],
    ["https://grace.org/?a=1&b=2", "https://grace.org/?a=1&amp;b=2"],
  ])("a link to %s leads to %s", async (typed, address) => {
    expect(await saved(paragraph(link(typed)))).toBe(`<p><a href="${address}">here</a></p>`);
  });

  it.each(["javascript:alert(1)", "our church", "#map", "https://"])(
    "a link to %s is refused with a sentence",
    async (typed) => {
      expect(await refused(paragraph(link(typed)))).toContain("This link doesn’t lead anywhere.");
    },
  );

  it("an address that became a link while typing works too", async () => {
    expect(await saved(paragraph(link("www.grace.org", "autolink")))).toBe(
      '<p><a href="https://www.grace.org">here</a></p>',
    );
  });
});

it("a hashtag's name doesn't include the # sign", async () => {
  const { id } = await staff.create("hashtags", { name: "# #Harvest", status: "Active" });
  expect(await staff.open("hashtags", id)).toMatchObject({ name: "Harvest", slug: "harvest" });
  await staff.remove("hashtags", id);
});

it("errors are shown without the field's own name", async () => {
  const answer = await request.patch(`/api/staff/${staff.id}`, {
    headers: staff.headers,
    data: { password: "short-one" },
  });
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({
    errors: [{ name: "ValidationError", message: "A password needs at least 12 characters." }],
  });
});
