import { randomUUID } from "node:crypto";

import { faqsAnswer, hashtagsAnswer, pageAnswer } from "@lampstand/contract/schemas/content";
import {
  blogAnswer,
  blogsAnswer,
  collectionAnswer,
  collectionsAnswer,
  videoPageAnswer,
} from "@lampstand/contract/schemas/videos";

import { eventually } from "./support/provider";
import { expectFailure, first, read } from "./support/read";
import { searchOf } from "./support/search";
import { SPANISH, startTranslations, text, to } from "./support/translations";

const { anArticle, aVideo, payload, request, rows, staff, translate, video } = await startTranslations({
  SITE_URLS: "http://127.0.0.1:9",
  REVALIDATE_SECRET: "a-secret-of-the-tests",
});
const { search, slugs } = searchOf(request);

describe("a video's translation", () => {
  it("is shown once it is published, in its language, in every list", async () => {
    const hashtag = await staff.create("hashtags", {
      name: "Hope",
      slug: `test-${randomUUID()}`,
      status: "Active",
    });
    const { id, slug } = await aVideo({ hashtagId: [hashtag.id] });
    const translation = await translate("videos", { id }, { ...SPANISH, status: "Draft" });
    expect(await video(slug)).toMatchObject({ name: "Two cups", description: "Of tea." });
    expect(await video(slug)).not.toHaveProperty("language");
    await staff.update("translations", translation.id, { status: "Active" });
    expect(await video(slug)).toMatchObject({ name: "Dos tazas", description: "De té.", language: "es" });
    for (const query of ["", "?language=ar"]) {
      expect(await video(slug, query)).toMatchObject({ name: "Two cups" });
      expect(await video(slug, query)).not.toHaveProperty("language");
    }
    const { data } = await read(request, "/video-reels/1/500?language=es", videoPageAnswer);
    const inSpanish = data.videos.filter(({ language }) => language === "es");
    expect(inSpanish.map(({ _id }) => _id)).toEqual([id]);
    await translate("hashtags", hashtag, { title: "Esperanza" });
    expect((await video(slug)).hashtagId).toEqual([{ _id: hashtag.id, name: "Esperanza", language: "es" }]);
    const listed = (await read(request, "/get-hashtag-frontend?language=es", hashtagsAnswer)).data.list;
    expect(listed.find(({ _id }) => _id === hashtag.id)).toMatchObject({
      ...{ name: "Esperanza", slug: hashtag.slug, language: "es" },
    });
    const byKeys = await request.post("/get-videos-by-keys?language=es", { data: { keys: [id] } });
    expect(byKeys.json()).toMatchObject({ data: [{ video: { name: "Dos tazas", language: "es" } }] });
  });

  it.each(["EN", "xx", "es'--", "__proto__", "toString", "es,ar", "%00", "es%20", "fr", "x".repeat(3000)])(
    "is not shown for %.20s",
    async (language) => {
      const original = await aVideo();
      await translate("videos", original, SPANISH);
      expect(await video(original.slug, `?language=${language}`)).toMatchObject({ name: "Two cups" });
      expect(await video(original.slug, `?language[]=es`)).toMatchObject({ name: "Two cups" });
    },
  );

  it("is gone with the story in every language, returns with it, and is erased with it", async () => {
    const { id, slug } = await aVideo();
    await translate("videos", { id }, SPANISH);
    await translate("videos", { id }, { ...SPANISH, language: "ar", title: "كوبان" });
    const isGone = async () => {
      for (const query of ["", "?language=es", "?language=ar"])
        await expectFailure(request, `/get_individual_video/${String(slug)}${query}`, 404);
      const list = await request.get("/video-reels/1/500?language=es");
      expect(list.text()).not.toContain(slug);
    };
    await staff.update("videos", id, { status: "Declined" });
    await isGone();
    await staff.update("videos", id, { status: "Active" });
    expect(await video(slug)).toMatchObject({ name: "Dos tazas" });
    await staff.update("videos", id, { deletedAt: new Date().toISOString() });
    await isGone();
    await request.patch(`/api/videos/${id}?trash=true`, {
      headers: staff.headers,
      data: { deletedAt: null },
    });
    expect(await video(slug)).toMatchObject({ name: "Dos tazas" });
    const before = (await rows("translations")).length;
    await payload.delete({ collection: "videos", id });
    await isGone();
    expect(await rows("translations")).toHaveLength(before - 2);
    const { totalDocs } = await payload.db.findVersions({
      collection: "translations",
      where: { "version.of": { equals: `videos:${id}` } },
    });
    expect(totalDocs).toBe(0);
  });

  it("disappears when it is unpublished or deleted, and the site is notified each time", async () => {
    const { id, slug } = await aVideo();
    const told = async (change: () => Promise<unknown>) => {
      await payload.db.deleteMany({ collection: "pending-revalidations", where: {} });
      await change();
      return (await rows("pending-revalidations")).flatMap(({ tags }) => tags as string[]);
    };
    const own = [`video:${String(slug)}`, "videos"];
    expect(await told(() => translate("videos", { id }, SPANISH))).toEqual(expect.arrayContaining(own));
    const translation = await staff.one("translations", "of", `videos:${id}`);
    const update = (data: Record<string, unknown>) => () =>
      staff.update("translations", translation.id, data);
    expect(await told(update({ title: "Tazas" }))).toEqual(expect.arrayContaining(own));
    const taken = [...own, `gone:video:${String(slug)}`];
    expect(await told(update({ status: "Draft" }))).toEqual(expect.arrayContaining(taken));
    expect(await video(slug)).toMatchObject({ name: "Two cups" });
    await staff.update("translations", translation.id, { status: "Active" });
    expect(await told(update({ deletedAt: new Date().toISOString() }))).toEqual(
      expect.arrayContaining(taken),
    );
    expect(await video(slug)).toMatchObject({ name: "Two cups" });
    const restored = { headers: staff.headers, data: { deletedAt: null } };
    await request.patch(`/api/translations/${translation.id}?trash=true`, restored);
    expect(await video(slug)).toMatchObject({ name: "Tazas" });
    expect(await told(() => staff.remove("translations", translation.id))).toEqual(
      expect.arrayContaining(taken),
    );
    expect(await video(slug)).toMatchObject({ name: "Two cups" });
  });

  it("comes first in its language's search, unless the original has got another text", async () => {
    const videos = [await aVideo({ name: "Ocarina" }), await aVideo({ name: "Ocarina" })];
    const original = videos.map(({ slug }) => String(slug));
    await eventually(async () => expect((await slugs("ocarina")).toSorted()).toEqual(original.toSorted()));
    for (const video of videos) {
      const { id } = await translate("videos", video, { title: "Flauta", words: "De té." });
      const [found, rest] = await search("ocarina", "es");
      expect([found?.slug, found?.language, rest?.language]).toEqual([video.slug, "es", undefined]);
      for (const { language } of await search("ocarina", "en")) expect(language).toBeUndefined();
      await staff.remove("translations", id);
    }
    const [video] = videos;
    await staff.update("videos", video?.id ?? "", { description: "" });
    await translate("videos", video ?? { id: "" }, { title: "Flauta" });
    await staff.update("videos", video?.id ?? "", { description: "Of tea." });
    for (const { language } of await search("ocarina", "es")) expect(language).toBeUndefined();
  });
});

