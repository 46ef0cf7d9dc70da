import { captureConsole, createLogger, type Logger, usualFormat } from "@lampstand/runtime/logger";
import { processState } from "@lampstand/runtime/process-state";

import { environment } from "./environment";

declare global {
  interface ProcessState {
    programLogger?: Logger;
  }
}

/** Sends everything the program writes to one log. */
export function startLogging(program: "provider" | "worker"): Logger {
  const { logLevel: level, logFormat: format = usualFormat() } = environment();
  const logger = createLogger({ program, level, format, clean: withoutValues });
  processState().programLogger = logger;
  if (format === "json") captureConsole(logger, withoutValues);
  return logger;
}

/** Returns this process's log, which Payload uses too. */
export function programLogger(): Logger {
  const { logLevel: level, logFormat: format } = environment();
  return (processState().programLogger ??= createLogger({
    program: "provider",
    level,
    format,
    clean: withoutValues,
  }));
}

/** The database driver's message for a failed query; the query's values follow, which may be personal. */
const FAILED_QUERY = "Failed query:";

/** Returns an error fit for the log: for a failed query only the reason, without stored or searched values. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { cause } = error;
  if (error.message.startsWith(FAILED_QUERY))
    return cause ? withoutValues(cause) : new Error("A query failed");
  if (cause === undefined) return error;
  const logged = new Error(error.message, { cause: withoutValues(cause) });
  logged.name = error.name;
  if (error.stack !== undefined) logged.stack = error.stack;
  return logged;
}
