import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";

import { limitBodyTimes } from "@lampstand/runtime/body-times";
import { processState } from "@lampstand/runtime/process-state";
import { onRequest, type End } from "@lampstand/runtime/response-headers";

/** Requests that carry a file: the contract's story upload, and the admin's uploads. */
const FILE_TYPE = /^multipart\/form-data\s*(;|$)/i;
const FILE_PATH = /^\/(add_video|api\/(clips|images))([/?]|$)/;

/** Node's response to a request, and the target exactly as requested. */
type NodeContext = { response: ServerResponse; target: string | undefined };

declare global {
  interface ProcessState {
    nodeContexts?: AsyncLocalStorage<NodeContext>;
  }
}

function contexts(): AsyncLocalStorage<NodeContext> {
  return (processState().nodeContexts ??= new AsyncLocalStorage());
}

/**
 * Hooks into Node's HTTP server for what Next cannot set or report: how long a request may take, a response's length,
 * and the client. Returns a function that removes the hooks.
 */
export function watchNodeServer(): End {
  const ends = [
    limitBodyTimes(bringsFile),
    onRequest((request, response) => contexts().enterWith({ response, target: request.url })),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function bringsFile({ headers, url = "" }: IncomingMessage): boolean {
  return FILE_TYPE.test(headers["content-type"] ?? "") && FILE_PATH.test(url);
}

/** Sends a `Content-Length`: Next (16.4) drops it from route handlers, and some players need it to start. */
export function sendContentLength({ headers }: Response): void {
  const length = headers.get("content-length");
  if (length !== null) contexts().getStore()?.response.setHeader("content-length", length);
}

/** Sets the status of the answer to the current call of a server function: Next has no way to do so. */
export function refuseCall(status: number): void {
  const context = contexts().getStore();
  if (context) context.response.statusCode = status;
}

/** Returns the remote address of the current request's connection. */
export function socketAddress(): string | undefined {
  return contexts().getStore()?.response.req.socket.remoteAddress;
}

/** Returns the current request's target, character by character: URL parsing removes `/./` and turns `\\` into `/`. */
export function requestTarget(): string | undefined {
  return contexts().getStore()?.target;
}
