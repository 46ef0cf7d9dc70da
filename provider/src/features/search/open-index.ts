import type { Payload } from "payload";

import { isPostgres, isSqlite } from "../../lib/db/transactions";
import { postgresIndex } from "./postgres-index";
import type { SearchIndex } from "./search-index";
import { sqliteIndex } from "./sqlite-index";

export function openIndex({ db }: Payload): SearchIndex {
  if (isSqlite(db)) return sqliteIndex(db.client);
  if (isPostgres(db)) return postgresIndex(db.pool);
  throw new Error(`There is no search index for ${db.name}`);
}
