import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";

import { createClient } from "@libsql/client";
import { s3Settings, s3Variables } from "@lampstand/runtime/s3-settings";
import { z } from "zod";

import { startS3 } from "../src/test-support/s3";
import {
  backUpTo,
  filesOf,
  newFolder,
  placesOf,
  runProgram,
  siteOnSqlite,
  type TestPlaces,
  uploadsOf,
} from "./support/places";
import { startProvider } from "./support/provider";

const UPLOADS = "uploads";

await startProvider();

const { findBackups, readManifest } = await import("../src/features/backup/manifest");
const { restore } = await import("../src/features/backup/restore");
const { openFileStore } = await import("../src/lib/files/file-store");
const { SERVED_FOLDERS } = await import("../src/lib/files/stored-files");

const servers: Awaited<ReturnType<typeof startS3>>[] = [];

afterAll(async () => {
  for (const server of servers) await server.stop();
});

async function newBucket() {
  const server = await startS3();
  servers.push(server);
  return s3Settings(z.object(s3Variables).parse(server.variables));
}

/** Returns a site with its own bucket for files, restored from a backup. */
async function siteInS3(folder: string) {
  const places = { ...placesOf(newFolder()), s3: await newBucket() };
  await restore(folder, places);
  return places;
}

type Places = TestPlaces & { s3?: Awaited<ReturnType<typeof newBucket>> };

async function storedIn(places: Places): Promise<string[]> {
  const store = await openFileStore(places);
  const listed = await Promise.all(
    SERVED_FOLDERS.map(async (folder) =>
      (await store.list(folder)).map(({ filename }) => path.join(folder, filename)),
    ),
  );
  return listed.flat().toSorted();
}

it("moves a site's files from disk to S3 and back, unchanged", async () => {
  const onDisk = siteOnSqlite();
  const uploads = uploadsOf(onDisk.dataDir);
  expect(uploads.length).toBeGreaterThan(50);
  const first = await backUpTo(newFolder(), onDisk);
  const inS3 = await siteInS3(first.folder);
  expect(await storedIn(inS3)).toEqual(uploads);
  expect(filesOf(inS3.dataDir).filter((name) => name.startsWith(UPLOADS))).toEqual([]);

  // Every start creates it.
  mkdirSync(path.join(inS3.dataDir, "tmp"));
  const second = await backUpTo(newFolder(), inS3);
  const back = placesOf(newFolder());
  await restore(second.folder, back);
  expect(uploadsOf(back.dataDir)).toEqual(uploads);
  for (const name of uploads.slice(0, 20)) {
    const [before, after] = [onDisk, back].map(({ dataDir }) =>
      readFileSync(path.join(dataDir, UPLOADS, name)),
    );
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  }
});

it("fetches what the previous backup lacks, and stores nothing that was deleted", async () => {
  const to = newFolder();
  const first = await backUpTo(to, siteOnSqlite());
  const site = await siteInS3(first.folder);
  mkdirSync(path.join(site.dataDir, "tmp"));
  const store = await openFileStore(site);
  const [gone] = await store.list("clips");
  if (!gone) throw new Error("There is no clip");
  await store.remove({ folder: "clips", filename: gone.filename });
  const added = path.join(newFolder(), "added");
  writeFileSync(added, "new");
  await store.put({ folder: "clips", filename: "new-file.mp4" }, added);

  const second = await backUpTo(to, site);
  const names = second.manifest.files.map((file) => file.path);
  expect(names).toContain("uploads/clips/new-file.mp4");
  expect(names).not.toContain(`uploads/clips/${gone.filename}`);
  expect(second.manifest.missing).toEqual([`uploads/clips/${gone.filename}`]);
  const inodes = await Promise.all(
    [first, second].map(
      async ({ folder }) => (await stat(path.join(folder, "uploads/resource/reel.mp4"))).ino,
    ),
  );
  expect(new Set(inodes).size).toBe(1);
  const uploads = names.filter((name) => name.startsWith(`${UPLOADS}/`));
  expect(second.linked).toBeGreaterThanOrEqual(uploads.length - 1);
});

