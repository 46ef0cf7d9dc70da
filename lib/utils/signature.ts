import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { processState } from "@lampstand/runtime/process-state";
import { siteConfig } from "@/lib/env/site-config";

declare global {
  interface ProcessState {
    secret?: string;
  }
}

/** Returns `SESSION_SECRET`, or a secret that is valid as long as the process runs. */
export function siteSecret(): string {
  return siteConfig().SESSION_SECRET ?? (processState().secret ??= randomBytes(32).toString("hex"));
}

/** Without `SESSION_SECRET`, a signature is valid as long as the process runs. */
export function signatureOf(purpose: "form" | "picture" | "upload" | "visitor", text: string): string {
  return createHmac("sha256", siteSecret()).update(`${purpose}:${text}`).digest("base64url");
}
