import "server-only";
import { captureConsole, createLogger, usualFormat, type Logger } from "@lampstand/runtime/logger";
import { processState } from "@lampstand/runtime/process-state";
import { currentRequestId } from "@lampstand/runtime/request-context";
import { siteConfig } from "@/lib/env/site-config";
import type { ServerLog } from "./log";

export function startLogging(): Logger {
  const { LOG_LEVEL: level, LOG_FORMAT: format = usualFormat() } = siteConfig();
  const logger = createLogger({ program: "site", level, format });
  processState().log = serverLogOf(logger);
  if (format === "json") captureConsole(logger);
  return logger;
}

export function serverLogOf(logger: Logger): ServerLog {
  return {
    write: (level, line) => logger[level === "warning" ? "warn" : level](line),
    requestId: currentRequestId,
  };
}
