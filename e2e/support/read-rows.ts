import path from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";
import type { Stack } from "./stack";

/** A table of a provider's database as it is, for what nobody can ask the provider. */
export async function readRows({ dataDir }: Pick<Stack, "dataDir">, table: string) {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, "lampstand.db")).href });
  try {
    return (await client.execute(`SELECT * FROM ${table}`)).rows;
  } finally {
    client.close();
  }
}
