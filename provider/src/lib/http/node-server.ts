import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { IncomingMessage, Server, ServerResponse } from "node:http";

/** How long a request may take: a gigabyte over a slow line needs more than the five minutes that Node grants it. */
export const LONGEST_REQUEST_MS = 2 * 60 * 60 * 1000;

/** How long any other body than one with a file may take, in milliseconds. */
export const BODY_WITHOUT_FILE_MS = 30_000;

/** On this channel Node tells of each request before anything answers it. */
const REQUESTS = "http.server.request.start";

const FILE_TYPE = /^multipart\/form-data\s*(;|$)/i;

/** The contract's call that takes a file, and the admin's. */
const FILE_PATH = /^\/(add_video|api\/)/;

/** An answer, and what was asked for, as it was written in the request. */
type Exchange = { response: ServerResponse; target: string | undefined };

declare global {
  /** Shared by the parts that Next builds separately. */
  var lampstandNodeExchanges: AsyncLocalStorage<Exchange> | undefined;
}

function exchanges(): AsyncLocalStorage<Exchange> {
  globalThis.lampstandNodeExchanges ??= new AsyncLocalStorage();
  return globalThis.lampstandNodeExchanges;
}

/**
 * Reaches through Next to Node's HTTP server, for what Next has no setting for or does not tell: how long a request may
 * take, the length of an answer, and who asks. Returns what ends that.
 */
export function watchNodeServer(): () => void {
  const listener = (message: unknown) => {
    if (!isRequestStart(message)) return;
    message.server.requestTimeout = LONGEST_REQUEST_MS;
    limitBodyTime(message.request);
    const { request, response } = message;
    exchanges().enterWith({ response, target: request.url });
  };
  subscribe(REQUESTS, listener);
  return () => unsubscribe(REQUESTS, listener);
}

type RequestStart = { server: Server; request: IncomingMessage; response: ServerResponse };

function isRequestStart(message: unknown): message is RequestStart {
  if (typeof message !== "object" || message === null) return false;
  if (!("server" in message && "request" in message && "response" in message)) return false;
  return (
    message.server instanceof Server &&
    message.request instanceof IncomingMessage &&
    message.response instanceof ServerResponse
  );
}

/** Ends the connection of a request without a file whose body has not arrived in time, as Node does after `requestTimeout`. */
function limitBodyTime(request: IncomingMessage): void {
  const { headers, socket, url = "" } = request;
  const hasBody = "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
  const hasFile = FILE_TYPE.test(headers["content-type"] ?? "") && FILE_PATH.test(url);
  if (!hasBody || hasFile) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n", () => socket.destroy());
  }, BODY_WITHOUT_FILE_MS).unref();
  request.once("close", () => clearTimeout(timer));
}

/**
 * Sends a `Content-Length` with the answer to the current request. Next (16.4) drops it from a route handler's
 * response, and some players do not start without it.
 */
export function sendContentLength({ headers }: Response): void {
  const length = headers.get("content-length");
  if (length !== null) exchanges().getStore()?.response.setHeader("content-length", length);
}

/** Answers the current request with 400, where it came as a call of a server function: Next has no way to say so. */
export function refuseCall(): void {
  const exchange = exchanges().getStore();
  if (exchange) exchange.response.statusCode = 400;
}

/** The address at the other end of the current request's connection. */
export function socketAddress(): string | undefined {
  return exchanges().getStore()?.response.req.socket.remoteAddress;
}

/** What the current request asks for, letter by letter: URLs are read without `/./` and with `/` for `\\`. */
export function requestTarget(): string | undefined {
  return exchanges().getStore()?.target;
}
