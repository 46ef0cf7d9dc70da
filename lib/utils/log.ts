type Fields = Record<string, string | number | boolean | string[] | undefined>;

/**
 * Writes one line about something that went wrong and returns the id it can be found by.
 * Fields must hold nothing personal: no address, name, code or token.
 */
export function logError(event: string, error: unknown, fields: Fields = {}): string {
  const id = crypto.randomUUID().slice(0, 8);
  console.error(JSON.stringify({ level: "error", id, event, ...fields, error: describe(error) }));
  return id;
}

/** Writes one line about something odd that the site coped with. */
export function logWarning(event: string, fields: Fields = {}): void {
  console.warn(JSON.stringify({ level: "warning", event, ...fields }));
}

/** Writes one line about something that happened as it should. */
export function logInfo(event: string, fields: Fields = {}): void {
  console.info(JSON.stringify({ level: "info", event, ...fields }));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${describe(error.cause)}` : error.message;
}
