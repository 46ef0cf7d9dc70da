/** @jest-environment node */

import path from "node:path";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { type AddressInfo, createServer, type Server } from "node:net";

import { SMTPServer, type SMTPServerOptions } from "smtp-server";

import { explainFailure, sendTestMail } from "./send-test-mail.mjs";

const run = promisify(execFile);

const command = path.resolve(__dirname, "../../../scripts/mail-test.mjs");
const servers: { close: () => unknown }[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server on a port has an address of this type.
  return (server.address() as AddressInfo).port;
}

async function startSmtp(options: SMTPServerOptions = {}): Promise<number> {
  const smtp = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    ...options,
  });
  smtp.on("error", () => undefined);
  servers.push(smtp);
  return portOf(smtp.server);
}

const refuse =
  (words: string) =>
  (_: unknown, __: unknown, callback: (error: Error) => void): void =>
    callback(new Error(words));

/** Returns what the command prints, and its exit code. */
async function mailTest(env: Record<string, string>, ...to: string[]) {
  const child = { env: { PATH: process.env.PATH ?? "", NODE_ENV: "test" as const, ...env } };
  try {
    const { stdout } = await run(process.execPath, [command, ...to], child);
    return { code: 0, words: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, words: stderr };
  }
}

/** Returns what the command would say, without starting a process. */
const problemOf = (env: Record<string, string>, to = "") => sendTestMail({ NODE_ENV: "test", ...env }, to);

const TO = "you@example.org";
const from = { MAIL_FROM: "Stories <stories@example.org>" };

it("sends one mail and says to look for it", async () => {
  const sent: string[] = [];
  const port = await startSmtp({
    onRcptTo: ({ address }, _, callback) => {
      sent.push(address);
      callback();
    },
  });
  const { code, words } = await mailTest({ ...from, SMTP_URL: `smtp://localhost:${port}` }, TO);
  expect({ code, sent }).toEqual({ code: 0, sent: [TO] });
  expect(words).toMatch(/has taken a mail to you@example.org/);
});

it("sends a given text, for example that a unit has failed", async () => {
  let mail = "";
  const port = await startSmtp({
    onData: (stream, _, callback) => {
      stream.on("data", (chunk: Buffer) => (mail += chunk.toString()));
      stream.on("end", callback);
    },
  });
  const { code } = await mailTest({ ...from, SMTP_URL: `smtp://localhost:${port}` }, TO, "The backup failed");
  expect(code).toBe(0);
  expect(mail).toMatch(/^Subject: The backup failed\r$/m);
  expect(mail).not.toContain("test");
});

it("fails with a message if the address is missing", async () => {
  const words = "Enter an address: npm run mail:test -- you@example.org\n";
  expect(await mailTest({})).toEqual({ code: 1, words });
});

it.each([
  [{}, "you", "Enter an address"],
  [{}, TO, "SMTP_URL is not set"],
  [{ SMTP_URL: "mail.example.org:465" }, TO, "SMTP_URL must look like smtps://"],
  [{ SMTP_URL: "smtps://user:pa#ss@mail.example.org" }, TO, "such as @ : / # ? %"],
  [{ SMTP_URL: "smtps://user#1:pass@mail.example.org" }, TO, "as %40 %3A %2F %23"],
  [{ SMTP_URL: "smtps://us/er:pass@mail.example.org" }, TO, "as %40 %3A %2F %23"],
  [{ SMTP_URL: "smtp://localhost:1" }, TO, "MAIL_FROM is not set"],
  [{ ...from, SMTP_URL: "smtp://localhost:1" }, TO, "cannot be reached (ECONNREFUSED)"],
])("with %j and %j, says what is missing", async (env, to, words) => {
  expect(await problemOf(env, to)).toContain(words);
});

it.each<[string, SMTPServerOptions, string, string]>([
  ["login", { onAuth: refuse("no such user") }, "smtp://u:p@", "rejected the user name or password"],
  [
    "sender",
    { onMailFrom: refuse("not yours") },
    "smtp://",
    "rejected the sender Stories <stories@example.org>",
  ],
  ["recipient", { onRcptTo: refuse("no relay") }, "smtp://", "does not accept email for you@example.org"],
  ["certificate", { secure: true }, "smtps://", "certificate of localhost"],
  ["encryption from the start", {}, "smtps://", "use smtp:// instead of smtps://"],
])("says in plain words what is wrong: %s", async (_, options, scheme, words) => {
  const SMTP_URL = `${scheme}localhost:${await startSmtp(options)}`;
  expect(await problemOf({ ...from, SMTP_URL }, TO)).toContain(words);
});

it("says when a server closes the connection", async () => {
  const server = createServer((socket) => socket.destroy());
  servers.push(server);
  const SMTP_URL = `smtp://localhost:${await portOf(server)}`;
  // Runs in its own process, because a timer of nodemailer would outlast the test.
  const { words } = await mailTest({ ...from, SMTP_URL }, TO);
  expect(words).toContain("ended the connection");
});

it.each([
  [{ code: "EDNS" }, "There is no server named mail.example.org"],
  [{ code: "ETIMEDOUT" }, "does not answer"],
  [
    { code: "ETLS", response: "500 what?" },
    /does not offer an encrypted connection.*\nThe server says: 500 what\?$/,
  ],
  [{ code: "EMESSAGE" }, "rejected the email itself"],
  ["odd", "ended the connection: odd"],
])("explains %j", (error, words) => {
  const attempt = { host: "mail.example.org", port: 587, secure: false, from: "a@example.org", to: TO };
  expect(explainFailure(error, attempt)).toMatch(words);
});