it("copies nothing if DATABASE_URL is missing", async () => {
  const places = { ...placesOf(newFolder()), s3: await newBucket() };
  mkdirSync(path.join(places.dataDir, "tmp"));
  const to = path.join(newFolder(), "backups");
  await expect(backUpTo(to, places)).rejects.toThrow(
    `${path.join(places.dataDir, "lampstand.db")} is missing. If the site uses PostgreSQL, does DATABASE_URL have the same value`,
  );
  expect(existsSync(to)).toBe(false);
});

it("resumes an interrupted restore without overwriting anything", async () => {
  const { folder, manifest } = await backUpTo(newFolder());
  const s3 = await newBucket();
  const places = { ...placesOf(newFolder()), s3 };
  const store = await openFileStore(places);
  const saved = manifest.files.filter((file) => file.path.startsWith("uploads/clips/"));
  const [there, other] = saved.map((file) => path.basename(file.path));
  if (!there || !other) throw new Error("There are no two clips");
  const put = async (filename: string, content: string | Buffer) => {
    const file = path.join(newFolder(), "file");
    writeFileSync(file, content);
    await store.put({ folder: "clips", filename }, file);
  };
  await put(there, readFileSync(path.join(folder, "uploads/clips", there)));
  await put(other, "something else");
  await expect(restore(folder, places)).rejects.toThrow(`already has a different uploads/clips/${other}`);
  expect(filesOf(places.dataDir).filter((name) => !name.endsWith(".lock"))).toEqual([]);
  await store.remove({ folder: "clips", filename: other });
  await restore(folder, places);
  expect((await storedIn(places)).length).toBe(
    manifest.files.filter((file) => file.path.startsWith("uploads/")).length,
  );
});

it("is not restored into a site's bucket, since the site has deleted some of it", async () => {
  const { folder } = await backUpTo(newFolder());
  const site = await siteInS3(folder);
  const store = await openFileStore(site);
  const note = path.join(newFolder(), "note");
  writeFileSync(note, "");
  await store.put({ folder: "site", filename: "a-database" }, note);
  for (const filename of (await store.list("clips")).map((clip) => clip.filename))
    await store.remove({ folder: "clips", filename });
  const trial = { ...placesOf(newFolder()), s3: site.s3 };
  await expect(restore(folder, trial)).rejects.toThrow("contains the files of another site");
  expect(await store.list("clips")).toEqual([]);
  expect(filesOf(trial.dataDir).filter((name) => !name.endsWith(".lock"))).toEqual([]);
});

it("doesn't claim a bucket's files: a restored copy would remove those that were added later", async () => {
  const { folder } = await backUpTo(newFolder());
  const site = placesOf(newFolder());
  await restore(folder, site);
  const claims = async (of: string, statement: string) => {
    const rows = createClient({ url: `file:${path.join(of, "lampstand.db")}` });
    const found = await rows.execute(statement);
    rows.close();
    return found.rows;
  };
  await claims(
    site.dataDir,
    `INSERT INTO payload_kv (id, key, data) VALUES ('1', 'lampstand:files-of', '{"id":"a"}')`,
  );
  const copy = await backUpTo(newFolder(), site);
  const owners = "SELECT key FROM payload_kv WHERE key = 'lampstand:files-of'";
  expect(await claims(site.dataDir, owners)).toHaveLength(1);
  expect(await claims(copy.folder, owners)).toEqual([]);
});

it("fails while the store is down", async () => {
  const { folder } = await backUpTo(newFolder());
  const site = await siteInS3(folder);
  mkdirSync(path.join(site.dataDir, "tmp"));
  const to = newFolder();
  const away = { ...site, s3: site.s3 && { ...site.s3, endpoint: "http://127.0.0.1:9" } };
  await expect(backUpTo(to, away)).rejects.toThrow("does not answer");
  expect(filesOf(to)).toEqual([]);
});

it("fails if a record's file is missing, and then removes no older backup", async () => {
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
    `Some files that the site's records name are missing (4), here and in this backup: ${lost.slice(0, 3).join(", ")} and 1 more.`,
  );
  const [first, second = ""] = (await findBackups(to)).complete;
  expect(first).toBe(whole.folder);
  expect((await readManifest(second)).missing).toEqual(lost);
  await restore(second, placesOf(newFolder()));
});

it("accepts a video that is being stored, and an upload that was removed on purpose", async () => {
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
