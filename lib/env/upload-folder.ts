import "server-only";
import os from "node:os";
import path from "node:path";
import { siteConfig } from "./site-config";

export function uploadFolder(): string {
  return siteConfig().UPLOAD_DIR ?? path.join(os.tmpdir(), "lampstand-uploads");
}
