import { randomUUID } from "node:crypto";
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import type { File } from "payload";

import { environment } from "../environment";
import { contentTypes, extensionOf, uploadsFolder } from "./file-types";
import { SERVED_FOLDERS } from "./stored-files";
import { keepNewFilesPrivate, makePrivate } from "./private-files";

/** Longer than an upload, or the preparation of a film, during which nothing new comes into its folder, in milliseconds. */
const LONGEST_WORK_MS = 24 * 60 * 60 * 1000;

const OWNER = /^(\d+)-(.+)$/;

/** The folder that every start makes in the data folder: each process has one of its own there. */
export const TEMPORARY = "tmp";

/** Where this process keeps uploads while they are being received. Nothing is served from there. */
export function temporaryFolder(): string {
  return path.join(environment().dataDir, TEMPORARY, ownName());
}

/** At start: makes the process's own folder, and clears away uploads that were cut off. */
async function makeTemporaryFolder(): Promise<void> {
  const folder = temporaryFolder();
  await removeLeftBehind(path.dirname(folder));
  await mkdir(folder, { recursive: true });
}

/**
 * Removes what ended processes left in the folder where each has one of its own, named by its id and machine. What
 * another machine's process left is known by its age alone, and so is that of one whose id another has now.
 */
export async function removeLeftBehind(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    if (hasEnded(name) || (await isAbandoned(entry))) await rm(entry, { recursive: true, force: true });
  }
}

/**
 * Whether the process of that name, `<id>-<machine>`, is known to have ended. Asked by one that has only begun: another of
 * its own name was an earlier one.
 */
export function hasEnded(name: string): boolean {
  const [, id, machine] = OWNER.exec(name) ?? [];
  return name === ownName() || (machine === os.hostname() && !isRunning(Number(id)));
}

/** How this process is known to others that share its data: by its id and machine. */
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

/**
 * A file on disk in the form that Payload stores without reading it into memory. Payload removes what it was given,
 * so it gets a copy.
 */
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

/** Lets `work` write files in an empty folder of this process's own, and removes it afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  // Another process may have cleared away the one that it is in.
  await mkdir(temporaryFolder(), { recursive: true });
  const folder = await mkdtemp(path.join(temporaryFolder(), "work-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a file for this process's own account alone. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  // Otherwise a copy may be read by whoever may read the original.
  await chmod(to, 0o600);
}

/** Makes the folders that the provider keeps its data in, for its own account alone, and clears away uploads that were cut off. */
export async function makeDataFolders(): Promise<void> {
  const { dataDir, s3 } = environment();
  keepNewFilesPrivate();
  await mkdir(dataDir, { recursive: true });
  await makePrivate(dataDir);
  await makeTemporaryFolder();
  if (s3) return;
  for (const folder of SERVED_FOLDERS) await mkdir(uploadsFolder(folder), { recursive: true });
}
