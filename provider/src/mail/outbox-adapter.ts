import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { EmailAdapter } from "payload";
import { z } from "zod";

import type { Sender } from "./sender";

const mail = z.object({
  from: z.unknown(),
  to: z.unknown(),
  subject: z.unknown(),
  text: z.unknown(),
  html: z.unknown(),
});

/** Writes each mail as a JSON file into `mail/` of the data folder instead of sending it. */
export function outboxAdapter(sender: Sender, dataDir: string): EmailAdapter {
  const folder = path.join(dataDir, "mail");
  return () => ({
    name: "outbox",
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    sendEmail: async (message: object) => {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.json`);
      const { from = `${sender.name} <${sender.address}>`, ...rest } = mail.parse(message);
      const sent = { from, ...rest };
      await writeFile(file, `${JSON.stringify(sent, null, 2)}\n`, { mode: 0o600 });
    },
  });
}
