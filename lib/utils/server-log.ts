import "server-only";
import { captureConsole, createLogger, usualFormat, type Logger } from "@lampstand/runtime/logger";
import { currentRequestId } from "@lampstand/runtime/request-context";
import { siteConfig } from "@/lib/env/site-config";
import type { ServerLog } from "./log";

/** Has everything that the server writes become lines of one log, and returns it. */
export function startLogging(): Logger {
  const { LOG_LEVEL: level, LOG_FORMAT: format = usualFormat() } = siteConfig();
  const logger = createLogger({ program: "site", level, format });
  globalThis.lampstandLog = serverLogOf(logger);
  if (format === "json") captureConsole(logger);
  return logger;
}

/** What `logError` and the like write to. */
export function serverLogOf(logger: Logger): ServerLog {
  return {
    write: (level, line) => logger[level === "warning" ? "warn" : level](line),
    requestId: currentRequestId,
  };
}
