import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import PostalMime, { type Email } from "postal-mime";

const read = new Map<string, Email>();

/** Returns the mails stored by a provider without a mail server, in the order in which it would have sent them. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, "outbox");
  const names = await readdir(folder).catch((): string[] => []);
  return Promise.all(names.toSorted().map((name) => readMail(path.join(folder, name))));
}

/** Returns the mails to an address in any spelling. */
export async function mailsTo(dataDir: string, email: string): Promise<Email[]> {
  const mails = await readOutbox(dataDir);
  return mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === email);
}

async function readMail(file: string): Promise<Email> {
  const mail = read.get(file) ?? (await PostalMime.parse(await readFile(file)));
  // A mail that is still being written has no text yet.
  if (mail.text) read.set(file, mail);
  return mail;
}
