import { randomUUID } from "node:crypto";

import { isPostgres } from "../src/lib/db/transactions";
import { eventually, startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import { realVideo } from "./support/stories";
import { type Result, searchOf } from "./support/search";

const { payload, request, staff } = await startProvider();

/** How soon the search shows staff's changes, in milliseconds: about one second, much longer on a busy machine. */
const FOLLOWS_WITHIN_MS = 20_000;

const { search, slugs } = searchOf(request);

/** Returns the marked pieces of a result's text. */
const marks = (text: Result["title"]) => text.filter(({ isMatch }) => isMatch).map((piece) => piece.text);

const textOf = (text: Result["title"]) => text.map((piece) => piece.text).join("");

/** Waits until a search meets the expectations, within the time limit. */
async function follows(expectations: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await eventually(expectations);
  expect(performance.now() - start).toBeLessThan(FOLLOWS_WITHIN_MS);
}

const { slug: spokenIn } = first(await readVideos(request));
const { videoLink: clip } = await staff.one("videos", "slug", spokenIn);

/** Publishes a video that has nothing to do with the others. */
const publish = (data: Record<string, unknown>) =>
  staff.create("videos", {
    ...{ name: "A test", slug: `test-${randomUUID()}` },
    ...{ videoLink: clip, videoType: "both", status: "Active" },
    ...data,
  });

const NODE = { format: "", indent: 0, version: 1, direction: "ltr" };

const richText = (text: string) => ({
  root: {
    ...{ type: "root", ...NODE },
    children: [
      {
        ...{ type: "paragraph", ...NODE },
        children: [{ type: "text", text, detail: 0, format: 0, mode: "normal", style: "", version: 1 }],
      },
    ],
  },
});

// A first start indexes pages last.
beforeAll(() => eventually(async () => expect(await slugs("privacy policy")).toContain("privacy-policy")));

it("finds the example content: videos, articles and pages, with the words marked", async () => {
  const [video] = await search("one lamp knock");
  expect(video).toMatchObject({ kind: "video", slug: "one-lamp-and-then-a-knock", videoType: "both" });
  expect(marks(video?.title ?? [])).toEqual(["One", "lamp", "knock"]);
  if (video?.kind === "video") expect((await request.get(video.poster ?? "")).status).toBe(200);

  const kinds = new Set((await search("privacy")).map(({ kind }) => kind));
  expect(kinds).toContain("page");
  const article = (await search("phone")).find(({ kind }) => kind === "blog");
  expect(article?.slug).toBe("filming-a-story-with-the-phone-you-have");
  expect(marks(article?.title ?? [])).toEqual(["phone"]);
});

it("finds words by their beginning, not their middle, and requires every word", async () => {
  const slug = `test-${randomUUID()}`;
  const { id } = await publish({ slug, name: "Wildflowers", description: "By the quarry." });
  await follows(async () => expect(await slugs("wildfl")).toEqual([slug]));
  expect(await slugs("flowers wild")).toEqual([]);
  expect(await slugs("quarry WILDF")).toEqual([slug]);
  expect(await slugs("wildflowers riverbank")).toEqual([]);
  await staff.remove("videos", id);
});

it("ignores accents, case and small typing errors", async () => {
  const slug = `test-${randomUUID()}`;
  const { id } = await publish({ slug, name: "Café Übergröße", description: "Perseverance." });
  await follows(async () => expect(await slugs("CAFE")).toEqual([slug]));
  expect(await slugs("ubergrosse")).toEqual([slug]);
  for (const typed of ["persevreance", "preseverance", "perseverence", "perseveranc3"])
    expect(await slugs(typed)).toEqual([slug]);
  expect(marks(first(await search("persevarence")).excerpt)).toEqual(["Perseverance"]);
  expect(await slugs("xyzzyplugh")).toEqual([]);
  await staff.remove("videos", id);
  await follows(async () => expect(await slugs("ubergrosse")).toEqual([]));
});

it("finds other forms of the words, after exact matches", async () => {
  const names = [
    "The quokka healed",
    "Quokkas healing",
    "Quokka health",
    "Three mice",
    "Свидетель исцелился",
  ];
  const arabic = ["محبة بلا شروط ٢٠٢٦", "والمحبّــه اولا"];
  const made = await Promise.all([...names, ...arabic].map((name) => publish({ name })));
  const found = async (query: string) => (await search(query)).map(({ title }) => textOf(title));
  for (const name of [...names, ...arabic])
    await follows(async () => expect(await found(name)).toContain(name));
  expect(await found("اولا")).toEqual([arabic[1]]);
  expect(await found("quokka health")).toEqual(["Quokka health"]);
  expect(await found("healing quokka")).toEqual(["Quokkas healing", "The quokka healed"]);
  expect((await found("healed quokkas")).toSorted()).toEqual(["Quokkas healing", "The quokka healed"]);
  expect(await found("three mouse")).toEqual(["Three mice"]);
  expect(await found("исцеление")).toEqual(["Свидетель исцелился"]);
  for (const query of ["المحبة", "محبه", "محبة"])
    expect((await found(query)).toSorted()).toEqual([...arabic].toSorted());
  expect(await found("2026 محبه")).toEqual([arabic[0]]);
  expect(marks(first(await search("healing quokka")).title)).toEqual(["Quokkas", "healing"]);
  for (const { id } of made) await staff.remove("videos", id);
});

it("ranks words in the title first", async () => {
  const [inTitle, inText] = [`test-${randomUUID()}`, `test-${randomUUID()}`];
  const text = await publish({ slug: inText, name: "A test", description: "Of a zeppelin." });
  const title = await publish({ slug: inTitle, name: "The zeppelin" });
  await follows(async () => expect(await slugs("zeppelin")).toEqual([inTitle, inText]));
  for (const { id } of [text, title]) await staff.remove("videos", id);
});

it("follows what staff publish, rename and take down", async () => {
  const slug = `test-${randomUUID()}`;
  const { id } = await publish({ slug, name: "Harmonium", status: "Pending" });
  expect(await slugs("harmonium")).toEqual([]);
  await staff.update("videos", id, { status: "Active" });
  await follows(async () => expect(await slugs("harmonium")).toEqual([slug]));
  await staff.update("videos", id, { name: "Bandoneon" });
  await follows(async () => expect(await slugs("bandoneon")).toEqual([slug]));
  expect(await slugs("harmonium")).toEqual([]);
  await staff.update("videos", id, { status: "Declined" });
  expect(await slugs("bandoneon")).toEqual([]);
  await staff.remove("videos", id);
});

it("follows hashtags: their names, and whether they are active", async () => {
  const slug = `test-${randomUUID()}`;
  const hashtag = await staff.create("hashtags", { name: "Beekeeping", slug, status: "Active" });
  const video = await publish({ slug, hashtagId: [hashtag.id] });
  await follows(async () => expect(await slugs("beekeep")).toEqual([slug]));
  expect(textOf(first(await search("beekeep")).excerpt)).toBe("#Beekeeping");
  await staff.update("hashtags", hashtag.id, { name: "Falconry" });
  await follows(async () => expect(await slugs("falconry")).toEqual([slug]));
  expect(await slugs("beekeep")).toEqual([]);
  await staff.update("hashtags", hashtag.id, { status: "Inactive" });
  expect(await slugs("falconry")).toEqual([]);
  await staff.remove("videos", video.id);
  await staff.remove("hashtags", hashtag.id);
});

it("finds spoken words with their second, follows captions, and leaves out drafts", async () => {
  const cues = [
    { start: 0, end: 2, text: "We sat and waited." },
    { start: 61.5, end: 64, text: "Then came the calliope" },
    { start: 64, end: 66, text: "and the marionettes." },
  ];
  const { id } = await staff.create("captions", { clip, lang: "eo", isDraft: true, cues });
  expect(await slugs("calliope")).toEqual([]);
  await staff.update("captions", id, { isDraft: false });
  await follows(async () => expect(await slugs("calliope")).toEqual([spokenIn]));
  const found = first(await search("marionettes calliope"));
  expect(found).toMatchObject({ kind: "video", start: 61.5 });
  expect(marks(found.excerpt)).toEqual(["calliope", "marionettes"]);
  expect(first(await search("mariontetes"))).toMatchObject({ start: 64 });

  await staff.update("captions", id, { cues: [{ start: 3, end: 4, text: "A barrel organ." }] });
  await follows(async () => expect(await slugs("barrel organ")).toEqual([spokenIn]));
  expect(await slugs("calliope")).toEqual([]);
  await staff.remove("captions", id);
  await follows(async () => expect(await slugs("barrel organ")).toEqual([]));
});

it("shows first what is in the visitor's language, whichever has it", async () => {
  const shown = await Promise.all(
    ["en", "es-MX", "ar", ""].map(async (lang) => {
      const film = await staff.uploaded("clips", await realVideo(), { title: "A test" });
      const slug = `test-${randomUUID()}`;
      const video = await publish({ slug, name: "Ocarina", videoLink: film.id });
      const cues = [{ start: 0, end: 2, text: "Hello." }];
      if (lang) await staff.create("captions", { clip: film.id, lang, cues });
      return { lang, slug, id: video.id };
    }),
  );
  const slugOf = (wanted: string) => shown.find(({ lang }) => lang === wanted)?.slug;
  await follows(async () => expect((await slugs("ocarina")).length).toBe(shown.length));
  // Captions change the ranks.
  await follows(async () => expect((await slugs("ocarina hello")).length).toBe(shown.length - 1));
  const expectFirst = async (language: string, first: string[]) => {
    for (const query of ["ocarina", "ocaryna"]) {
      const usual = await slugs(query);
      const rest = usual.filter((slug) => !first.includes(slug));
      const inOrder = [...usual.filter((slug) => first.includes(slug)), ...rest];
      expect([language, await slugs(query, language)]).toEqual([language, inOrder]);
    }
  };
  await expectFirst("es", [slugOf("es-MX") ?? ""]);
  await expectFirst("ar", [slugOf("ar") ?? ""]);
  await expectFirst("en", [slugOf("en") ?? "", slugOf("") ?? ""]);
  for (const language of ["", "ES", "xx", "es' OR 1=1", "toString"]) await expectFirst(language, []);
  for (const { id } of shown) await staff.remove("videos", id);
});

it("finds published articles by their text, and never drafts", async () => {
  const slug = `test-${randomUUID()}`;
  const words = `It was long ago. ${"We walked on and on. ".repeat(30)}Then came the dirigible at last.`;
  const data = { title: "A test", slug, author: "Ann", excerpt: "A walk.", content: richText(words) };
  const { id } = await staff.create("blogs", { ...data, _status: "draft" });
  expect(await slugs("dirigible")).toEqual([]);
  await staff.update("blogs", id, { _status: "published" });
  await follows(async () => expect(await slugs("dirigible")).toEqual([slug]));
  expect(textOf(first(await search("dirigible")).excerpt)).toMatch(/^… .*Then came the dirigible at last\.$/);
  await staff.draft("blogs", id, { title: "Montgolfier" });
  expect(await slugs("montgolfier")).toEqual([]);
  await staff.update("blogs", id, { _status: "draft" });
  expect(await slugs("dirigible")).toEqual([]);
  await staff.remove("blogs", id);
});

it("finds pages that have an address on the site", async () => {
  const own = `test-${randomUUID()}`;
  const shown = await staff.create("pages", { title: "Sacristy", slug: own, content: richText("Keys.") });
  const hidden = await staff.create("pages", { title: "Sacristy", slug: "sw", content: richText("Keys.") });
  await follows(async () => expect(await slugs("sacristy")).toEqual([own]));
  expect(first(await search("discover jesus")).slug).toBe("discover-jesus");
  for (const { id } of [shown, hidden]) await staff.remove("pages", id);
});

it("hides what was taken down without hooks, and repairs the index at the next start", async () => {
  const slug = `test-${randomUUID()}`;
  const { id } = await publish({ slug, name: "Theremin" });
  await follows(async () => expect(await slugs("theremin")).toEqual([slug]));
  await payload.db.updateOne({ collection: "videos", id, data: { status: "Declined" } });
  expect(await slugs("theremin")).toEqual([]);
  await payload.db.updateOne({ collection: "videos", id, data: { status: "Active", name: "Ocarina" } });
  expect(await slugs("ocarina")).toEqual([]);
  const { createIndexer } = await import("../src/features/search/index-changes");
  await createIndexer(payload)();
  expect(await slugs("ocarina")).toEqual([slug]);
  await staff.remove("videos", id);
});

/** Pauses a provider that has read videos for the index, until released. */
function holdNextRead() {
  const { find } = payload.db;
  let isReading: () => void = () => undefined;
  let release: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => (isReading = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  payload.db.find = new Proxy(find, {
    async apply(target, self, args: Parameters<typeof find>) {
      const found: unknown = await Reflect.apply(target, self, args);
      const { collection, select, limit } = args[0];
      if (collection === "videos" && !select && limit === undefined) {
        payload.db.find = find;
        isReading();
        await held;
      }
      return found;
    },
  });
  return { reading, release };
}

if (isPostgres(payload.db)) {
  const WAITING = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";

  it("with two providers, the one that read first doesn't bring back a withdrawn video", async () => {
    const { createIndexer } = await import("../src/features/search/index-changes");
    const { openIndex } = await import("../src/features/search/open-index");
    const { query } = await import("../src/lib/db/query");
    const slug = `test-${randomUUID()}`;
    const { id } = await publish({ slug, name: "Krummhorn" });
    await follows(async () => expect(await slugs("krummhorn")).toEqual([slug]));

    await payload.db.updateOne({ collection: "videos", id, data: { name: "Crumhorn" } });
    const indexAll = async () => {
      const indexNext = createIndexer(payload);
      for (let batch = 0; batch < 10; batch += 1) await indexNext();
    };
    const { reading, release } = holdNextRead();
    const first = indexAll();
    await reading;
    await payload.db.updateOne({ collection: "videos", id, data: { status: "Declined" } });
    const second = indexAll();
    const waits = eventually(async () => expect(await query(payload.db, WAITING)).not.toEqual([]));
    await Promise.race([second, waits]);
    release();
    await Promise.all([first, second]);

    expect(await openIndex(payload).records("videos")).not.toContain(id);
    expect(await openIndex(payload).vocabulary()).not.toContain("crumhorn");
    await staff.remove("videos", id);
  });
}
