import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import type { EmailAdapter } from "payload";

import type { Environment } from "../environment";
import { outboxAdapter } from "./outbox-adapter";
import { parseSender } from "./sender";

/** How long a mail server may keep silent; what waits behind goes on then. */
const PATIENCE_MS = 20_000;

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
