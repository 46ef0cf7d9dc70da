import "server-only";
import { createHash } from "node:crypto";
import { siteConfig } from "@/lib/env/site-config";
import { logError, logInfo } from "@/lib/utils/log";
import { type Connection, connectRedis, type Heartbeat, type Notice } from "./connection.mjs";

declare global {
  interface ProcessState {
    redis?: Connection | undefined;
  }
}

export async function startSharing(heartbeats: Heartbeat[]): Promise<void> {
  const { REDIS_URL, SITE_URL, API_BASE_URL, MEDIA_BASE_URL, MEDIA_ORIGINS } = siteConfig();
  if (!REDIS_URL) return;
  await connectRedis({
    url: REDIS_URL,
    prefix: `lampstand:${hashOf(SITE_URL)}:`,
    content: hashOf(API_BASE_URL, MEDIA_BASE_URL, MEDIA_ORIGINS),
    heartbeats,
    tell,
  });
}

function hashOf(...settings: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 16);
}

function tell(notice: Notice, error?: unknown): void {
  if (notice === "connected") logInfo("redis-connected");
  else logError(`redis-${notice}`, error);
}
