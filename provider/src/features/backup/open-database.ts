import { BasePayload, type Payload } from "payload";

import { databaseAdapter } from "../../lib/db/adapter";
import type { Environment } from "../../lib/environment";

/** PostgreSQL if there is an address, otherwise SQLite in the folder. */
type DatabasePlace = Pick<Environment, "databaseUrl" | "dataDir">;

/**
 * Opens a database beside any other: Payload's own way keeps one per process. Starts, sends and prepares nothing.
 * @throws Error that `describeFailure` explains when there is no connection.
 */
export async function openDatabase(place: DatabasePlace): Promise<Payload> {
  const { default: config } = await import("../../payload.config");
  const own = { db: databaseAdapter(place), logger: { options: { level: "silent" } } };
  const payload = await new BasePayload().init({ config: Object.assign({}, await config, own) });
  // A failed connection is an error of its own; later errors should be logged.
  payload.logger.level = "error";
  return payload;
}
