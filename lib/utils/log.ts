type Fields = Record<string, string | number | boolean | string[] | undefined>;

type Level = "error" | "warning" | "info";

/** Where lines go on the server: see `server-log.ts`. In a browser, and while nothing is set up, it is the console. */
export type ServerLog = {
  write: (level: Level, line: Fields) => void;
  /** The id of the request on whose behalf something is logged, which each line has anyway. */
  requestId: () => string | undefined;
};

declare global {
  /** Shared by the parts that Next builds separately. */
  var lampstandLog: ServerLog | undefined;
}

/**
 * Writes one line about something that went wrong and returns the id it can be found by: the request's, where there is one.
 * Fields must hold nothing personal: no address, name, code or token.
 */
export function logError(event: string, error: unknown, fields: Fields = {}): string {
  const requestId = globalThis.lampstandLog?.requestId();
  const id = requestId ?? crypto.randomUUID().slice(0, 8);
  write("error", { ...(!requestId && { id }), event, ...fields, error: describe(error) });
  return id;
}

/** Writes one line about something odd that the site coped with. */
export function logWarning(event: string, fields: Fields = {}): void {
  write("warning", { event, ...fields });
}

/** Writes one line about something that happened as it should. */
export function logInfo(event: string, fields: Fields = {}): void {
  write("info", { event, ...fields });
}

function write(level: Level, line: Fields): void {
  const text = JSON.stringify({ level, ...line });
  if (globalThis.lampstandLog) globalThis.lampstandLog.write(level, line);
  else if (level === "error") console.error(text);
  else if (level === "warning") console.warn(text);
  else console.info(text);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${describe(error.cause)}` : error.message;
}
