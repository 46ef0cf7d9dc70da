import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";
import PostalMime, { type Email } from "postal-mime";

import { eventually } from "./provider";

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

/** Sends all mails. Waits also for those that the provider's own worker is sending. */
export async function sendMails(payload: Payload): Promise<void> {
  const { sendDueMails } = await import("../../src/features/mail/outbox");
  await eventually(async () => expect(await sendDueMails(payload)).toBeUndefined());
}

async function readMail(file: string): Promise<Email> {
  const mail = read.get(file) ?? (await PostalMime.parse(await readFile(file)));
  // A mail that is still being written has no text yet.
  if (mail.text) read.set(file, mail);
  return mail;
}
