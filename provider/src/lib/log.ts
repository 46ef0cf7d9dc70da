/** What the database's driver says of a query that failed; the query's values follow, which may be personal. */
const FAILED_QUERY = "Failed query:";

/** An error as it may be logged: of a query that failed only why, without what was to be stored or looked for. */
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
