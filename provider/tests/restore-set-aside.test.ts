import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { backUpTo, filesOf, newFolder, placesOf, runProgram, siteOnSqlite, sumsOf } from "./support/places";
import { startProvider } from "./support/provider";

const { dataDir } = await startProvider();

const backup = await backUpTo(newFolder());
const restoreOver = (places: ReturnType<typeof placesOf>, folder = backup.folder) =>
  runProgram("manage-data", ["restore", folder, "--set-aside"], places);
const asideIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("before-restore-"));

if (testDatabase === "sqlite") {
  it("restores over a stopped site, and keeps what was there", async () => {
    const site = siteOnSqlite();
    writeFileSync(path.join(site.dataDir, "secrets.json"), '{"SETUP_KEY":"before"}');
    const { code, output } = await restoreOver(site);
    const [aside = ""] = asideIn(site.dataDir);
    expect(output).toContain(`What was here before is in ${path.join(site.dataDir, aside)}.`);
    expect(code).toBe(0);
    const kept = path.join(site.dataDir, aside);
    expect(filesOf(kept)).toEqual(expect.arrayContaining(["lampstand.db", "secrets.json"]));
    expect(readFileSync(path.join(kept, "secrets.json"), "utf8")).toContain("before");
    expect(await sumsOf(site)).toEqual(await sumsOf(siteOnSqlite()));
  });

  it("puts everything back if the backup can't be restored", async () => {
    const { folder, manifest } = await backUpTo(newFolder());
    appendFileSync(path.join(folder, manifest.files.at(-1)?.path ?? ""), "x");
    const site = siteOnSqlite();
    writeFileSync(path.join(site.dataDir, "secrets.json"), "{}");
    const before = filesOf(site.dataDir).filter(
      (name) => name !== "lampstand.db-wal" && name !== "lampstand.db-shm",
    );
    const { code, errors } = await restoreOver(site, folder);
    expect(code).toBe(1);
    expect(errors).toContain("nothing was restored");
    expect(filesOf(site.dataDir)).toEqual(before);
    expect(await sumsOf(site)).toEqual(await sumsOf(siteOnSqlite()));
  });

  it("moves nothing away before the whole backup is copied", async () => {
    const { restore } = await import("../src/features/backup/restore");
    const site = siteOnSqlite();
    const { folder } = await backUpTo(newFolder());
    const found = { copied: [""], there: [""] };
    const clear = () => {
      found.copied = filesOf(path.join(site.dataDir, ".restoring"));
      found.there = filesOf(site.dataDir);
      return Promise.reject(new Error("The power is gone."));
    };
    await expect(restore(folder, site, { clear })).rejects.toThrow("The power is gone.");
    expect(found.copied).toEqual(filesOf(folder).filter((name) => name !== "backup.json"));
    expect(found.there).toContain("lampstand.db");
    expect(await sumsOf(site)).toEqual(await sumsOf(siteOnSqlite()));
  });

  it("restores over a site whose database is damaged", async () => {
    const site = siteOnSqlite();
    for (const name of ["", "-wal", "-shm"])
      rmSync(path.join(site.dataDir, `lampstand.db${name}`), { force: true });
    writeFileSync(path.join(site.dataDir, "lampstand.db"), "Not a database. ".repeat(1000));
    expect(await restoreOver(site)).toMatchObject({ code: 0, errors: "" });
    expect(await sumsOf(site)).toEqual(await sumsOf(siteOnSqlite()));
  });

  it("refuses while the site runs", async () => {
    const { code, errors } = await restoreOver(placesOf(dataDir));
    expect(code).toBe(1);
    expect(errors).toContain("is in use. Stop the provider and its worker first.");
    expect(asideIn(dataDir)).toEqual([]);
  });
} else {
  it("refuses to set a PostgreSQL database aside", async () => {
    const { code, errors } = await restoreOver(placesOf(newFolder(), process.env.DATABASE_URL));
    expect(code).toBe(1);
    expect(errors).toContain("--set-aside works with SQLite and files on this disk.");
  });
}
