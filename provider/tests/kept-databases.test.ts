import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

import type { Payload } from "payload";

import { newFolder, newPostgres } from "./support/places";
import { startProvider } from "./support/provider";

await startProvider();

const { loadRows } = await import("../src/features/backup/load-rows");
const { openDatabase } = await import("../src/features/backup/open-database");
const { migrate, pendingMigrations } = await import("../src/lib/db/migrations");
const { query } = await import("../src/lib/db/query");

const KEPT = fileURLToPath(new URL("kept-databases", import.meta.url));

/** Updates a SQLite database, into PostgreSQL if that is tested. */
async function updated(folder: string): Promise<Payload> {
  if (testDatabase === "postgres") {
    const target = await openDatabase({ dataDir: newFolder(), databaseUrl: await newPostgres() });
    await loadRows(folder, target);
    return target;
  }
  const payload = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  await migrate(payload);
  return payload;
}

it.each(readdirSync(KEPT).filter((name) => name.endsWith(".db.gz")))(
  "updates the database of %s in one step",
  async (name) => {
    const folder = newFolder();
    writeFileSync(path.join(folder, "lampstand.db"), gunzipSync(readFileSync(path.join(KEPT, name))));
    const before = await openDatabase({ dataDir: folder, databaseUrl: undefined });
    const rows = await query(before.db, "SELECT id, name FROM videos ORDER BY id");
    expect(rows.length).toBeGreaterThan(3);
    await before.destroy();
    const payload = await updated(folder);
    expect(await pendingMigrations(payload)).toEqual([]);
    const { docs } = await payload.find({ collection: "videos", sort: "id", pagination: false, depth: 0 });
    expect(docs.map((video) => ({ id: video.id, name: video.name }))).toEqual(
      rows.map((row) => Object.assign({}, row)),
    );
    expect((await payload.findGlobal({ slug: "home" })).updatedAt).toBeTruthy();
  },
);
