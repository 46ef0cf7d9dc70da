import "server-only";
import { createHmac } from "node:crypto";
import { siteConfig } from "@/lib/env/site-config";
import { processState } from "./process-state";

/** Without `SESSION_SECRET` it is valid as long as the process runs. */
export function signatureOf(purpose: "form" | "picture" | "upload" | "visitor", text: string): string {
  const secret = siteConfig().SESSION_SECRET ?? processState().secret;
  return createHmac("sha256", secret).update(`${purpose}:${text}`).digest("base64url");
}
