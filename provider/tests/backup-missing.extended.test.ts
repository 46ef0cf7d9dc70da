import { rmSync } from "node:fs";
import path from "node:path";

import { createClient } from "@libsql/client";

import { backUpTo, filesOf, newFolder, placesOf, runProgram, siteOnSqlite } from "./support/places";
import { startProvider } from "./support/provider";

await startProvider();

const { completeBackups, readManifest } = await import("../src/features/backup/manifest");
const { restore } = await import("../src/features/backup/restore");

if (testDatabase === "sqlite") {
  it("does not end well where a file of a record is missing, and then removes no older backup", async () => {
    const places = siteOnSqlite();
    const to = newFolder();
    const whole = await backUpTo(to, places, 1);
    expect(whole.manifest.missing).toEqual([]);
    const images = filesOf(path.join(places.dataDir, "uploads", "images"));
    const lost = images.slice(0, 4).map((name) => `uploads/images/${name}`);
    for (const name of lost) rmSync(path.join(places.dataDir, name));
    const made = await runProgram("manage-data", ["backup", "--to", to, "--keep", "1"], places);
    expect(made.code).toBe(1);
    expect(made.errors).toContain(
      `Files that the site's records name are missing (4), here and in this backup: ${lost.slice(0, 3).join(", ")} and 1 more.`,
    );
    const [first, second = ""] = await completeBackups(to);
    expect(first).toBe(whole.folder);
    expect((await readManifest(second)).missing).toEqual(lost);
    await restore(second, placesOf(newFolder()));
  });

  it("misses neither a video on its way nor an original that was removed on purpose", async () => {
    const places = siteOnSqlite();
    const { manifest } = await backUpTo(newFolder(), places);
    const clips = manifest.files.map((file) => file.path).filter((name) => name.startsWith("uploads/clips/"));
    const [onItsWay = "", removed = "", lost = ""] = clips.toSorted();
    for (const name of [onItsWay, removed, lost]) rmSync(path.join(places.dataDir, name));
    const rows = createClient({ url: `file:${path.join(places.dataDir, "lampstand.db")}` });
    const change = (columns: string, name: string) =>
      rows.execute({
        sql: `UPDATE clips SET ${columns} WHERE filename = ?`,
        args: [path.basename(name)],
      });
    await change("is_from_visitor = 1", onItsWay);
    await change("original_removed_at = '2026-01-01T00:00:00.000Z'", removed);
    const madeOf = `[{"filename":"a.mp4"}]`;
    await change(`renditions = '${madeOf}', frames = NULL`, lost);
    rows.close();
    const { missing } = (await backUpTo(newFolder(), places)).manifest;
    expect(missing).toEqual([lost, "uploads/renditions/a.mp4"]);
  });
} else {
  it("is tested on SQLite: rows are saved in it whatever database they are from", () => {
    expect(testDatabase).toBe("postgres");
  });
}
