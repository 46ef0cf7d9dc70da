import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** The code comes first in the subject. */
const CODE = /^Subject: (\d{6}) /m;

/** After this time, an email counts as lost, in milliseconds. */
const LOST_AFTER_MS = 60_000;

/**
 * @typedef {object} CodeCatcher
 * @property {string} url the value for `SMTP_URL`
 * @property {(email: string) => Promise<string>} nextCode the code in the next email to an address
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a mail server that extracts codes from emails.
 *
 * @returns {Promise<CodeCatcher>}
 */
export async function startCodeCatcher() {
  /** @type {Map<string, (code: string) => void>} */
  const waiting = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, done) => {
      void text(stream).then((mail) => {
        const [recipient] = session.envelope.rcptTo;
        waiting.get(recipient?.address ?? "")?.(CODE.exec(mail)?.[1] ?? "");
        done();
      }, done);
    },
  });
  // A killed provider disconnects in the middle of an email.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    nextCode: (email) =>
      new Promise((resolve, reject) => {
        const lost = setTimeout(() => reject(new Error("An email with a code didn't arrive")), LOST_AFTER_MS);
        waiting.set(email, (code) => {
          clearTimeout(lost);
          waiting.delete(email);
          resolve(code);
        });
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
