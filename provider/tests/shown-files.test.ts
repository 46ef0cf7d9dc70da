import { isPostgres } from "../src/lib/db/transactions";
import { statementsOf } from "./support/database-calls";
import { fakeFfmpeg, startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";
import { newSlug, realVideo } from "./support/stories";

const provider = await startProvider();
const { payload, request, staff } = provider;
const { work } = await startPreparation(provider);
const { query } = await import("../src/lib/db/query");
const { prepareAgain } = await import("../src/features/clips/clip-state");

const STORY = "public, max-age=300";
const PAGE = "public, max-age=31536000, immutable";

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

type Folder = "images" | "clips";

const upload = async (folder: Folder) => {
  const gif = { name: "pixel.gif", mimeType: "image/gif", buffer: PIXEL };
  const file = folder === "images" ? gif : await realVideo();
  const { id, filename } = await staff.uploaded(folder, file, { alt: "A pixel" });
  return { id, path: `/uploads/${folder}/${filename}` };
};

const cachingOf = async (path: string) => {
  const { status, headers } = await request.head(path);
  return [200, 206].includes(status) ? headers["cache-control"] : status;
};

/** Shows a file, hides it, and shows it again. */
type Way = { show: () => Promise<unknown>; hide: () => Promise<unknown> };

function inTrash(collection: string, id: string): Way {
  const data = { deletedAt: null };
  return {
    show: () => request.patch(`/api/${collection}/${id}?trash=true`, { headers: staff.headers, data }),
    hide: () => staff.update(collection, id, { deletedAt: new Date().toISOString() }),
  };
}

async function aVideo(folder: Folder, file: string) {
  const clip = folder === "clips" ? file : (await upload("clips")).id;
  const picture = folder === "images" ? { poster: file } : {};
  const words = { name: "A test", slug: newSlug(), videoType: "both", status: "Active" };
  return staff.create("videos", { ...words, videoLink: clip, ...picture });
}

async function anArticle(file: string) {
  const data = { title: "A", slug: newSlug(), author: "A", fVideo: file, _status: "published" };
  return staff.create("blogs", data);
}

const hashtag = (image: string) => {
  const slug = newSlug();
  return staff.create("hashtags", { name: slug, slug, status: "Active", image });
};

const ways: [string, Folder, string, (file: string) => Promise<Way>][] = [
  ...(["images", "clips"] as const).flatMap((folder): typeof ways => [
    [
      "a video that is Active",
      folder,
      STORY,
      async (file) => {
        const { id } = await aVideo(folder, file);
        const set = (status: string) => staff.update("videos", id, { status });
        return { show: () => set("Active"), hide: () => set("Pending") };
      },
    ],
    [
      "a video that is not in the trash",
      folder,
      STORY,
      async (file) => inTrash("videos", (await aVideo(folder, file)).id),
    ],
  ]),
  [
    "a published article",
    "images",
    PAGE,
    async (file) => {
      const { id } = await anArticle(file);
      const set = (_status: string) => staff.update("blogs", id, { _status });
      return { show: () => set("published"), hide: () => set("draft") };
    },
  ],
  [
    "an article whose draft has another picture",
    "images",
    PAGE,
    async (file) => {
      const { id } = await anArticle(file);
      await staff.draft("blogs", id, { fVideo: null, _status: "draft" });
      const publish = (fVideo: string | null) => staff.update("blogs", id, { fVideo, _status: "published" });
      return { show: () => publish(file), hide: () => publish(null) };
    },
  ],
  [
    "an article that is not in the trash",
    "images",
    PAGE,
    async (file) => inTrash("blogs", (await anArticle(file)).id),
  ],
  [
    "a hashtag",
    "images",
    PAGE,
    async (file) => {
      const { id } = await hashtag(file);
      const set = (image: string | null) => staff.update("hashtags", id, { image });
      return { show: () => set(file), hide: () => set(null) };
    },
  ],
  [
    "a hashtag that is Active",
    "images",
    PAGE,
    async (file) => {
      const { id } = await hashtag(file);
      const set = (status: string) => staff.update("hashtags", id, { status });
      return { show: () => set("Active"), hide: () => set("Inactive") };
    },
  ],
  [
    "a hashtag that is not in the trash",
    "images",
    PAGE,
    async (file) => inTrash("hashtags", (await hashtag(file)).id),
  ],
  ...payload.config.globals.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) => {
      if (field.type !== "upload") return [];
      const { name, relationTo, hasMany } = field;
      return [relationTo].flat().map((folder): (typeof ways)[number] => [
        `${name} of ${slug}`,
        folder === "clips" ? "clips" : "images",
        PAGE,
        async (file) => {
          const { [name]: before } = await staff.readGlobal(slug);
          const value = Array.isArray(relationTo) ? { relationTo: folder, value: file } : file;
          const set = (data: unknown) => staff.updateGlobal(slug, { [name]: data });
          const show = () => set(hasMany ? [value] : value);
          await show();
          return { show, hide: () => set(before ?? null) };
        },
      ]);
    }),
  ),
];

