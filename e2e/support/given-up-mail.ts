import path from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";
import type { Stack } from "./stack";

/** Puts a mail where a provider keeps those that it no longer tries to send. */
export async function addGivenUpMail({ dataDir }: Pick<Stack, "dataDir">, to: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, "lampstand.db")).href });
  try {
    await client.execute({
      sql: "INSERT INTO outgoing_mails (id, mail, attempts) VALUES (?, ?, 9)",
      args: [crypto.randomUUID(), JSON.stringify({ to, subject: "Hello", body: ["Hello"] })],
    });
  } finally {
    client.close();
  }
}
