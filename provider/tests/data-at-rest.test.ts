import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { asSomeVisitor, expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { payload, request, staff, dataDir } = await startProvider();

/** A word that is nowhere else; its end is looked for, since an index keeps what words have in common once. */
const someWord = () => [...randomBytes(30)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");

/** Whether SQLite's files have a word anywhere, also where nothing is kept any more. */
function isOnDisk(word: string): boolean {
  const files = ["lampstand.db", "lampstand.db-wal"].map((name) => path.join(dataDir, name));
  return files.some((file) => existsSync(file) && readFileSync(file).includes(word.slice(-15)));
}

it("nobody but the provider's own account may read its data", async () => {
  await expectStored(await sendStory(request, storyWords(), await realVideo()));
  const { fileFromDisk } = await import("../src/lib/files/temporary-files");
  await fileFromDisk(fileURLToPath(new URL("../src/seed/media/videos/two-cups.mp4", import.meta.url)));
  const open = readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter((name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

it("of a story that is removed nothing is left, nor of the mails about it", async () => {
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

it("of what could be found by its words nothing is left, either", async () => {
  const word = someWord();
  const { id } = await staff.create("pages", { title: word, content: null, slug: word, status: "Active" });
  const search = async () => (await request.get(`/search?q=${word}`, { headers: asSomeVisitor() })).text();
  await eventually(async () => expect(await search()).toContain(`"slug":"${word}"`));
  await staff.remove("pages", id);
  await eventually(async () => expect(await search()).not.toContain(`"slug":"${word}"`));
  await eventually(() => expect(isOnDisk(word)).toBe(false));
});

it("what an earlier version had deleted without overwriting it goes at the next start", async () => {
  const { emptyLog, eraseRemains, overwriteDeleted } = await import("../src/lib/db/erase");
  const { isSqlite } = await import("../src/lib/db/transactions");
  const word = someWord();
  const { db } = payload;
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
