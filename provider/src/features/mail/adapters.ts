import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import type { EmailAdapter } from "payload";
import { z } from "zod";

import type { Environment } from "../../lib/environment";
import { outboxFolder } from "./kept-mails";
import { parseSender, type Sender } from "./mail";
import { smtpOptions } from "./smtp.mjs";

/** Only the provider's own account may read what would have gone out. */
const FILE_MODE = 0o600;

type Settings = Pick<Environment, "smtpUrl" | "allowsPlainSmtp" | "mailFrom" | "dataDir">;

/** Sends mail by SMTP, or, where no server is named, keeps it in the data folder for staff to see what would be sent. */
export function mailAdapter({
  smtpUrl,
  allowsPlainSmtp,
  mailFrom,
  dataDir,
}: Settings): EmailAdapter | Promise<EmailAdapter> {
  const sender = parseSender(mailFrom);
  if (!smtpUrl) return outboxAdapter(sender, dataDir);
  return nodemailerAdapter({
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    skipVerify: true,
    transportOptions: smtpOptions(smtpUrl, allowsPlainSmtp),
  });
}

const composed = z.object({ message: z.instanceof(Uint8Array) });

/** Writes each mail as an `.eml` file into `outbox/` of the data folder instead of sending it. */
async function outboxAdapter(sender: Sender, dataDir: string): Promise<EmailAdapter> {
  const folder = outboxFolder(dataDir);
  const compose = await nodemailerAdapter({
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    skipVerify: true,
    transportOptions: { streamTransport: true, buffer: true },
  });
  return (context) => {
    const composer = compose(context);
    return {
      ...composer,
      name: "outbox",
      sendEmail: async (mail) => {
        const { message } = composed.parse(await composer.sendEmail(mail));
        const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`;
        const file = path.join(folder, name);
        await mkdir(folder, { recursive: true });
        await writeFile(file, message, { mode: FILE_MODE });
        context.payload.logger.info(`A mail was kept as ${file}: SMTP_URL names no mail server`);
      },
    };
  };
}
