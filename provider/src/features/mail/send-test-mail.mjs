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
  if (!ADDRESS.test(to)) return "Say where to: npm run mail:test -- you@example.org";
  if (!SMTP_URL) return "SMTP_URL is not set: nobody gets mail. It is kept as files in DATA_DIR/outbox.";
  if (!isServer(SMTP_URL))
    return `SMTP_URL must look like smtps://user:password@mail.example.org:465. ${SIGNS_HELP}`;
  if (!MAIL_FROM) return "MAIL_FROM is not set: most servers take mail from an address of their own alone.";
  const options = { ...smtpOptions(SMTP_URL, SMTP_TLS === "optional"), socketTimeout: PATIENCE_MS };
  try {
    await createTransport(options).sendMail({
      from: MAIL_FROM,
      to,
      subject: said ?? "A test of Lampstand's mail",
      text: said ?? "This is the test that was asked for on the server. Mail works.",
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
  "Signs such as @ : / # ? % in the name and the password are written as %40 %3A %2F %23 %3F %25.";

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
      return `There is no server of the name ${host}: look for a typing error in SMTP_URL. If there is none, this machine cannot resolve names (DNS).`;
    case "ETIMEDOUT":
      return `${server} does not answer. Many hosting companies close the ports of mail (25, 465, 587) until you ask them to open them. A server that expects smtps:// is silent, too, when it is called with smtp://.`;
    case "EAUTH":
    case "ENOAUTH":
      return `${server} does not accept the user name or the password in SMTP_URL. ${SIGNS_HELP} Where an account has a second step to sign in, it needs a password for apps.`;
    case "ETLS":
      return `${server} offers no encrypted connection. Use another port or smtps://; SMTP_TLS=optional sends without encryption.`;
    case "EENVELOPE":
      return command === "RCPT TO"
        ? `${server} refuses mail to ${to}.`
        : `${server} refuses the sender ${from}: MAIL_FROM must be an address that the account in SMTP_URL may use.`;
    case "EMESSAGE":
      return `${server} took the addresses and refused the mail itself.`;
    case "ESOCKET":
      break;
    default:
      return `${server} ended the connection: ${message}`;
  }
  if (errno !== undefined) {
    return `${server} cannot be reached (${getSystemErrorName(errno)}): nothing listens there, or a firewall is between. Look at the port in SMTP_URL.`;
  }
  if (reason === "wrong version number" && secure) {
    return `${server} does not begin with encryption: use smtp:// instead of smtps://, usually with port 587.`;
  }
  return `The certificate of ${server} is not trusted: ${reason ?? message}. The name in SMTP_URL must be the one in the certificate.`;
}
