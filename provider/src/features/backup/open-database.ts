import { BasePayload, type Payload } from "payload";

import { databaseAdapter } from "../../lib/db/adapter";
import type { Environment } from "../../lib/environment";
import { OperatorError } from "../../lib/operator-error";

/** Which database: PostgreSQL where there is an address of one, else SQLite in the folder. */
type DatabasePlace = Pick<Environment, "databaseUrl" | "dataDir">;

/** What Payload says, with the reason after it, of a database that does not answer or does not let it in. */
const NO_CONNECTION = "cannot connect to";

/**
 * Opens a database beside any other that is open: Payload's own way keeps one for each process. Nothing is started, sent or
 * prepared.
 * @throws OperatorError when there is no connection.
 */
export async function openDatabase(place: DatabasePlace): Promise<Payload> {
  const { default: config } = await import("../../payload.config");
  const own = { db: databaseAdapter(place), logger: { options: { level: "silent" } } };
  try {
    const payload = await new BasePayload().init({ config: Object.assign({}, await config, own) });
    // That there is no connection is told below; what fails later is not.
    payload.logger.level = "error";
    return payload;
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes(NO_CONNECTION)) throw error;
    throw new OperatorError(error.message.replace(/^Error: c/, "C"), { cause: error });
  }
}
