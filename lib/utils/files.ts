import "server-only";
import { access, constants, mkdir, statfs } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { siteConfig } from "@/lib/env/site-config";

/** Where uploads wait until they are complete. */
export function uploadFolder(): string {
  return siteConfig().UPLOAD_DIR ?? path.join(os.tmpdir(), "lampstand-uploads");
}

/**
 * Makes the folder where it is missing; nobody else on the machine may look into it.
 *
 * @throws {Error} with one line, where nothing can be written there
 */
export async function prepareUploadFolder(): Promise<void> {
  const folder = uploadFolder();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`Wrong environment: UPLOAD_DIR must be a folder that can be written (${folder})`, {
      cause,
    });
  }
}

/** Whether an error of the system has one of these codes, such as `ENOENT`. */
export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === "object" && error !== null && "code" in error && codes.includes(String(error.code));
}

/** How much more fits on the disk that a folder is on, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
