import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { onRequest, type End } from "./response-headers";

/** How long any request may take, in milliseconds. A gigabyte over a slow line needs more than Node's five minutes. */
export const LONGEST_REQUEST_MS = 2 * 60 * 60 * 1000;

/** How long a request's headers may take, in milliseconds. Node checks every 30 seconds. */
export const HEADERS_MS = 20_000;

/** How long the body of a request without a file may take, in milliseconds. */
export const BODY_MS = 30_000;

/** In milliseconds. Each such period must bring `FILE_PERIOD_BYTES` of a file, far below the slowest phone's speed. */
export const FILE_PERIOD_MS = 60_000;
export const FILE_PERIOD_BYTES = 16 * 1024;

/** How long a connection stays open after the answer if nobody reads the rest of the body, in milliseconds. */
export const UNREAD_MS = 5_000;

/**
 * Disconnects clients that send headers or a body too slowly, on all of the process's servers. A file upload may
 * continue as long as its bytes keep arriving.
 */
export function limitBodyTimes(bringsFile: (request: IncomingMessage) => boolean): End {
  return onRequest((request, response, server) => {
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = LONGEST_REQUEST_MS;
    const { headers, socket } = request;
    const hasBody = "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
    if (!hasBody) return;
    const end = () => hangUp(request, response);
    const timer = bringsFile(request) ? watchFile(request, end) : setTimeout(end, BODY_MS);
    timer.unref();
    // The rest of the body may still be arriving after the answer.
    for (const done of ["end", "close"]) request.once(done, () => clearTimeout(timer));
    request.once("close", () => {
      if (!request.complete && !socket.destroyed) endAfter(response, socket);
    });
  });
}

/** After a cancelled body, Node's server neither reads on nor closes the connection until its idle timeout. */
function endAfter(response: ServerResponse, socket: Socket): void {
  const end = () => setTimeout(() => socket.destroy(), UNREAD_MS).unref();
  if (response.writableFinished) end();
  else response.once("finish", end);
}

/** Bytes that wait here to be read are not the sender's fault. */
function watchFile(request: IncomingMessage, end: () => void): NodeJS.Timeout {
  let before = request.socket.bytesRead;
  return setInterval(() => {
    const { bytesRead } = request.socket;
    const isSlow = bytesRead - before < FILE_PERIOD_BYTES;
    before = bytesRead;
    if (isSlow && request.readableLength === 0) end();
  }, FILE_PERIOD_MS);
}

/** Does what Node does after `requestTimeout`. */
function hangUp({ complete, socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (complete) return;
  if (headersSent) socket.destroy();
  else socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n", () => socket.destroy());
}
