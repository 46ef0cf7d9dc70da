import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { connection } from "next/server";
import { callProvider } from "./client";

const TIMEOUT_MS = 2000;

const POLL_MS = 100;

export async function isProviderAnswering(): Promise<boolean> {
  await connection();
  return isAnswering();
}

/** Returns once the provider answers, or after this time. Next keeps a site's first requests waiting meanwhile. */
export async function awaitProvider(patienceMs = 60_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isAnswering()) && performance.now() < end) await pause(POLL_MS);
}

function isAnswering(): Promise<boolean> {
  return callProvider("/web/setting-page-content", { timeoutMs: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}
