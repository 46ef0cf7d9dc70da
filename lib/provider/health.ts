import "server-only";
import { connection } from "next/server";
import { callProvider } from "./client";

/** How long the provider may take to count as answering, in milliseconds. */
const HEALTH_TIMEOUT_MS = 2000;

/** Whether the provider answers now. */
export async function isProviderAnswering(): Promise<boolean> {
  await connection();
  try {
    await callProvider("/web/setting-page-content", { timeoutMs: HEALTH_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}
