// @ts-check
import { getSystemErrorName } from "node:util";

import { createTransport } from "nodemailer";
import { z } from "zod";

import { smtpOptions } from "./smtp.mjs";

const ADDRESS = /^[^\s<>@,;]+@[^\s<>@,;]+$/;

/** How long the person running the test waits, in milliseconds. */
const PATIENCE_MS = 60_000;
const SERVER = /^smtps?:\/\/[^/]/;

/**
 * Anything after the server's name belongs to a password whose special characters ended the name early.
 *
 * @param {string} address
 */
function isServer(address) {
  if (!SERVER.test(address) || !URL.canParse(address)) return false;
  const { pathname, search, hash } = new URL(address);
  return (pathname === "" || pathname === "/") && search === "" && hash === "";
}

/**
 * Sends one email with these settings.
 *
 * @param {NodeJS.ProcessEnv} settings
 * @param {string} to
 * @param {string} [said] the email's text, unless it is a test
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function sendTestMail({ SMTP_URL = "", SMTP_TLS, MAIL_FROM = "" }, to, said) {
  if (!ADDRESS.test(to)) return "Enter an address: npm run mail:test -- you@example.org";
  if (!SMTP_URL) return "SMTP_URL is not set, so no email is sent. It is saved as files in DATA_DIR/outbox.";
  if (!isServer(SMTP_URL))
    return `SMTP_URL must look like smtps://user:password@mail.example.org:465. ${SIGNS_HELP}`;
  if (!MAIL_FROM)
    return "MAIL_FROM is not set. Most servers only accept email from one of their own addresses.";
  const options = { ...smtpOptions(SMTP_URL, SMTP_TLS === "optional"), socketTimeout: PATIENCE_MS };
  try {
    await createTransport(options).sendMail({
      from: MAIL_FROM,
      to,
      subject: said ?? "A test of Lampstand's email",
      text: said ?? "This is the test email requested on the server. Email works.",
    });
    return undefined;
  } catch (error) {
    return explainFailure(error, { ...options, from: MAIL_FROM, to });
  }
}

/** Errors from nodemailer and Node's sockets. */
const failure = z.object({
  code: z.string().optional(),
  errno: z.number().optional(),
  command: z.string().optional(),
  /** OpenSSL's reason. */
  reason: z.string().optional(),
  response: z.string().optional(),
  message: z.string().default(""),
});

const SIGNS_HELP =
  "Write characters such as @ : / # ? % in the name and password as %40 %3A %2F %23 %3F %25.";

/** @typedef {{ host: string, port: number, secure: boolean, from: string, to: string }} Attempt */

/**
 * Explains to the person setting up the server why an email couldn't be sent.
 *
 * @param {unknown} error
 * @param {Attempt} attempt
 * @returns {string}
 */
export function explainFailure(error, attempt) {
  const details = failure.catch({ message: String(error) }).parse(error);
  const sentence = sentenceOf(details, attempt);
  return details.response ? `${sentence}\nThe server says: ${details.response}` : sentence;
}

/**
 * @param {z.output<typeof failure>} details
 * @param {Attempt} attempt
 */
function sentenceOf({ code, errno, command, reason, message }, { host, port, secure, from, to }) {
  const server = `${host}, port ${port},`;
  switch (code) {
    case "EDNS":
      return `There is no server named ${host}. Check SMTP_URL for typing errors. If it is correct, this server cannot resolve names (DNS).`;
    case "ETIMEDOUT":
      return `${server} does not answer. Many hosting companies block the mail ports (25, 465, 587) until you ask them to open them. A server that expects smtps:// does not answer smtp:// either.`;
    case "EAUTH":
    case "ENOAUTH":
      return `${server} rejected the user name or password in SMTP_URL. ${SIGNS_HELP} An account with two-step sign-in needs an app password.`;
    case "ETLS":
      return `${server} does not offer an encrypted connection. Use another port or smtps://. SMTP_TLS=optional sends without encryption.`;
    case "EENVELOPE":
      return command === "RCPT TO"
        ? `${server} does not accept email for ${to}.`
        : `${server} rejected the sender ${from}: MAIL_FROM must be an address that the account in SMTP_URL may use.`;
    case "EMESSAGE":
      return `${server} accepted the addresses but rejected the email itself.`;
    case "ESOCKET":
      break;
    default:
      return `${server} ended the connection: ${message}`;
  }
  if (errno !== undefined) {
    return `${server} cannot be reached (${getSystemErrorName(errno)}): nothing is listening, or a firewall blocks it. Check the port in SMTP_URL.`;
  }
  if (reason === "wrong version number" && secure) {
    return `${server} does not start with encryption: use smtp:// instead of smtps://, usually with port 587.`;
  }
  return `The certificate of ${server} is not trusted: ${reason ?? message}. The name in SMTP_URL must be the one in the certificate.`;
}
