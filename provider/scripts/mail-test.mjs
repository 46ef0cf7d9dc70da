// @ts-check
/**
 * `npm run mail:test -- <address> [words]`: sends one mail with the current settings, and says what went wrong or
 * whether others will trust it. `npm run mail:test -- --received FILE` (`-` for standard input): says what the
 * mailbox's server thought of the mail on arrival.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";

import { checkSender } from "../src/features/mail/check-sender.mjs";
import { readReceived } from "../src/features/mail/read-received.mjs";
import { sendTestMail } from "../src/features/mail/send-test-mail.mjs";

process.once("SIGINT", () => process.exit());

const [to = "", said] = process.argv.slice(2);
process.exit((await (to === "--received" ? received(said) : send())) ? 0 : 1);

/** @returns {Promise<boolean>} whether the server accepted it */
async function send() {
  const problem = await sendTestMail(process.env, to, said);
  if (problem) {
    console.error(problem);
    return false;
  }
  console.log(
    `The mail server has taken a mail to ${to}. Please look whether it arrives, also among the spam.`,
  );
  // A mail about a failure is urgent.
  if (said === undefined)
    for (const line of await checkSender(process.env.MAIL_FROM ?? "")) console.log(line);
  return true;
}

/**
 * @param {string | undefined} file
 * @returns {Promise<boolean>} whether the mail was trusted
 */
async function received(file) {
  if (!file) {
    console.error(
      "Usage: npm run mail:test -- --received FILE, with the source of a mail that has arrived in it",
    );
    return false;
  }
  try {
    const place = file === "-" ? "/dev/stdin" : path.resolve(process.env.INIT_CWD ?? ".", file);
    const { isTrusted, lines } = await readReceived(await readFile(place, "utf8"));
    for (const line of lines) console.log(line);
    return isTrusted;
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
