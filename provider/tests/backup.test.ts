import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

import {
  backUpTo,
  filesOf,
  newFolder,
  newPostgres,
  onPostgres,
  placesOf,
  runProgram,
  siteOnSqlite,
  sumsOf,
  uploadsOf,
} from "./support/places";
import { startProvider } from "./support/provider";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const site = await startProvider();
const running = placesOf(site.dataDir, testDatabase === "postgres" ? process.env.DATABASE_URL : undefined);

const { findBackups, readManifest } = await import("../src/features/backup/manifest");
const { moveDatabase } = await import("../src/features/backup/move-database");
const { restore } = await import("../src/features/backup/restore");

async function storyIn(words: Record<string, string>) {
  const story = await site.staff.one("stories", "slug", words.slug ?? "");
  const clip = await site.payload.findByID({ collection: "clips", id: String(story.file) });
  return { clip: clip.filename ?? "" };
}

it("contains everything acknowledged before it started, and finishes while the site keeps writing", async () => {
  const words = storyWords();
  await expectStored(await sendStory(site.request, words, await realVideo()));
  const { clip } = await storyIn(words);
  const ended = path.join("unfinished-uploads", "sessions", "somebody", "1-all");
  mkdirSync(path.dirname(path.join(site.dataDir, ended)), { recursive: true });
  writeFileSync(path.join(site.dataDir, ended), "");
  const writing = new AbortController();
  let written = 0;
  const writer = (async () => {
    while (!writing.signal.aborted) {
      await expectStored(await sendStory(site.request, storyWords(), await realVideo()));
      written += 1;
    }
  })();

  const to = newFolder();
  const made = await runProgram(
    "manage-data",
    ["backup", "--to", to, "--outside-secrets=API_TOKEN"],
    running,
  );
  writing.abort();
  await writer;
  expect(made).toMatchObject({ code: 0, errors: "" });
  expect(made.output).toContain("Not in the backup because they are set in the environment: API_TOKEN");
  expect(written).toBeGreaterThan(0);

  const [folder = ""] = (await findBackups(to)).complete;
  const { files, database, secretsNotIncluded } = await readManifest(folder);
  expect({ database, secretsNotIncluded }).toEqual({
    database: testDatabase,
    secretsNotIncluded: ["API_TOKEN"],
  });
  expect(filesOf(folder)).toEqual([...files.map((file) => file.path), "backup.json"].toSorted());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of filesOf(folder)) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);

  const elsewhere = placesOf(newFolder());
  await restore(folder, elsewhere);
  const { openDatabase } = await import("../src/features/backup/open-database");
  const restored = await openDatabase({ databaseUrl: undefined, dataDir: elsewhere.dataDir });
  const { docs: stories } = await restored.find({ collection: "stories", depth: 1, pagination: false });
  expect(stories.map(({ slug }) => slug)).toContain(words.slug);
  const uploaded = (dataDir: string) => readFileSync(path.join(dataDir, "uploads", "clips", clip));
  expect(uploaded(elsewhere.dataDir).equals(uploaded(site.dataDir))).toBe(true);
  for (const { file } of stories) {
    if (typeof file !== "object" || !file?.filename) throw new Error("A story without its clip");
    expect(existsSync(path.join(elsewhere.dataDir, "uploads", "clips", file.filename))).toBe(true);
  }
  expect(existsSync(path.join(elsewhere.dataDir, ended))).toBe(true);
});

