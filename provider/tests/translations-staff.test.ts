import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

import { blogAnswer } from "@lampstand/contract/schemas/videos";

import { first, read } from "./support/read";
import { type Original, SPANISH, startTranslations, text, to } from "./support/translations";

/** The texts that the service below was asked to translate. */
const asked: Record<string, string>[] = [];

/** A translation service that puts ‘ES’ before each text. */
const service = createServer((call, response) => {
  void json(call).then((body) => {
    const { messages } = body as { messages: { content: string }[] };
    const texts = JSON.parse(messages.at(-1)?.content ?? "") as Record<string, string>;
    asked.push(texts);
    const translated = Object.fromEntries(
      Object.entries(texts).map(([name, words]) => [name, `ES ${words}`]),
    );
    response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(translated) } }] }));
  });
}).listen(0, "127.0.0.1");
await once(service, "listening");
afterAll(() => service.close());
const address = service.address();
const port = typeof address === "object" && address ? address.port : 0;

const { anArticle, aVideo, payload, request, rows, signInAs, staff, translate, video } =
  await startTranslations({ TRANSLATE_URL: `http://127.0.0.1:${port}` });
const { findGaps } = await import("../src/features/translations/gaps");

describe("staff", () => {
  it("translate each record once into a language", async () => {
    const original = await aVideo();
    const { id } = await translate("videos", original, SPANISH);
    expect(await staff.refusal("translations", to("videos", original, SPANISH))).toContain("already");
    await staff.update("translations", id, { deletedAt: new Date().toISOString() });
    expect(await staff.refusal("translations", to("videos", original, SPANISH))).toContain("in the trash");
    const { of, language, source, subject } = first(await rows("translations"));
    const copy = { of, language, source, subject, title: "Otra vez", status: "Draft" };
    await expect(payload.db.create({ collection: "translations", data: copy })).rejects.toThrow();
  });

  it.each([
    ["a language that the site isn't in", { language: "fr" }, "isn’t in Français"],
    ["the church's own language", { language: "en" }, "isn’t in English"],
    ["a text left empty", { words: "" }, "translate this too"],
    ["a description that is too long", { words: "x".repeat(201) }, "at most 200 characters"],
    ["a title left empty", { title: " " }, "translate this too"],
  ])("can't publish %s", async (_, wrong, expected) => {
    const words = to("videos", await aVideo(), { ...SPANISH, ...wrong });
    expect(await staff.refusal("translations", words)).toContain(expected);
  });

  it("can keep as a draft, and unpublish, what visitors couldn't get", async () => {
    const long = { ...SPANISH, words: "x".repeat(201), status: "Draft" };
    await staff.create("translations", to("videos", await aVideo(), long));
    const article = await anArticle();
    const [image] = await staff.list("images");
    const picture = { type: "upload", version: 2, format: "", relationTo: "images", fields: {} };
    const withPicture = (words: string) => text(words, { ...picture, id: randomUUID(), value: image?.id });
    await staff.update("blogs", article.id, { content: withPicture("A lamp."), _status: "published" });
    const words = { title: "Luz", words: "En breve.", article: withPicture("Una lámpara.") };
    const { id } = await translate("blogs", article, words);
    await staff.update("blogs", article.id, { content: text("A lamp."), _status: "published" });
    await staff.update("translations", id, { status: "Draft" });
    expect(await staff.one("translations", "id", id)).toMatchObject({ status: "Draft" });
  });

  it("see that an earlier version, which they restore, is outdated", async () => {
    const { id } = await aVideo();
    const translation = await translate("videos", { id }, SPANISH);
    const { source } = await staff.one("translations", "id", translation.id);
    await staff.update("videos", id, { description: "Of coffee." });
    await staff.update("translations", translation.id, { words: "De café." });
    const { docs } = await payload.findVersions({
      collection: "translations",
      where: { and: [{ parent: { equals: translation.id } }, { "version.words": { equals: "De té." } }] },
    });
    const path = `/api/translations/versions/${first(docs).id}`;
    expect((await request.post(path, { headers: staff.headers })).status).toBe(200);
    expect(await staff.one("translations", "id", translation.id)).toMatchObject({ words: "De té.", source });
  });

  it("see what is missing, and what has changed since somebody translated it", async () => {
    const { id, slug } = await aVideo();
    const key = `videos:${id}`;
    const left = async () => {
      const found = (await findGaps(payload)).find(({ language }) => language === "es");
      const has = (gaps: { key: string }[] = []) => gaps.some((gap) => gap.key === key);
      return { missing: has(found?.missing), outdated: has(found?.outdated) };
    };
    expect(await left()).toEqual({ missing: true, outdated: false });
    const translation = await translate("videos", { id }, SPANISH);
    expect(await left()).toEqual({ missing: false, outdated: false });
    await staff.update("videos", id, { recordedAt: "Leeds" });
    expect(await left()).toEqual({ missing: false, outdated: false });
    await staff.update("videos", id, { description: "Of coffee." });
    expect(await left()).toEqual({ missing: false, outdated: true });
    expect(await video(slug)).toMatchObject({ name: "Dos tazas", language: "es" });
    await staff.update("translations", translation.id, { words: "De café." });
    expect(await left()).toEqual({ missing: false, outdated: false });
  });

  it("get the original's texts beside their translation", async () => {
    const { id } = await anArticle();
    const answer = await request.get(`/api/translations/original/blogs/${id}`, { headers: staff.headers });
    expect(answer.json()).toMatchObject({ title: "Light", words: "In short.", article: "A lamp.", text: "" });
  });

  it("get a draft from a translation service, which nobody else sees", async () => {
    const draft = async (subject: string, { id }: Original, headers = staff.headers, language = "es") =>
      request.post("/api/translations/draft", { headers, data: { subject, id, language } });
    const article = await anArticle();
    expect((await draft("blogs", article)).status).toBe(200);
    expect(await staff.one("translations", "of", `blogs:${article.id}`)).toMatchObject({
      ...{ title: "ES Light", words: "ES In short.", status: "Draft", language: "es" },
      article: { root: { children: [{ children: [{ text: "ES A lamp." }] }] } },
    });
    const path = `/get-blog-by-id/${String(article.slug)}?language=es`;
    expect(first((await read(request, path, blogAnswer)).data).title).toBe("Light");
    const { length } = asked;
    expect((await draft("blogs", article)).text()).toContain("already");
    expect((await draft("blogs", await anArticle(), staff.headers, "fr")).text()).toContain("isn’t in");
    expect(asked).toHaveLength(length);
    const faqs = await staff.create("faq-categories", {
      name: "B",
      faqData: [{ question: "Who?", answer: "All." }],
    });
    await draft("faq-categories", faqs);
    const { questions } = await staff.one("translations", "of", `faq-categories:${faqs.id}`);
    expect(Object.values(questions as object)).toEqual([{ question: "ES Who?", answer: "ES All." }]);
    const reviewer = await signInAs("reviewer");
    expect((await draft("videos", await aVideo(), reviewer.headers)).status).toBe(403);
  });

  it("translate as editors; reviewers and strangers can't", async () => {
    const original = await aVideo();
    const [editor, reviewer] = [await signInAs("editor"), await signInAs("reviewer")];
    const { id } = await editor.create("translations", to("videos", original, SPANISH));
    const paths = ["", `/${id}`, `/original/videos/${original.id}`];
    for (const path of paths)
      for (const headers of [reviewer.headers, {}])
        expect((await request.get(`/api/translations${path}`, { headers })).status).toBe(403);
    const change = { headers: reviewer.headers, data: { title: "X" } };
    expect((await request.patch(`/api/translations/${id}`, change)).status).toBe(403);
  });
});