it("a text that the original no longer has isn't shown or found in any language", async () => {
  const { id, slug } = await aVideo({ description: "Of tea with a bagpipe." });
  await translate("videos", { id }, { ...SPANISH, words: "De té con una gaita." });
  await eventually(async () => expect(await slugs("gaita", "es")).toEqual([slug]));
  await staff.update("videos", id, { description: "" });
  expect(await video(slug)).toMatchObject({ name: "Dos tazas", description: "", language: "es" });
  expect(await slugs("gaita", "es")).toEqual([]);
});

describe("what else staff translate", () => {
  it("an article, with its formatting and only the original's pictures", async () => {
    const original = await anArticle();
    const picture = { type: "upload", version: 2, format: "", relationTo: "images", fields: {} };
    const [image] = await staff.list("images");
    const foreign = text("Una zanfoña.", { ...picture, id: randomUUID(), value: image?.id });
    const words = { title: "Luz", words: "En breve.", article: text("Una zanfoña.") };
    expect(
      await staff.refusal("translations", to("blogs", original, { ...words, article: foreign })),
    ).toContain("only the pictures and videos of its original");
    await translate("blogs", original, words);
    const expected = { title: "Luz", excerpt: "En breve.", content: "<p>Una zanfoña.</p>", language: "es" };
    const path = `/get-blog-by-id/${String(original.slug)}?language=es`;
    expect(first((await read(request, path, blogAnswer)).data)).toMatchObject(expected);
    const { data } = await read(request, "/get-blogs?sortBy=1&language=es", blogsAnswer);
    expect(data.blogs.filter(({ language }) => language === "es")).toEqual([
      expect.objectContaining(expected),
    ]);
    await eventually(async () => {
      expect(await search("zanfoña", "es")).toMatchObject([
        { kind: "blog", slug: original.slug, language: "es", title: [{ text: "Luz" }] },
      ]);
    });
    for (const language of [undefined, "en", "ar"]) expect(await search("zanfoña", language)).toEqual([]);
  });

  it("a page, a collection, and a category of questions, each question apart", async () => {
    const page = await staff.create("pages", {
      title: "Us",
      content: text("Hello."),
      slug: `test-${randomUUID()}`,
    });
    await translate("pages", page, { title: "Nosotros", text: text("Hola.") });
    const path = `/web/page-content/${String(page.slug)}?language=es`;
    expect((await read(request, path, pageAnswer)).data).toMatchObject({
      ...{ title: "Nosotros", content: "<p>Hola.</p>", language: "es" },
    });
    const { id } = await aVideo();
    const slug = `test-${randomUUID()}`;
    const collection = await staff.create("story-collections", {
      name: "Easter",
      slug,
      videos: [id],
      status: "Active",
    });
    await translate("story-collections", collection, { title: "Pascua" });
    const opened = await read(request, `/get-collection/${slug}?language=es`, collectionAnswer);
    expect(opened.data).toMatchObject({ name: "Pascua", language: "es" });
    const { data } = await read(request, "/get-collections?language=es", collectionsAnswer);
    expect(data.collections.find((one) => one.slug === slug)).toMatchObject({
      name: "Pascua",
      language: "es",
    });
    const faqData = [
      { question: "Who?", answer: "All." },
      { question: "Where?", answer: "Here." },
    ];
    const faqs = await staff.create("faq-categories", { name: "A test", faqData });
    const [asked, other] = faqs.faqData as { id: string }[];
    const questions = {
      [asked?.id ?? ""]: { question: "¿Quién?", answer: "Todos." },
      [other?.id ?? ""]: { question: "¿Dónde?", answer: " " },
    };
    await translate("faq-categories", faqs, { title: "Una prueba", questions });
    const answered = await read(request, "/web/get_faq_with_category?language=es", faqsAnswer);
    expect(answered.data.find(({ name }) => name === "Una prueba")).toEqual({
      name: "Una prueba",
      language: "es",
      faqData: [{ question: "¿Quién?", answer: "Todos.", language: "es" }, faqData[1]],
    });
  });
});
