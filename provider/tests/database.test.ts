import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { randomBytes, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";

import { z } from "zod";
import { jest } from "@jest/globals";
import { createLocalReq, initTransaction, killTransaction } from "payload";

import { inTransaction, isPostgres, isSqlite } from "../src/lib/db/transactions";
import { eventually, startProvider } from "./support/provider";
import { afterCommit } from "../src/lib/db/commit-transaction";
import { someEmail, visitor } from "./support/visitor";
import { mailsTo } from "./support/mails";
import { asSomeVisitor, expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const { payload, request, staff, dataDir } = await startProvider();

const { query } = await import("../src/lib/db/query");
const { WRITES } = await import("../src/lib/db/watch-writes");
const { migrations: sqlite } = await import("../src/migrations/sqlite");
const { migrations: postgres } = await import("../src/migrations/postgres");

/** What `payload migrate:create` asks drizzle-kit. */
type DrizzleKit = { generateDrizzleJson: (schema: unknown) => Promise<unknown> };

const adapter = z.object({
  migrationDir: z.string(),
  schema: z.record(z.string(), z.unknown()),
  requireDrizzleKit: z.custom<() => DrizzleKit>((value) => typeof value === "function"),
});

/** What drizzle-kit knows about a database, without the order of the snapshots. */
const snapshot = z
  .looseObject({ id: z.string(), prevId: z.string() })
  .transform(({ id, prevId, ...rest }) => rest);

const indexes = z.object({
  rawTables: z.record(
    z.string(),
    z.object({ indexes: z.record(z.string(), z.object({ name: z.string() })).optional() }),
  ),
});

const { migrationDir, schema, requireDrizzleKit } = adapter.parse(payload.db);

it("the migrations make the tables that the code describes: `npm run migrate:create` would find nothing to do", async () => {
  const now: unknown = JSON.parse(JSON.stringify(await requireDrizzleKit().generateDrizzleJson(schema)));
  const snapshots = readdirSync(migrationDir).filter((name) => name.endsWith(".json"));
  expect(snapshots).toHaveLength(1);
  const kept: unknown = JSON.parse(readFileSync(path.join(migrationDir, snapshots[0] ?? ""), "utf8"));
  expect(snapshot.parse(kept)).toEqual(snapshot.parse(now));
});

it("migrations run in the order of their names", () => {
  const { db } = payload;
  const files = readdirSync(migrationDir).filter((name) => /^\d.*\.ts$/.test(name));
  const names = (isSqlite(db) ? sqlite : postgres).map(({ name }) => name);
  expect(names).toEqual(files.sort().map((name) => path.parse(name).name));
});

it("every index that the code describes is in the database", async () => {
  const { db } = payload;
  const sql = isSqlite(db)
    ? "SELECT name FROM sqlite_master WHERE type = 'index'"
    : "SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema()";
  const present = z.array(z.object({ name: z.string() })).parse(await query(db, sql));
  const { rawTables } = indexes.parse(db);
  const described = Object.values(rawTables).flatMap((table) => Object.values(table.indexes ?? {}));
  expect(present.map(({ name }) => name)).toEqual(expect.arrayContaining(described.map(({ name }) => name)));
});

const { db } = payload;

const message = (email: string) => ({ name: "Ruth", email, message: "Hello", isHandled: false });
const isStored = async (email: string) => (await staff.sentBy("contact-messages", email)).length > 0;

if (isPostgres(db)) {
  const { pool } = db;
  const sessions = z.record(
    z.string(),
    z.object({ db: z.custom<{ execute: (statement: string) => Promise<{ rows: unknown[] }> }>() }),
  );
  const backend = z.array(z.object({ pid: z.number() }));

  const ENDED_WITHIN_MS = 10_000;

  /** Makes PostgreSQL end the connection that stores this sender's message, during its COMMIT. */
  function loseCommitOf(email: string) {
    const { commitTransaction } = payload.db;
    payload.db.commitTransaction = async (pending) => {
      const id = String(await pending);
      const session = sessions.parse(payload.db.sessions)[id];
      const stored = `SELECT pg_backend_pid() AS pid FROM contact_messages WHERE email = '${email}'`;
      for (const { pid } of backend.parse((await session?.db.execute(stored))?.rows ?? [])) {
        payload.db.commitTransaction = commitTransaction;
        await pool.query("SELECT pg_terminate_backend($1, $2)", [pid, ENDED_WITHIN_MS]);
      }
      return commitTransaction(id);
    };
  }

  it("a form whose COMMIT fails is not acknowledged, and can be sent again", async () => {
    const email = someEmail();
    const send = () => visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
    loseCommitOf(email);
    expect((await send()).status).toBe(500);
    expect(await isStored(email)).toBe(false);
    expect((await send()).status).toBe(200);
    expect(await isStored(email)).toBe(true);
  });

  it("irreversible work waits for the commit", async () => {
    const email = someEmail();
    const seen: boolean[] = [];
    await inTransaction(payload, {}, async (req) => {
      await payload.create({ collection: "contact-messages", data: message(email), req });
      await afterCommit(req, async () => void seen.push(await isStored(email)));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([true]);
  });

  it("irreversible work is not done if the change is rolled back", async () => {
    const email = someEmail();
    const followUp = jest.fn(async () => undefined);
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    await payload.create({ collection: "contact-messages", data: message(email), req });
    await afterCommit(req, followUp);
    await killTransaction(req);
    expect(followUp).not.toHaveBeenCalled();
    expect(await isStored(email)).toBe(false);
  });

  it("work rolled back by an inner failure is not acknowledged, even if the failure was caught", async () => {
    const email = someEmail();
    const id = randomUUID();
    const work = inTransaction(payload, {}, async (req) => {
      await payload.create({ collection: "contact-messages", data: message(email), req });
      const gone = payload.update({ collection: "contact-messages", id, data: { isHandled: true }, req });
      await gone.catch(() => undefined);
    });
    await expect(work).rejects.toThrow("was rolled back");
    expect(await isStored(email)).toBe(false);
  });

  it("irreversible work is not done if the commit fails", async () => {
    const followUp = jest.fn(async () => undefined);
    const email = someEmail();
    loseCommitOf(email);
    const work = inTransaction(payload, {}, async (req) => {
      await payload.create({ collection: "contact-messages", data: message(email), req });
      await afterCommit(req, followUp);
    });
    await expect(work).rejects.toThrow("The transaction was not committed");
    expect(followUp).not.toHaveBeenCalled();
  });
} else {
  it("irreversible work is done at once if there are no transactions", async () => {
    const followUp = jest.fn(async () => undefined);
    await afterCommit(await createLocalReq({}, payload), followUp);
    expect(followUp).toHaveBeenCalledTimes(1);
  });
}

/**
 * Returns a word used nowhere else. Tests look for its end, since an index stores the words' common beginnings once.
 */
const someWord = () => [...randomBytes(30)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");

/** Returns whether SQLite's files contain a word anywhere, including in unused space. */
function isOnDisk(word: string): boolean {
  const files = ["lampstand.db", "lampstand.db-wal"].map((name) => path.join(dataDir, name));
  return files.some((file) => existsSync(file) && readFileSync(file).includes(word.slice(-15)));
}

it("only the provider's own account can read its data", async () => {
  await expectStored(await sendStory(request, storyWords(), await realVideo()));
  const { fileFromDisk } = await import("../src/lib/files/temporary-files");
  await fileFromDisk(fileURLToPath(new URL("../src/seed/media/videos/two-cups.mp4", import.meta.url)));
  const open = readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter((name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

it("a removed story leaves nothing behind, nor do the mails about it", async () => {
  const word = someWord();
  const email = someEmail();
  const story = storyWords({ email, description: `How I found ${word}` });
  await expectStored(await sendStory(request, story, await realVideo()));
  const { id } = await staff.one("stories", "slug", story.slug ?? "");
  await staff.update("stories", id, { title: `Hope ${word}` });
  await eventually(async () => expect(await mailsTo(dataDir, email)).not.toEqual([]));
  if (testDatabase === "sqlite") expect(isOnDisk(word)).toBe(true);

  await staff.remove("stories", id);
  await eventually(() => expect(isOnDisk(word)).toBe(false));
  expect(await mailsTo(dataDir, email)).toEqual([]);
});

it("a removed story's words leave nothing behind in the search index", async () => {
  const word = someWord();
  const { id } = await staff.create("pages", { title: word, content: null, slug: word, status: "Active" });
  const search = async () => (await request.get(`/search?q=${word}`, { headers: asSomeVisitor() })).text();
  await eventually(async () => expect(await search()).toContain(`"slug":"${word}"`));
  await staff.remove("pages", id);
  await eventually(async () => expect(await search()).not.toContain(`"slug":"${word}"`));
  await eventually(() => expect(isOnDisk(word)).toBe(false));
});

it("what an earlier version deleted without overwriting it is erased at the next start", async () => {
  const { emptyLog, eraseRemains, overwriteDeleted } = await import("../src/lib/db/erase");
  const { isSqlite } = await import("../src/lib/db/transactions");
  const word = someWord();
  if (isSqlite(db)) await db.client.execute("PRAGMA secure_delete = OFF");
  await db.create({ collection: "payload-kv", data: { key: word, data: {} } });
  await db.deleteMany({ collection: "payload-kv", where: { key: { equals: word } } });
  await emptyLog(payload);
  if (isSqlite(db)) {
    expect(isOnDisk(word)).toBe(true);
    await db.client.execute("PRAGMA user_version = 0");
  }

  await overwriteDeleted(payload);
  await eraseRemains(payload);
  await emptyLog(payload);
  expect(isOnDisk(word)).toBe(false);
});

it("Payload writes records only through the database methods that we watch", () => {
  const other = ["upsert", "updateJobs", "createMigration", "deleteVersions", "createJSONQuery"];
  // The watched methods are made of these.
  const inner = ["insert", "deleteWhere"];
  const versions = ["createVersion", "createGlobalVersion", "updateVersion", "updateGlobalVersion"];
  const writing = Object.entries(payload.db).flatMap(([name, value]: [string, unknown]) =>
    /^(create(?!Database|Extensions)|update|upsert|delete|insert)/.test(name) && typeof value === "function"
      ? [name]
      : [],
  );
  expect(writing.toSorted()).toEqual([...WRITES, ...other, ...inner, ...versions].toSorted());
});
