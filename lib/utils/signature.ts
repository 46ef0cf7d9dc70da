import "server-only";
import { createHmac } from "node:crypto";
import { siteConfig } from "@/lib/env/site-config";
import { processState } from "./process-state";

/** What only this site can say of a text, of one length; without `SESSION_SECRET` it holds as long as the process runs. */
export function signatureOf(purpose: "form" | "picture" | "upload" | "visitor", text: string): string {
  const secret = siteConfig().SESSION_SECRET ?? processState().secret;
  return createHmac("sha256", secret).update(`${purpose}:${text}`).digest("base64url");
}
