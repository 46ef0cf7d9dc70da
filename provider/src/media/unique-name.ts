import { randomBytes } from "node:crypto";
import path from "node:path";

import { toSlug } from "../fields/slug-rules";
import { extensionOf } from "./file-types";

const SUFFIX_BYTES = 6;

/** A name that no other content ever had, so that it may be cached for ever. */
export function uniqueName(filename: string): string {
  const stem = toSlug(path.parse(filename).name) || "file";
  return `${stem}-${randomBytes(SUFFIX_BYTES).toString("hex")}.${extensionOf(filename)}`;
}
