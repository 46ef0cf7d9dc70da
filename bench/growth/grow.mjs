import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";

/** Rows per batch of statements. */
const BATCH = 200;

/** Videos per article, and the share of videos with the most frequent hashtag. */
const VIDEOS_OF_ARTICLE = 10;
const IN_HASHTAG = 1 / 3;

/** Stories that still await a decision. */
const PENDING = 30;

const WORDS =
  "light harbour bread winter letter bridge table river garden morning door song road storm hand".split(" ");

/**
 * Copies the example videos in a stopped provider's SQLite file until there are `count`: each with its own film,
 * captions, hashtags and the story it was made from, and one article for every ten.
 *
 * @param {string} file
 * @param {number} count
 */
export async function growTo(file, count) {
  const client = createClient({ url: pathToFileURL(file).href });
  try {
    const columns = await columnsOf(client);
    const videos = await rowsOf(client, "SELECT id, video_link_id AS clip FROM videos ORDER BY id");
    const grown = videos.filter(({ id }) => String(id).startsWith(GROWN)).length;
    const [article] = await rowsOf(client, "SELECT id FROM blogs LIMIT 1");
    const hashtags = await rowsOf(client, "SELECT id FROM hashtags WHERE status = 'Active' ORDER BY _order");
    const examples = videos.filter(({ id }) => !String(id).startsWith(GROWN));
    /** @type {import("@libsql/client").InStatement[]} */
    let batch = [];
    for (let number = grown + 1; number <= count - examples.length; number += 1) {
      const example = examples[number % examples.length];
      if (!example || !article) throw new Error("There is no example content to copy");
      batch.push(...videoRows(columns, { number, example, hashtags }));
      if (number % VIDEOS_OF_ARTICLE === 0) batch.push(articleRow(columns, article, number));
      if (batch.length >= BATCH) batch = await write(client, batch);
    }
    await write(client, batch);
  } finally {
    client.close();
  }
}

/**
 * @param {import("@libsql/client").Client} client
 * @param {import("@libsql/client").InStatement[]} batch
 */
async function write(client, batch) {
  if (batch.length > 0) await client.batch(batch, "write");
  // libsql frees the memory of statements between turns of the event loop.
  await nextTurn();
  return [];
}

/** Ids begin with the time: these are older than any that a provider creates. */
const GROWN = "00";

/** @param {number} number */
function idOf(number) {
  const time = number.toString(16).padStart(10, "0");
  const [random, more] = [randomBytes(2).toString("hex").slice(1), randomBytes(8).toString("hex")];
  return `${GROWN}${time.slice(0, 6)}-${time.slice(6)}-7${random}-8${more.slice(0, 3)}-${more.slice(3, 15)}`;
}

/** Within the last year, since older stories are asked for their consent again. */
const FIRST_MOMENT = Date.now() - 360 * 24 * 60 * 60 * 1000;
const APART_MS = 10 * 60 * 1000;

/** @param {number} number */
function momentOf(number) {
  return new Date(FIRST_MOMENT + number * APART_MS).toISOString();
}

/** @typedef {Map<string, string[]>} Columns */
/** @typedef {Record<string, unknown>} Row */

/**
 * @param {Columns} columns
 * @param {{ number: number; example: Row; hashtags: Row[] }} video
 */
function videoRows(columns, { number, example, hashtags }) {
  const [video, clip, story] = [idOf(number), idOf(number), idOf(number)];
  const words = [3, 5, 7].map((step) => WORDS[(number * step) % WORDS.length]).join(" ");
  const times = { created_at: momentOf(number), updated_at: momentOf(number) };
  const consents = [
    { purpose: "isAcceptUnrestricted", sentence: "I agree.", version: "1", givenAt: momentOf(number) },
  ];
  const isPending = number <= PENDING;
  const first = hashtags[0]?.id;
  const others = hashtags.slice(1).map(({ id }) => id);
  const ofVideo = [...(Math.random() < IN_HASHTAG ? [first] : []), others[number % others.length]];
  return [
    copy(columns, "clips", example.clip, {
      ...{
        id: clip,
        filename: `grown-${number}.mp4`,
        title: `Grown ${number}`,
        is_from_visitor: number <= PENDING ? 0 : 1,
        ...times,
      },
    }),
    copy(columns, "videos", example.id, {
      ...{
        id: video,
        video_link_id: clip,
        slug: `grown-${number}`,
        name: `Grown ${number}: ${words}`,
        ...times,
      },
    }),
    {
      sql: `INSERT INTO captions (id, clip_id, lang, is_draft, cues, title, created_at, updated_at)
        SELECT ?, ?, lang, is_draft, cues, title, ?, ? FROM captions WHERE clip_id = ? LIMIT 1`,
      args: [idOf(number), clip, times.created_at, times.updated_at, String(example.clip)],
    },
    ...ofVideo.map((hashtag, order) => ({
      sql: `INSERT INTO videos_rels ("order", parent_id, path, hashtags_id) VALUES (?, ?, 'hashtagId', ?)`,
      args: [order + 1, video, String(hashtag)],
    })),
    {
      sql: `INSERT INTO stories (id, status, carried_out, title, video_id, name, email, slug, description, file_id, video_type,
        is_accept_unrestricted, consents, announced_at, read_at, created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'both', 1, ?, ?, ?, ?, ?)`,
      args: [
        ...[
          story,
          isPending ? "Pending" : "Published",
          isPending ? "Pending" : "Published",
          `Grown ${number}`,
        ],
        ...[
          isPending ? null : video,
          `Ruth ${number}`,
          `ruth-${number}@grown.example`,
          `told-${number}`,
          words,
        ],
        ...[
          isPending ? null : clip,
          JSON.stringify(consents),
          times.created_at,
          isPending ? null : times.created_at,
        ],
        ...[times.created_at, times.updated_at],
      ],
    },
  ];
}

/**
 * @param {Columns} columns
 * @param {Row} article
 * @param {number} number
 */
function articleRow(columns, { id }, number) {
  const times = { created_at: momentOf(number), updated_at: momentOf(number), posted_date: momentOf(number) };
  return copy(columns, "blogs", id, {
    id: idOf(number),
    slug: `grown-${number}`,
    title: `Grown ${number}`,
    ...times,
  });
}

/**
 * Returns a statement that copies a row, except for these columns.
 *
 * @param {Columns} columns
 * @param {string} table
 * @param {unknown} id
 * @param {Record<string, string | number>} changed
 */
function copy(columns, table, id, changed) {
  const names = columns.get(table) ?? [];
  const values = names.map((name) => (name in changed ? "?" : `"${name}"`)).join(", ");
  const sql = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(", ")})
    SELECT ${values} FROM ${table} WHERE id = ?`;
  return { sql, args: [...names.flatMap((name) => changed[name] ?? []), String(id)] };
}

/** @param {import("@libsql/client").Client} client */
async function columnsOf(client) {
  /** @type {Columns} */
  const columns = new Map();
  for (const table of ["clips", "videos", "blogs"]) {
    const rows = await rowsOf(client, `SELECT name FROM pragma_table_info('${table}')`);
    columns.set(
      table,
      rows.map(({ name }) => String(name)),
    );
  }
  return columns;
}

/**
 * @param {import("@libsql/client").Client} client
 * @param {string} sql
 * @returns {Promise<Row[]>}
 */
async function rowsOf(client, sql) {
  return (await client.execute(sql)).rows.map((row) => ({ ...row }));
}
