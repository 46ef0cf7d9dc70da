import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { TAGS } from "@lampstand/contract/tags";
import { expect } from "@playwright/test";
import { countRows, resetRows } from "./provider-database";
import { revalidate } from "./revalidate";
import { seededDataFolder } from "./run-folder";
import type { Stack } from "./stack";

/** What the provider writes into its data folder besides rows and uploads: mails and removals. */
const WRITTEN = ["outbox", "removals"];

/**
 * Resets a running stack to the seeded content: rows, files and the site's copies. Limits by address continue, and the
 * last seconds' views may still be counted.
 */
export async function resetStack(stack: Stack): Promise<void> {
  await untilNothingIsLeftToDo(stack);
  await resetRows(stack, seededDataFolder());
  resetFiles(stack);
  await untilNothingIsLeftToDo(stack);
  await revalidate(stack.site.url, stack.env, { gone: [TAGS.everything] });
}

/** Pending work after saves: mails, word to the site, the search index. */
const TO_DO = ["outgoing_mails", "pending_revalidations", "search_changes"];

function untilNothingIsLeftToDo(stack: Stack) {
  return expect.poll(() => countRows(stack, TO_DO), { intervals: [100] }).toBe(0);
}

function resetFiles({ dataDir, env }: Stack): void {
  const seeded = path.join(seededDataFolder(), "uploads");
  const uploads = path.join(dataDir, "uploads");
  for (const file of filesIn(uploads))
    if (!existsSync(path.join(seeded, file))) rmSync(path.join(uploads, file));
  for (const file of filesIn(seeded))
    if (!existsSync(path.join(uploads, file))) cpSync(path.join(seeded, file), path.join(uploads, file));

  for (const folder of WRITTEN) rmSync(path.join(dataDir, folder), { recursive: true, force: true });
  const unfinished = env.UPLOAD_DIR ?? "";
  for (const name of existsSync(unfinished) ? readdirSync(unfinished) : [])
    rmSync(path.join(unfinished, name), { recursive: true, force: true });
}

/** Returns the files in a folder and its subfolders, as relative paths. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
