import "server-only";
import { hkdfSync } from "node:crypto";
import { siteConfig } from "@/lib/env/site-config";
import { processState } from "@/lib/utils/process-state";

const KEY_BYTES = 32;

/** A key of its own for each purpose, made of the site's secret; without one it holds as long as the process runs. */
export function sessionKey(purpose: "cookie" | "revocations"): Uint8Array {
  const secret = siteConfig().SESSION_SECRET ?? processState().secret;
  return new Uint8Array(hkdfSync("sha256", secret, "", `lampstand session ${purpose}`, KEY_BYTES));
}
