import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { createClient } from "@libsql/client";

import { copyDatabase, requireRoomForCopy } from "../../scripts/support/database-copy.mjs";
import { newFolder, newPostgres, onPostgres, placesOf, siteOnSqlite, sumsOf } from "./support/places";
import { startProvider } from "./support/provider";

await startProvider();

/** What a newer version might do: a table more, a column less, rows that it has changed. */
const MIGRATE = [
  "CREATE TABLE newer (id integer)",
  "ALTER TABLE videos ADD COLUMN newer integer",
  "DELETE FROM blogs",
  "UPDATE payload_migrations SET name = 'newer'",
];

const envOf = (databaseUrl: string | undefined) => ({ NODE_ENV: "test" as const, DATABASE_URL: databaseUrl });

async function siteHere() {
  if (testDatabase === "sqlite") return siteOnSqlite();
  const databaseUrl = await newPostgres("example");
  return placesOf(newFolder(), databaseUrl);
}

it("a copy puts back everything that a newer version has changed, and is removed", async () => {
  const places = await siteHere();
  const { dataDir, databaseUrl } = places;
  const before = await sumsOf(places);
  const copy = copyDatabase({ dataDir, env: envOf(databaseUrl), usesEmbeddedProvider: true });
  expect(statSync(path.join(dataDir, "before-update")).mode & 0o777).toBe(0o700);
  const sqlite = databaseUrl
    ? undefined
    : createClient({ url: `file:${path.join(dataDir, "lampstand.db")}` });
  for (const statement of MIGRATE)
    await (databaseUrl ? onPostgres(databaseUrl, statement) : sqlite?.execute(statement));
  sqlite?.close();

  copy.putBack();
  expect(await sumsOf(places)).toEqual(before);
  // The next start takes away once more what was taken away meanwhile.
  const note: unknown = JSON.parse(readFileSync(path.join(dataDir, "removals/restored.json"), "utf8"));
  expect(note).toEqual({ madeAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  copy.remove();
  expect(readdirSync(dataDir)).not.toContain("before-update");
});

it("another provider's database is not this machine's to copy", () => {
  const dataDir = newFolder();
  copyDatabase({ dataDir, env: envOf(undefined), usesEmbeddedProvider: false }).putBack();
  expect(readdirSync(dataDir)).toEqual([]);
});

it("leaves nothing behind where it cannot copy", () => {
  const dataDir = newFolder();
  const env = envOf("postgres://nobody:secret@127.0.0.1:1/none");
  const copying = () => copyDatabase({ dataDir, env, usesEmbeddedProvider: true });
  expect(copying).toThrow(/pg_dump (failed|is missing): (?!.*secret)/);
  expect(readdirSync(dataDir)).toEqual([]);
});

it("says, while the site runs, that there is no room for a copy", async () => {
  const { dataDir, databaseUrl } = await siteHere();
  const place = { dataDir, env: envOf(databaseUrl), usesEmbeddedProvider: true };
  requireRoomForCopy(place);
  expect(() => requireRoomForCopy(place, { bavail: 64 * 1024, bsize: 1024 })).toThrow(
    /^Copying the database needs 0\.\d GB in .*, and 0\.1 GB are free\. Nothing was changed/,
  );
  requireRoomForCopy({ ...place, usesEmbeddedProvider: false });
});

it("does not write over a copy of an update that did not end", async () => {
  const { dataDir, databaseUrl } = await siteHere();
  const place = { dataDir, env: envOf(databaseUrl), usesEmbeddedProvider: true };
  const copy = copyDatabase(place);
  expect(() => requireRoomForCopy(place)).toThrow(
    /before-update holds the database as it was before an update/,
  );
  copy.remove();
  requireRoomForCopy(place);
});
