import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { Server, ServerResponse } from "node:http";

/** How long a request may take: a gigabyte over a slow line needs more than the five minutes that Node grants it. */
export const LONGEST_REQUEST_MS = 2 * 60 * 60 * 1000;

declare global {
  /** Shared by the parts that Next builds separately. */
  var lampstandResponses: AsyncLocalStorage<ServerResponse> | undefined;
}

function responses(): AsyncLocalStorage<ServerResponse> {
  globalThis.lampstandResponses ??= new AsyncLocalStorage();
  return globalThis.lampstandResponses;
}

/**
 * Reaches through Next to Node's HTTP server, for what Next has no setting for or does not tell: how long a request may
 * take, the length of an answer, and who asks.
 */
export function watchNodeServer(): void {
  subscribe("http.server.request.start", (message) => {
    if (!isRequestStart(message)) return;
    message.server.requestTimeout = LONGEST_REQUEST_MS;
    responses().enterWith(message.response);
  });
}

function isRequestStart(message: unknown): message is { server: Server; response: ServerResponse } {
  if (typeof message !== "object" || message === null) return false;
  if (!("server" in message && "response" in message)) return false;
  return message.server instanceof Server && message.response instanceof ServerResponse;
}

/**
 * Sends a `Content-Length` with the answer to the current request. Next (16.4) drops it from a route handler's
 * response, and some players do not start without it.
 */
export function sendContentLength({ headers }: Response): void {
  const length = headers.get("content-length");
  if (length !== null) responses().getStore()?.setHeader("content-length", length);
}

/** The address at the other end of the current request's connection. */
export function socketAddress(): string | undefined {
  return responses().getStore()?.req.socket.remoteAddress;
}
