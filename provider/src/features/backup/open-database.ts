import { BasePayload, type Payload } from "payload";

import { databaseAdapter } from "../../lib/db/adapter";
import type { Environment } from "../../lib/environment";
import { OperatorError } from "../../lib/operator-error";

/** PostgreSQL if there is an address, otherwise SQLite in the folder. */
type DatabasePlace = Pick<Environment, "databaseUrl" | "dataDir">;

/** How Payload's error begins when a database doesn't answer or refuses access. */
const NO_CONNECTION = "cannot connect to";

/**
 * Opens a database beside any other: Payload's own way keeps one per process. Starts, sends and prepares nothing.
 * @throws OperatorError when there is no connection.
 */
export async function openDatabase(place: DatabasePlace): Promise<Payload> {
  const { default: config } = await import("../../payload.config");
  const own = { db: databaseAdapter(place), logger: { options: { level: "silent" } } };
  try {
    const payload = await new BasePayload().init({ config: Object.assign({}, await config, own) });
    // A failed connection is reported below; later errors should be logged.
    payload.logger.level = "error";
    return payload;
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes(NO_CONNECTION)) throw error;
    throw new OperatorError(error.message.replace(/^Error: c/, "C"), { cause: error });
  }
}
