import { BasePayload, type Payload } from "payload";

import { databaseAdapter } from "../../lib/db/adapter";
import type { Environment } from "../../lib/environment";

/** Which database: PostgreSQL where there is an address of one, else SQLite in the folder. */
type DatabasePlace = Pick<Environment, "databaseUrl" | "dataDir">;

/**
 * Opens a database beside any other that is open: Payload's own way keeps one for each process. Nothing is started, sent or
 * prepared.
 */
export async function openDatabase(place: DatabasePlace): Promise<Payload> {
  const { default: config } = await import("../../payload.config");
  const own = { db: databaseAdapter(place), logger: { options: { level: "error" } } };
  return new BasePayload().init({ config: Object.assign({}, await config, own) });
}
