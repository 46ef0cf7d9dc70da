// @ts-check

/** How long a mail server may take to connect and greet. */
const PATIENCE_MS = 20_000;

/** How long it may examine an email silently. RFC 5321 (4.5.3.2) asks for ten minutes; less causes duplicates. */
const SILENCE_MS = 10 * 60_000;

/** Names of this machine in a URL. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Returns nodemailer's options for a mail server's URL. Requires encryption, except on this machine.
 *
 * @param {string} address
 * @param {boolean} allowsPlain whether email may also go unencrypted to another machine
 */
export function smtpOptions(address, allowsPlain) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === "smtps:";
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !allowsPlain && !LOOPBACK.test(hostname),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: SILENCE_MS,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}