if (testDatabase === "sqlite") {
  it("restores every SQLite row and file unchanged", async () => {
    const places = siteOnSqlite();
    writeFileSync(path.join(places.dataDir, "secrets.json"), '{"PAYLOAD_SECRET":"kept"}');
    const end = ({ sessionsDir }: { sessionsDir: string }, name: string) => {
      mkdirSync(sessionsDir, { recursive: true });
      writeFileSync(path.join(sessionsDir, name), "");
    };
    end(places, "1-all");
    const { folder, manifest } = await backUpTo(newFolder(), places);
    const target = placesOf(path.join(newFolder(), "not-there-yet"));
    end(target, "2-all");
    await restore(folder, target);
    expect(readdirSync(target.sessionsDir).toSorted()).toEqual(["1-all", "2-all"]);
    expect(await sumsOf(target)).toEqual(await sumsOf(places));
    expect(manifest.rows.videos).toBeGreaterThan(0);
    for (const name of [
      ...uploadsOf(places.dataDir).map((file) => path.join("uploads", file)),
      "secrets.json",
    ])
      expect(
        readFileSync(path.join(target.dataDir, name)).equals(readFileSync(path.join(places.dataDir, name))),
      ).toBe(true);
    expect(readdirSync(target.dataDir)).not.toContain(".restoring");
    expect(existsSync(path.join(places.dataDir, "uploads", "site"))).toBe(true);
    expect(existsSync(path.join(target.dataDir, "uploads", "site"))).toBe(false);
  });

  it("shares unchanged files with the previous backup without changing it", async () => {
    const places = siteOnSqlite();
    const to = newFolder();
    const first = await backUpTo(to, places);
    const [one = "", other = ""] = filesOf(path.join(places.dataDir, "uploads", "images"));
    const image = (folder: string, name: string) => path.join(folder, "uploads", "images", name);
    appendFileSync(image(places.dataDir, one), "more");
    const second = await backUpTo(to, places);
    expect(second.linked).toBe(first.manifest.files.length - 2);
    expect(statSync(image(second.folder, other)).ino).toBe(statSync(image(first.folder, other)).ino);
    expect(statSync(image(second.folder, one)).size).toBe(statSync(image(first.folder, one)).size + 4);
    await restore(first.folder, placesOf(newFolder()));
  });

  it("doesn't share a file that is damaged in the previous backup", async () => {
    const places = siteOnSqlite();
    const to = newFolder();
    const first = await backUpTo(to, places);
    const [name = ""] = filesOf(path.join(places.dataDir, "uploads", "images"));
    const image = (folder: string) => path.join(folder, "uploads", "images", name);
    const { atime, mtime, size } = statSync(image(first.folder));
    writeFileSync(image(first.folder), Buffer.alloc(size));
    utimesSync(image(first.folder), atime, mtime);
    const second = await backUpTo(to, places);
    expect(readFileSync(image(second.folder)).equals(readFileSync(image(places.dataDir)))).toBe(true);
    await restore(second.folder, placesOf(newFolder()));
  });

  it("leaves out the file system's own folder", async () => {
    const places = siteOnSqlite();
    mkdirSync(path.join(places.dataDir, "uploads", "lost+found"));
    writeFileSync(path.join(places.dataDir, "uploads", "lost+found", "#1"), "");
    const { folder } = await backUpTo(newFolder(), places);
    expect(existsSync(path.join(folder, "uploads", "lost+found"))).toBe(false);
  });

  it("keeps the configured number of backups, and doesn't count incomplete ones", async () => {
    const places = siteOnSqlite();
    const to = newFolder();
    const half = path.join(to, "2026-01-01T00-00-00-000Z");
    mkdirSync(half);
    const cutOff = path.join(to, ".unfinished", `999999999-${os.hostname()}`);
    mkdirSync(cutOff, { recursive: true });
    const folders = [];
    for (let each = 0; each < 3; each += 1) folders.push((await backUpTo(to, places, 2)).folder);
    expect((await findBackups(to)).complete).toEqual(folders.slice(1));
    expect(existsSync(half)).toBe(true);
    expect(existsSync(cutOff)).toBe(false);
    await expect(restore(half, placesOf(newFolder()))).rejects.toThrow(`${half} is not a complete backup`);
  });

  it("leaves nothing behind when it fails", async () => {
    const places = siteOnSqlite();
    const to = newFolder();
    symlinkSync("/etc", path.join(places.dataDir, "uploads", "images", "link"));
    await expect(backUpTo(to, places)).rejects.toThrow(/uploads\/images\/link is a symbolic link/);
    expect(readdirSync(path.join(to, ".unfinished"))).toEqual([]);
    expect((await findBackups(to)).complete).toEqual([]);
  });

  it("can't be stored inside the data it saves, and doesn't save other backups", async () => {
    const places = siteOnSqlite();
    await expect(backUpTo(path.join(places.dataDir, "uploads", "mine"), places)).rejects.toThrow(
      "because that folder is part of the backup",
    );
    const to = path.join(places.dataDir, "backups");
    await backUpTo(to, places);
    const { folder } = await backUpTo(to, places);
    expect(filesOf(folder).filter((name) => name.includes("backups"))).toEqual([]);
  });

  it("doesn't take rows without uploads for a site", async () => {
    const { dataDir } = placesOf(newFolder());
    const places = { ...siteOnSqlite(), databaseUrl: "postgres://another-machine/site", dataDir };
    const to = path.join(newFolder(), "backups");
    await expect(backUpTo(to, places)).rejects.toThrow(
      `There is no site to back up in ${dataDir}: the folder ${path.join(dataDir, "uploads")}, which every start creates, is missing. Does DATA_DIR have`,
    );
    expect(existsSync(to)).toBe(false);
  });

  it("reports that there is no site, and doesn't create one", async () => {
    const places = placesOf(newFolder());
    await expect(backUpTo(newFolder(), places)).rejects.toThrow("There is no site to back up");
    expect(readdirSync(places.dataDir)).toEqual([]);
  });

  it.each([
    [[], "Usage: npm run backup"],
    [["sell"], "Usage: npm run backup"],
    [["backup", "somewhere"], "Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]"],
    [["backup", "--keep", "0"], "Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]"],
    [["restore"], "Usage: npm run restore -- FOLDER"],
    [["restore", "a", "--keep", "2"], "Usage: npm run restore -- FOLDER [--without-damaged]"],
    [["backup", "--without-damaged"], "Usage: npm run backup"],
    [["backup", "--to", "/not/mounted"], "There is no folder /not/mounted for backups. Mount its disk"],
    [["move-database"], "DATABASE_URL must name the PostgreSQL database"],
  ])("explains its usage in one line: %j", async (args, line) => {
    const { code, output, errors } = await runProgram("manage-data", args, placesOf(newFolder()));
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors.startsWith(line)).toBe(true);
    expect(errors.trimEnd().split("\n")).toHaveLength(1);
  });
} else {
  it("restores SQLite into PostgreSQL, and PostgreSQL into SQLite, row by row", async () => {
    const places = siteOnSqlite();
    const expected = await sumsOf(places);
    const fromSqlite = await backUpTo(newFolder(), places);
    const onPostgresNow = placesOf(newFolder(), await newPostgres());
    await restore(fromSqlite.folder, onPostgresNow);
    expect(await sumsOf(onPostgresNow)).toEqual(expected);
    expect(existsSync(path.join(onPostgresNow.dataDir, "lampstand.db"))).toBe(false);

    const fromPostgres = await backUpTo(newFolder(), onPostgresNow);
    const onSqliteAgain = placesOf(newFolder());
    await restore(fromPostgres.folder, onSqliteAgain);
    expect(await sumsOf(onSqliteAgain)).toEqual(expected);
    expect(uploadsOf(onSqliteAgain.dataDir)).toEqual(uploadsOf(places.dataDir));
  });

  it("moves every row to PostgreSQL once, and leaves files and ended sessions where they are", async () => {
    const databaseUrl = await newPostgres();
    const places = { ...siteOnSqlite(), databaseUrl };
    mkdirSync(places.sessionsDir, { recursive: true });
    writeFileSync(path.join(places.sessionsDir, "1-all"), "");
    const expected = await sumsOf({ ...places, databaseUrl: undefined });
    const files = () => filesOf(places.dataDir).filter((name) => !name.startsWith("lampstand.db"));
    const before = files();

    const { movedTo } = await moveDatabase(places);
    expect(await sumsOf(places)).toEqual(expected);
    expect(files()).toEqual(before);
    expect(readdirSync(places.dataDir).filter((name) => name.startsWith("lampstand.db"))).toEqual([
      path.basename(movedTo),
    ]);
    await onPostgres(
      databaseUrl,
      "INSERT INTO videos_rels (parent_id, path) SELECT id, 'x' FROM videos LIMIT 1",
    );

    await expect(moveDatabase(places)).rejects.toThrow(
      `This site was already moved: its SQLite database is now ${movedTo}`,
    );
    await expect(moveDatabase(placesOf(newFolder(), databaseUrl))).rejects.toThrow(
      "There is no SQLite database to move",
    );
  });

  it("copies nothing if DATABASE_URL names an empty database", async () => {
    const places = { ...siteOnSqlite(), databaseUrl: await newPostgres() };
    const to = path.join(newFolder(), "backups");
    await expect(backUpTo(to, places)).rejects.toThrow("There is no site to back up in DATABASE_URL");
    expect(existsSync(to)).toBe(false);
  });

  it("moves nothing into a PostgreSQL database that contains a site", async () => {
    const places = { ...siteOnSqlite(), databaseUrl: await newPostgres("example") };
    await expect(moveDatabase(places)).rejects.toThrow("Name an empty one");
    expect(existsSync(path.join(places.dataDir, "lampstand.db"))).toBe(true);
  });

  it("doesn't move a database that the site has open", async () => {
    const places = { ...siteOnSqlite(), databaseUrl: await newPostgres() };
    const { openDatabase } = await import("../src/features/backup/open-database");
    const payload = await openDatabase({ databaseUrl: undefined, dataDir: places.dataDir });
    await payload.count({ collection: "videos" });
    await expect(moveDatabase(places)).rejects.toThrow("Stop the provider and its worker");
    expect(existsSync(path.join(places.dataDir, "lampstand.db"))).toBe(true);
  });
}
