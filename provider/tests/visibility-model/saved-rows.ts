import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";

import { fillingPostgres, readingPostgres } from "../../src/lib/db/postgres-rows";
import { query, quoted } from "../../src/lib/db/query";
import type { Row, RowReader } from "../../src/lib/db/rows";
import { sqliteRows, whileFillingSqlite } from "../../src/lib/db/sqlite-rows";
import { type Table, tablesOf } from "../../src/lib/db/tables";
import { isPostgres, isSqlite } from "../../src/lib/db/transactions";
import type { startProvider } from "../support/provider";

type Provider = Awaited<ReturnType<typeof startProvider>>;

type Rows = Map<Table, Row[]>;

const FOLDERS = ["clips", "renditions", "frames"];

/**
 * Makes backups without their files' checksums and the programs around them: all rows, and the films. After a restore,
 * the provider's own code runs.
 */
export function createBackups({ payload, dataDir }: Provider) {
  const { db } = payload;
  const kept = path.join(dataDir, "kept");
  let saved: { rows: Rows; madeAt: string } | undefined;

  async function readAll(rows: RowReader): Promise<Rows> {
    const all: Rows = new Map();
    for (const table of tablesOf(db)) {
      const read: Row[] = [];
      for await (const batch of rows.batches(table)) read.push(...batch);
      all.set(table, read);
    }
    return all;
  }

  async function putBack(rows: Rows): Promise<void> {
    if (isSqlite(db)) {
      const { client } = db;
      await whileFillingSqlite(client, async () => {
        for (const { name } of rows.keys()) await client.execute(`DELETE FROM ${quoted(name)}`);
        for (const [table, own] of rows) await sqliteRows(client).insert(table, own);
      });
    } else if (isPostgres(db)) {
      const tables = [...rows.keys()];
      await query(db, `TRUNCATE ${tables.map(({ name }) => quoted(name)).join(", ")}`);
      await fillingPostgres(db.pool, tables, async ({ insert }) => {
        for (const [table, own] of rows) await insert(table, own);
      });
    }
  }

  return {
    async backUp(): Promise<void> {
      const rows = isSqlite(db)
        ? await readAll(sqliteRows(db.client))
        : isPostgres(db)
          ? await readingPostgres(db.pool, readAll)
          : new Map<Table, Row[]>();
      saved = { rows, madeAt: new Date().toISOString() };
      await rm(kept, { recursive: true, force: true });
      for (const folder of FOLDERS)
        await copy(path.join(dataDir, "uploads", folder), path.join(kept, folder));
    },
    /** Restores the last backup, up to the point where the provider starts on it. */
    async putBack(): Promise<void> {
      if (!saved) throw new Error("There is no backup");
      const { noteRestoring } = await import("../../src/features/backup/finish-restore");
      await noteRestoring(dataDir, saved.madeAt);
      for (const folder of FOLDERS)
        await copy(path.join(kept, folder), path.join(dataDir, "uploads", folder));
      await putBack(saved.rows);
    },
  };
}

/**
 * The rows that people and the provider leave in a sequence. A statement for each is faster than the provider's own
 * ways.
 */
const LEFT = [
  ...["stories", "others_consents", "testimony_consents", "clip_jobs", "former_slugs", "outgoing_mails"],
  ...[
    "changes",
    "search_changes",
    "pending_revalidations",
    "pending_purges",
    "missed_searches",
    "captions",
    "_videos_v",
    "_captions_v",
  ],
];

/** Removes stories, everything that followed from them, and the removal journal. */
export async function forgetStories({ payload: { db }, dataDir }: Provider): Promise<void> {
  for (const table of LEFT) await query(db, `DELETE FROM ${quoted(table)}`);
  const ofStories = "(SELECT id FROM clips WHERE is_from_visitor)";
  await query(db, `DELETE FROM videos WHERE video_link_id IN ${ofStories}`);
  await query(db, `DELETE FROM clips WHERE is_from_visitor`);
  for (const folder of ["outbox", "removals"])
    await rm(path.join(dataDir, folder), { recursive: true, force: true, maxRetries: 5 });
}

/** Leaves few examples: lists of them add nothing and take long. */
export async function removeExamples({ payload: { db } }: Provider, slug: string): Promise<void> {
  await query(db, "DELETE FROM videos WHERE slug <> ?", [slug]);
  for (const table of ["blogs", "story_collections", "hashtags"]) await query(db, `DELETE FROM ${table}`);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
}
