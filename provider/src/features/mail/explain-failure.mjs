// @ts-check
import { getSystemErrorName } from "node:util";

import { z } from "zod";

/** What nodemailer and Node's sockets tell. */
const failure = z.object({
  code: z.string().optional(),
  errno: z.number().optional(),
  command: z.string().optional(),
  /** OpenSSL's word for it. */
  reason: z.string().optional(),
  response: z.string().optional(),
  message: z.string().default(""),
});

export const SIGNS_HELP =
  "Signs such as @ : / # ? % in the name and the password are written as %40 %3A %2F %23 %3F %25.";

/** @typedef {{ host: string, port: number, secure: boolean, from: string, to: string }} Attempt */

/**
 * Why a mail could not be sent, in sentences for whoever sets the server up.
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
