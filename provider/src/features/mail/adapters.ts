import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import type { EmailAdapter } from "payload";
import { z } from "zod";

import type { Environment } from "../../lib/environment";
import { parseSender, type Sender } from "./mail";

/** How long a mail server may keep silent; what waits behind goes on then. */
const PATIENCE_MS = 20_000;

/** Only the provider's own account may read what would have gone out. */
const FILE_MODE = 0o600;

type Settings = Pick<Environment, "smtpUrl" | "mailFrom" | "dataDir">;

/** Sends mail by SMTP, or, where no server is named, keeps it in the data folder for staff to see what would be sent. */
export function mailAdapter({ smtpUrl, mailFrom, dataDir }: Settings): EmailAdapter | Promise<EmailAdapter> {
  const sender = parseSender(mailFrom);
  if (!smtpUrl) return outboxAdapter(sender, dataDir);
  return nodemailerAdapter({
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    skipVerify: true,
    transportOptions: smtpOptions(smtpUrl),
  });
}

function smtpOptions(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === "smtps:";
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}

const composed = z.object({ message: z.instanceof(Uint8Array) });

/** Writes each mail as an `.eml` file into `outbox/` of the data folder instead of sending it. */
async function outboxAdapter(sender: Sender, dataDir: string): Promise<EmailAdapter> {
  const folder = path.join(dataDir, "outbox");
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
