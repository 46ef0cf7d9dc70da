import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { trustedProxies } from "./trusted-proxies";

/** On this channel Node tells of each request before anything answers it. */
const REQUESTS = "http.server.request.start";

/**
 * Where no proxy stands before the site, a request's word about its own address is dropped: Next then takes that of the
 * connection.
 */
export function dropClaimedAddresses(): void {
  if (trustedProxies() > 0) return;
  subscribe(REQUESTS, (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    if (message.request instanceof IncomingMessage) delete message.request.headers["x-forwarded-for"];
  });
}
