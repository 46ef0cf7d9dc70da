import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine that keeps its mails. */
export interface MailServer {
  /** The value for `SMTP_URL`. */
  readonly url: string;
  /** The accepted mails, in order of arrival. */
  readonly mails: Email[];
  /** Refuses this many mails first, as a busy server does. */
  readonly refuse: (count: number) => void;
  readonly stop: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom: (_address, _session, done) => {
      const isRefused = refusals > 0;
      if (isRefused) refusals -= 1;
      done(isRefused ? Object.assign(new Error("Busy, somebody@example.org"), { responseCode: 451 }) : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  // A provider that stops hangs up during a mail.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: (count) => {
      refusals = count;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Returns the mails kept by a provider without a mail server, in the order of sending. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, "outbox");
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    [...files].sort().map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
}
