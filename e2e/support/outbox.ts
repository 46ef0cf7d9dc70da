import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The mails that a provider without a mail server has kept, in the order in which it would have sent them. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, "outbox");
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files.toSorted().map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
}
