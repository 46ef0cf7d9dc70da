import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

import {
  newFolder,
  newPostgres,
  onPostgres,
  placesOf,
  runProgram,
  siteOnSqlite,
  sumsOf,
} from "./support/places";
import { startProvider } from "./support/provider";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const site = await startProvider();
const running = placesOf(site.dataDir, testDatabase === "postgres" ? process.env.DATABASE_URL : undefined);

const { backUp } = await import("../src/features/backup/backup");
const { completeBackups, readManifest } = await import("../src/features/backup/manifest");
const { moveDatabase } = await import("../src/features/backup/move-database");
const { restore } = await import("../src/features/backup/restore");

const TOOL = "src/manage-data.ts";

const backUpTo = (to: string, places = siteOnSqlite(), keep?: number) =>
  backUp({ places, to, keep, secretsNotIncluded: [] });

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

async function storyIn(words: Record<string, string>) {
  const story = await site.staff.one("stories", "slug", words.slug ?? "");
  const clip = await site.payload.findByID({ collection: "clips", id: String(story.file) });
  return { clip: clip.filename ?? "" };
}

it("holds what was acknowledged before it began, and ends while the site goes on writing", async () => {
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
  const made = await runProgram(TOOL, ["backup", "--to", to, "--outside-secrets=API_TOKEN"], running);
  writing.abort();
  await writer;
  expect(made).toMatchObject({ code: 0, errors: "" });
  expect(made.output).toContain("Not in the backup, since the environment sets them: API_TOKEN");
  expect(written).toBeGreaterThan(0);

  const [folder = ""] = await completeBackups(to);
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
  it("restores every row and file of SQLite as they were", async () => {
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
      ...filesOf(path.join(places.dataDir, "uploads")).map((file) => path.join("uploads", file)),
      "secrets.json",
    ])
      expect(
        readFileSync(path.join(target.dataDir, name)).equals(readFileSync(path.join(places.dataDir, name))),
      ).toBe(true);
    expect(readdirSync(target.dataDir)).not.toContain(".restoring");
  });

  it("shares files that have not changed with the backup before, and never changes that one", async () => {
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

  it("keeps as many backups as it is told, and takes none that is half finished for one", async () => {
    const places = siteOnSqlite();
    const to = newFolder();
    const half = path.join(to, "2026-01-01T00-00-00-000Z");
    mkdirSync(half);
    const cutOff = path.join(to, ".unfinished", `999999999-${os.hostname()}`);
    mkdirSync(cutOff, { recursive: true });
    const folders = [];
    for (let each = 0; each < 3; each += 1) folders.push((await backUpTo(to, places, 2)).folder);
    expect(await completeBackups(to)).toEqual(folders.slice(1));
    expect(existsSync(half)).toBe(true);
    expect(existsSync(cutOff)).toBe(false);
    await expect(restore(half, placesOf(newFolder()))).rejects.toThrow(`${half} is no complete backup`);
  });

  it("leaves nothing behind of a backup that fails", async () => {
    const places = siteOnSqlite();
    const to = newFolder();
    symlinkSync("/etc", path.join(places.dataDir, "uploads", "images", "link"));
    await expect(backUpTo(to, places)).rejects.toThrow(/uploads\/images\/link is a symbolic link/);
    expect(readdirSync(path.join(to, ".unfinished"))).toEqual([]);
    expect(await completeBackups(to)).toEqual([]);
  });

  it("is not kept inside of what it holds, and saves no other backup", async () => {
    const places = siteOnSqlite();
    await expect(backUpTo(path.join(places.dataDir, "uploads", "mine"), places)).rejects.toThrow(
      "which is backed up itself",
    );
    const to = path.join(places.dataDir, "backups");
    await backUpTo(to, places);
    const { folder } = await backUpTo(to, places);
    expect(filesOf(folder).filter((name) => name.includes("backups"))).toEqual([]);
  });

  it("finds no site where there is none, and makes none", async () => {
    const places = placesOf(newFolder());
    await expect(backUpTo(newFolder(), places)).rejects.toThrow("There is no site to back up");
    expect(readdirSync(places.dataDir)).toEqual([]);
  });

  it.each([
    ["changed", (file: string) => appendFileSync(file, "x")],
    ["missing", (file: string) => rmSync(file)],
  ])("restores nothing of a backup of which a file is %s", async (_, damage) => {
    const { folder, manifest } = await backUpTo(newFolder());
    const name = manifest.files.at(-1)?.path ?? "";
    damage(path.join(folder, name));
    const target = placesOf(newFolder());
    await expect(restore(folder, target)).rejects.toThrow(`nothing was restored: ${name} are missing or not`);
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it.each([
    ["migrations", ["29990101_000000_later"], "of a newer version"],
    ["format", 2, "of a newer version"],
    ["files", [{ path: "../out", size: 1, sha256: "0".repeat(64), modifiedAt: 0 }], "cannot be read"],
    ["files", "none", "cannot be read"],
  ])("restores no backup whose %s are %j", async (field, value, message) => {
    const { folder, manifest } = await backUpTo(newFolder());
    writeFileSync(path.join(folder, "backup.json"), JSON.stringify({ ...manifest, [field]: value }));
    await expect(restore(folder, placesOf(newFolder()))).rejects.toThrow(message);
  });

  it.each(["lampstand.db", "secrets.json", path.join("uploads", "images")])(
    "writes nothing over a site: %s is there",
    async (name) => {
      const { folder } = await backUpTo(newFolder());
      const target = placesOf(newFolder());
      mkdirSync(path.join(target.dataDir, name), { recursive: true });
      writeFileSync(path.join(target.dataDir, name, "own"), "own");
      const before = filesOf(target.dataDir);
      await expect(restore(folder, target)).rejects.toThrow("move it away first");
      expect(filesOf(target.dataDir)).toEqual(before);
    },
  );

  it.each([
    [[], "Usage: npm run backup"],
    [["sell"], "Usage: npm run backup"],
    [["backup", "somewhere"], "Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]"],
    [["backup", "--keep", "0"], "Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]"],
    [["restore"], "Usage: npm run restore -- FOLDER"],
    [["restore", "a", "--keep", "2"], "Usage: npm run restore -- FOLDER"],
    [["move-database"], "DATABASE_URL must name the PostgreSQL database"],
  ])("says in one line how it is used: %j", async (args, line) => {
    const { code, output, errors } = await runProgram(TOOL, args, placesOf(newFolder()));
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
    const uploads = (dataDir: string) => filesOf(path.join(dataDir, "uploads"));
    expect(uploads(onSqliteAgain.dataDir)).toEqual(uploads(places.dataDir));
  });

  it("restores nothing into a PostgreSQL that holds a site", async () => {
    const { folder } = await backUpTo(newFolder());
    const target = placesOf(newFolder(), await newPostgres("example"));
    const before = await sumsOf(target);
    await expect(restore(folder, target)).rejects.toThrow(
      "DATABASE_URL names a database that holds a site already",
    );
    expect(await sumsOf(target)).toEqual(before);
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it("moves every row to PostgreSQL, once, and leaves files and ended sessions alone", async () => {
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
      `This site was moved already: its SQLite database is ${movedTo}`,
    );
    await expect(moveDatabase(placesOf(newFolder(), databaseUrl))).rejects.toThrow(
      "There is no SQLite database to move",
    );
  });

  it("moves nothing into a PostgreSQL that holds a site", async () => {
    const places = { ...siteOnSqlite(), databaseUrl: await newPostgres("example") };
    await expect(moveDatabase(places)).rejects.toThrow("name an empty one");
    expect(existsSync(path.join(places.dataDir, "lampstand.db"))).toBe(true);
  });

  it("moves no database that the site has open", async () => {
    const places = { ...siteOnSqlite(), databaseUrl: await newPostgres() };
    const { openDatabase } = await import("../src/features/backup/open-database");
    const payload = await openDatabase({ databaseUrl: undefined, dataDir: places.dataDir });
    await payload.count({ collection: "videos" });
    await expect(moveDatabase(places)).rejects.toThrow("stop the provider and its worker");
    expect(existsSync(path.join(places.dataDir, "lampstand.db"))).toBe(true);
  });
}
