import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";

import type { Environment } from "../../lib/environment";
import { outboxFolder } from "./kept-mails";
import { parseSender, type Sender } from "./mail";
import { smtpOptions } from "./smtp.mjs";

/** Only the provider's own account may read these emails. */
const FILE_MODE = 0o600;

type Settings = Pick<Environment, "smtpUrl" | "allowsPlainSmtp" | "mailFrom" | "dataDir">;

/** Sends email by SMTP. Without a server, keeps it in the data folder, so staff see what would be sent. */
export function mailAdapter({ smtpUrl, allowsPlainSmtp, mailFrom, dataDir }: Settings): EmailAdapter {
  const sender = parseSender(mailFrom);
  return smtpUrl
    ? smtpAdapter(sender, smtpOptions(smtpUrl, allowsPlainSmtp))
    : outboxAdapter(sender, dataDir);
}

function smtpAdapter(sender: Sender, options: ReturnType<typeof smtpOptions>): EmailAdapter {
  const transport = createTransport(options);
  return () => ({
    name: "smtp",
    ...defaultsOf(sender),
    sendEmail: (mail) => transport.sendMail({ from: sender, ...mail }),
  });
}

/** Writes each email as an `.eml` file into the data folder's `outbox/` instead of sending it. */
function outboxAdapter(sender: Sender, dataDir: string): EmailAdapter {
  const folder = outboxFolder(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return ({ payload }) => ({
    name: "outbox",
    ...defaultsOf(sender),
    sendEmail: async (mail) => {
      const { message } = await transport.sendMail({ from: sender, ...mail });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`;
      const file = path.join(folder, name);
      await mkdir(folder, { recursive: true });
      await writeFile(file, message, { mode: FILE_MODE });
      payload.logger.info(`An email was saved as ${file} because SMTP_URL does not name a mail server`);
    },
  });
}

function defaultsOf({ address, name }: Sender) {
  return { defaultFromAddress: address, defaultFromName: name };
}
