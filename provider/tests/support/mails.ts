import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import PostalMime, { type Email } from "postal-mime";

const read = new Map<string, Email>();

/** The mails that a provider without a mail server has kept, in the order in which it would have sent them. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, "outbox");
  const names = await readdir(folder).catch((): string[] => []);
  return Promise.all(names.toSorted().map((name) => readMail(path.join(folder, name))));
}

/** The mails to an address, however it is written. */
export async function mailsTo(dataDir: string, email: string): Promise<Email[]> {
  const mails = await readOutbox(dataDir);
  return mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === email);
}

async function readMail(file: string): Promise<Email> {
  const mail = read.get(file) ?? (await PostalMime.parse(await readFile(file)));
  // One that is still being written has no text yet.
  if (mail.text) read.set(file, mail);
  return mail;
}
