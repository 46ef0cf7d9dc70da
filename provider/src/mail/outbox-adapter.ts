import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { EmailAdapter } from "payload";

import type { Sender } from "./sender";

/** Writes each mail as a JSON file into `mail/` of the data folder instead of sending it. */
export function outboxAdapter(sender: Sender, dataDir: string): EmailAdapter {
  const folder = path.join(dataDir, "mail");
  return () => ({
    name: "outbox",
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    sendEmail: async ({ from, to, subject, text, html }) => {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.json`);
      const mail = { from: from ?? `${sender.name} <${sender.address}>`, to, subject, text, html };
      await writeFile(file, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
    },
  });
}
