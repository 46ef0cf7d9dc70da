import "server-only";
import { statfs } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { siteConfig } from "@/lib/env/site-config";

export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === "object" && error !== null && "code" in error && codes.includes(String(error.code));
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function uploadFolder(): string {
  return siteConfig().UPLOAD_DIR ?? path.join(os.tmpdir(), "lampstand-uploads");
}
