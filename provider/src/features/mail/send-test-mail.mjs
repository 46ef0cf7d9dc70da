// @ts-check
import { createTransport } from "nodemailer";

import { explainFailure, SIGNS_HELP } from "./explain-failure.mjs";
import { smtpOptions } from "./smtp.mjs";

const ADDRESS = /^[^\s<>@,;]+@[^\s<>@,;]+$/;

/** How long whoever waits for the test does, in milliseconds. */
const PATIENCE_MS = 60_000;
const SERVER = /^smtps?:\/\/[^/]/;

/**
 * What stands after the server's name was meant to be part of the password, whose sign has ended the name.
 *
 * @param {string} address
 */
function isServer(address) {
  if (!SERVER.test(address) || !URL.canParse(address)) return false;
  const { pathname, search, hash } = new URL(address);
  return (pathname === "" || pathname === "/") && search === "" && hash === "";
}

/**
 * Sends one mail with these settings.
 *
 * @param {NodeJS.ProcessEnv} settings
 * @param {string} to
 * @param {string} [said] what the mail says, where it is no test
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
