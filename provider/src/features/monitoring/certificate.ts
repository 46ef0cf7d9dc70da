import { connect } from "node:tls";

import { environment } from "../../lib/environment";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Automatic renewal begins 30 days before the end. */
const RENEWED_DAYS = 14;

/** How often we check a certificate, and how long the server may take, in milliseconds. */
const LOOKED_AT_MS = HOUR_MS;
const PATIENCE_MS = 5_000;

type Seen = { at: number; endsAt: Date | undefined };

const seen = new Map<string, Seen>();

/** Returns whether a certificate of the site or the admin ends in less than 14 days. Calls within an hour are free. */
export function isCertificateEnding(now = new Date()): boolean {
  const { siteUrl, adminUrl } = environment();
  const addresses = [siteUrl, adminUrl].filter((address) => address.startsWith("https:"));
  for (const address of new Set(addresses)) void lookAgain(address, now.getTime());
  return addresses.some((address) => {
    const endsAt = seen.get(address)?.endsAt;
    return endsAt !== undefined && endsAt.getTime() - now.getTime() < RENEWED_DAYS * DAY_MS;
  });
}

/** Runs in the background: an unknown certificate raises no alarm. */
async function lookAgain(address: string, now: number): Promise<void> {
  const last = seen.get(address);
  if (last && now - last.at < LOOKED_AT_MS) return;
  seen.set(address, { at: now, endsAt: last?.endsAt });
  const { hostname, port } = new URL(address);
  const endsAt = await certificateEnd(hostname, Number(port || 443));
  seen.set(address, { at: now, endsAt: endsAt ?? last?.endsAt });
}

/** Returns a certificate's end, trusted or not; `undefined` when unreachable, which is normal in some networks. */
export function certificateEnd(host: string, port: number): Promise<Date | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: PATIENCE_MS });
    const finish = (end?: Date) => {
      socket.destroy();
      resolve(end);
    };
    socket.on("secureConnect", () => finish(new Date(socket.getPeerCertificate().valid_to)));
    socket.on("error", () => finish());
    socket.on("timeout", () => finish());
  });
}
