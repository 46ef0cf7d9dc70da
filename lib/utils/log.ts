import { processState } from "@lampstand/runtime/process-state";

type Fields = Record<string, string | number | boolean | string[] | undefined>;

type Level = "error" | "warning" | "info";

export type ServerLog = {
  write: (level: Level, line: Fields) => void;
  requestId: () => string | undefined;
};

declare global {
  interface ProcessState {
    log?: ServerLog | undefined;
  }
}

/** Returns the line's id. Fields must contain nothing personal: no address, name, code or token. */
export function logError(event: string, error: unknown, fields: Fields = {}): string {
  const requestId = processState().log?.requestId();
  const id = requestId ?? crypto.randomUUID().slice(0, 8);
  write("error", { ...(!requestId && { id }), event, ...fields, error: describe(error) });
  return id;
}

export function logWarning(event: string, fields: Fields = {}): void {
  write("warning", { event, ...fields });
}

export function logInfo(event: string, fields: Fields = {}): void {
  write("info", { event, ...fields });
}

function write(level: Level, line: Fields): void {
  const text = JSON.stringify({ level, ...line });
  const { log } = processState();
  if (log) log.write(level, line);
  else if (level === "error") console.error(text);
  else if (level === "warning") console.warn(text);
  else console.info(text);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${describe(error.cause)}` : error.message;
}
