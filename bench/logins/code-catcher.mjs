import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** The code stands first in the subject. */
const CODE = /^Subject: (\d{6}) /m;

/** How long a mail may take before it counts as lost, in milliseconds. */
const LOST_AFTER_MS = 60_000;

/**
 * @typedef {object} CodeCatcher
 * @property {string} url what `SMTP_URL` is set to
 * @property {(email: string) => Promise<string>} nextCode the code in the next mail to an address
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a mail server that takes codes out of mails.
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
  // A provider that is killed hangs up in the midst of a mail.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    nextCode: (email) =>
      new Promise((resolve, reject) => {
        const lost = setTimeout(() => reject(new Error("A mail with a code was lost")), LOST_AFTER_MS);
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
