// @ts-check

/** How long a mail server may take to be there. */
const PATIENCE_MS = 20_000;

/**
 * How long it may then keep silent. One that examines a mail takes its time, and whoever leaves before has it delivered again:
 * RFC 5321 (4.5.3.2) asks for ten minutes.
 */
const SILENCE_MS = 10 * 60_000;

/** Names of this machine itself, as they stand in an address. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * How nodemailer reaches the mail server of an address: encrypted, or not at all, unless it is on this machine.
 *
 * @param {string} address
 * @param {boolean} allowsPlain whether mail may also go unencrypted to another machine
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