it.each(ways)("%s shows visitors its file of %s", async (_, folder, caching, prepareWay) => {
  const { id, path } = await upload(folder);
  expect(await cachingOf(path)).toBe(404);
  const { show, hide } = await prepareWay(id);
  expect(await cachingOf(path)).toBe(caching);
  await hide();
  expect(await cachingOf(path)).toBe(404);
  const { status, headers } = await request.head(path, { headers: staff.headers });
  expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
  await show();
  expect(await cachingOf(path)).toBe(caching);
  await hide();
});

/** Returns all files of a prepared clip that a video shows, by their kind. */
async function preparedClip(status: string) {
  const clip = await upload("clips");
  await prepareAgain(payload, clip.id);
  await work(fakeFfmpeg);
  const record = await payload.findByID({ collection: "clips", id: clip.id });
  const [rendition, frame] = [record.renditions, record.frames].map(
    (files) => (files as { filename: string }[])[0]?.filename,
  );
  const words = { name: "A test", slug: newSlug(), videoType: "both", videoLink: clip.id };
  await staff.create("videos", { ...words, status });
  const captions = async (lang: string, isDraft: boolean) => {
    const cues = [{ start: 0, end: 1, text: "Hello" }];
    const { id } = await staff.create("captions", { clip: clip.id, lang, isDraft, cues });
    return `/uploads/captions/${id}-1.vtt`;
  };
  return {
    id: clip.id,
    upload: clip.path,
    rendition: `/uploads/renditions/${rendition}`,
    frame: `/uploads/frames/${frame}`,
    captions: await captions("en", false),
    draft: await captions("de", true),
  };
}

it("a clip's prepared files are visible like the clip, once it is ready", async () => {
  const shown = await preparedClip("Active");
  expect(await cachingOf(shown.rendition)).toBe(STORY);
  expect(await cachingOf(shown.frame)).toBe(STORY);
  expect(await cachingOf(shown.captions)).toBe(`${STORY}, no-transform`);
  expect(await cachingOf(shown.upload)).toBe(307);
  expect(await cachingOf(shown.draft)).toBe(404);
  expect(await cachingOf(shown.rendition.replace(/-[0-9a-f]{12}\./, "-000000000000."))).toBe(404);
  await payload.db.updateOne({
    collection: "clips",
    where: { id: { equals: shown.id } },
    data: { preparation: "failed" },
  });
  expect(await cachingOf(shown.rendition)).toBe(404);
  expect(await cachingOf(shown.upload)).toBe(STORY);

  const hidden = await preparedClip("Pending");
  for (const path of [hidden.rendition, hidden.frame, hidden.captions, hidden.upload]) {
    expect(await cachingOf(path)).toBe(404);
    expect((await request.head(path, { headers: staff.headers })).status).toBe(200);
  }
});

it("each request for a file makes one database query, using only indexes", async () => {
  const { upload: uploaded, rendition, frame, captions } = await preparedClip("Active");
  const { path: picture } = await upload("images");
  for (const path of [uploaded, rendition, frame, captions, picture]) {
    const statements = await statementsOf(payload, () => request.head(path));
    expect(statements).toHaveLength(1);
    for (const { sql, args } of statements) expect(await scansOf(sql, args.map(String))).toEqual([]);
  }
  expect(await statementsOf(payload, () => request.head("/uploads/resource/reel.mp4"))).toEqual([]);
});

/** Returns the steps of a statement's plan that read a whole table. */
async function scansOf(sql: string, args: string[]): Promise<string[]> {
  const { db } = payload;
  if (!isPostgres(db)) {
    const plan = await query(db, `EXPLAIN QUERY PLAN ${sql}`, args);
    return plan.map((step) => JSON.stringify(step)).filter((step) => /\bSCAN (?!CONSTANT)/.test(step));
  }
  // PostgreSQL reads a table of a few rows faster without an index.
  const connection = await db.pool.connect();
  await connection.query("SET enable_seqscan = off");
  const { rows } = await connection.query(`EXPLAIN ${sql}`, args);
  connection.release(true);
  return rows.map((step) => JSON.stringify(step)).filter((step) => step.includes("Seq Scan"));
}
