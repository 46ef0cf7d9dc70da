import { randomUUID } from "node:crypto";
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import type { File } from "payload";

import { environment } from "../environment";
import { contentTypes, extensionOf, uploadsFolder } from "./file-types";
import { SERVED_FOLDERS } from "./stored-files";
import { keepNewFilesPrivate, makePrivate } from "./private-files";

/** Longer than an upload or preparation goes without writing to its folder, in milliseconds. */
const LONGEST_WORK_MS = 24 * 60 * 60 * 1000;

const OWNER = /^(\d+)-(.+)$/;

/** Created in the data folder at every start; each process has its own folder in it. */
export const TEMPORARY = "tmp";

/** Returns this process's folder for uploads being received. Nothing is served from it. */
export function temporaryFolder(): string {
  return path.join(environment().dataDir, TEMPORARY, ownName());
}

/** Creates this process's own folder at start, and removes interrupted uploads. */
async function makeTemporaryFolder(): Promise<void> {
  const folder = temporaryFolder();
  await removeLeftBehind(path.dirname(folder));
  await mkdir(folder, { recursive: true });
}

/** Removes ended processes' folders, by id and machine; only age tells for other machines, or a reused id. */
export async function removeLeftBehind(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    if (hasEnded(name) || (await isAbandoned(entry))) await rm(entry, { recursive: true, force: true });
  }
}

/** Returns whether the process `<id>-<machine>` has ended. Call at start: our own name means an earlier process. */
export function hasEnded(name: string): boolean {
  const [, id, machine] = OWNER.exec(name) ?? [];
  return name === ownName() || (machine === os.hostname() && !isRunning(Number(id)));
}

/** Returns this process's name for others that share its data: its id and machine. */
export function ownName(): string {
  return `${process.pid}-${os.hostname()}`;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function isAbandoned(entry: string): Promise<boolean> {
  const inside = await readdir(entry).catch(() => []);
  const all = [entry, ...inside.map((name) => path.join(entry, name))];
  const changes = await Promise.all(
    all.map((each) =>
      stat(each).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Date.now() - Math.max(...changes) > LONGEST_WORK_MS;
}

/** Copies a file into the form that Payload stores without loading it into memory; Payload removes the copy. */
export async function fileFromDisk(file: string): Promise<File> {
  await mkdir(temporaryFolder(), { recursive: true });
  const tempFilePath = path.join(temporaryFolder(), randomUUID());
  await copyPrivately(file, tempFilePath);
  const { size } = await stat(tempFilePath);
  const [mimetype = ""] = (contentTypes.get(extensionOf(file)) ?? "").split(";");
  return { name: path.basename(file), mimetype, size, data: Buffer.alloc(0), tempFilePath };
}

/** Lets `work` write a file in this process's temporary folder, and removes it afterwards. */
export async function withTemporaryFile<T>(work: (file: string) => Promise<T>, extension = ""): Promise<T> {
  await mkdir(temporaryFolder(), { recursive: true });
  const file = path.join(temporaryFolder(), `${randomUUID()}${extension}`);
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Lets `work` write files in an empty folder of this process, and removes it afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  // Another process may have removed the parent folder.
  await mkdir(temporaryFolder(), { recursive: true });
  const folder = await mkdtemp(path.join(temporaryFolder(), "work-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a file, private to this process's account. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  // Otherwise the copy keeps the original's permissions.
  await chmod(to, 0o600);
}

/** Creates the provider's data folders, private to its account, and removes interrupted uploads. */
export async function makeDataFolders(): Promise<void> {
  const { dataDir, s3 } = environment();
  keepNewFilesPrivate();
  await mkdir(dataDir, { recursive: true });
  await makePrivate(dataDir);
  await makeTemporaryFolder();
  if (s3) return;
  for (const folder of SERVED_FOLDERS) await mkdir(uploadsFolder(folder), { recursive: true });
}
