// @ts-check
/**
 * The last step of `npm run migrate:create`: keeps only the last snapshot, compacted. Payload compares the next
 * migration only with that, and nobody reads it.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const migrations = path.join(import.meta.dirname, "../src/migrations");

for (const database of ["postgres", "sqlite"]) {
  const folder = path.join(migrations, database);
  const snapshots = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => path.join(folder, name));
  const last = snapshots.pop();
  for (const older of snapshots) rmSync(older);
  if (last) writeFileSync(last, `${JSON.stringify(JSON.parse(readFileSync(last, "utf8")))}\n`);
}
