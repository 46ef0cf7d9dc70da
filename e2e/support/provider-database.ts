import path from "node:path";
import { pathToFileURL } from "node:url";
import { createClient, type Client } from "@libsql/client";
import { z } from "zod";
import type { Stack } from "./stack";

type Provider = Pick<Stack, "dataDir">;

/** Works with a provider's database behind its back. */
async function withDatabase<Result>({ dataDir }: Provider, use: (client: Client) => Promise<Result>) {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, "lampstand.db")).href });
  try {
    await client.execute("PRAGMA busy_timeout = 5000");
    return await use(client);
  } finally {
    client.close();
  }
}

/** The newest row of each table, the search index's apart, which follows by itself. */
export type Snapshot = Map<string, number>;

export function takeSnapshot(provider: Provider): Promise<Snapshot> {
  return withDatabase(provider, async (client) => {
    const tables = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'search_*'",
    );
    const newest = new Map<string, number>();
    for (const { name } of tables.rows) {
      const table = z.string().parse(name);
      const { rows } = await client.execute(`SELECT coalesce(max(rowid), 0) AS newest FROM "${table}"`);
      newest.set(table, z.number().parse(rows[0]?.newest));
    }
    return newest;
  });
}

/** Removes every row that was added since. */
export function restoreSnapshot(provider: Provider, snapshot: Snapshot) {
  return withDatabase(provider, async (client) => {
    await client.execute("PRAGMA foreign_keys = OFF");
    for (const [table, newest] of snapshot)
      await client.execute(`DELETE FROM "${table}" WHERE rowid > ${newest}`);
  });
}

/** How many mails wait to be sent. */
export function countDueMails(provider: Provider): Promise<number> {
  return withDatabase(provider, async (client) => {
    const { rows } = await client.execute(
      "SELECT count(*) AS due FROM outgoing_mails WHERE due_at IS NOT NULL",
    );
    return z.number().parse(rows[0]?.due);
  });
}

/** How many jobs there are to prepare a clip. */
export function countJobs(provider: Provider, clip: string): Promise<number> {
  return withDatabase(provider, async (client) => {
    const sql = "SELECT count(*) AS jobs FROM clip_jobs WHERE clip = ?";
    const { rows } = await client.execute({ sql, args: [clip] });
    return z.number().parse(rows[0]?.jobs);
  });
}

/** Lets a day pass for the clips of visitors. */
export function makeClipsOlder(provider: Provider) {
  return withDatabase(provider, (client) =>
    client.execute(
      "UPDATE clips SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-1 day') WHERE is_from_visitor = 1",
    ),
  );
}

/** Says of a clip that a worker has got this far with it, and that none is at it any more. */
export function setPreparation(
  provider: Provider,
  clip: string,
  columns: Record<string, string | number | null>,
) {
  return withDatabase(provider, async (client) => {
    const changes = Object.keys(columns).map((name) => `"${name}" = ?`);
    await client.execute({ sql: "DELETE FROM clip_jobs WHERE clip = ?", args: [clip] });
    const sql = `UPDATE clips SET ${changes.join(", ")} WHERE id = ?`;
    await client.execute({ sql, args: [...Object.values(columns), clip] });
  });
}
