import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";

import { limitBodyTimes } from "@lampstand/runtime/body-times";
import { processState } from "@lampstand/runtime/process-state";
import { onRequest, type End } from "@lampstand/runtime/response-headers";

/** A form with a file: the contract's call that takes one, and what the admin keeps. */
const FILE_TYPE = /^multipart\/form-data\s*(;|$)/i;
const FILE_PATH = /^\/(add_video|api\/(clips|images))([/?]|$)/;

/** Node's answer to a request, and what was asked for, as it was written there. */
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
 * Reaches through Next to Node's HTTP server, for what Next has no setting for or does not tell: how long a request may
 * take, the length of an answer, and who asks. Returns what ends that.
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

/**
 * Sends a `Content-Length` with the answer to the current request. Next (16.4) drops it from a route handler's
 * response, and some players do not start without it.
 */
export function sendContentLength({ headers }: Response): void {
  const length = headers.get("content-length");
  if (length !== null) contexts().getStore()?.response.setHeader("content-length", length);
}

/** Answers the current request with 400, where it came as a call of a server function: Next has no way to say so. */
export function refuseCall(): void {
  const context = contexts().getStore();
  if (context) context.response.statusCode = 400;
}

/** The address at the other end of the current request's connection. */
export function socketAddress(): string | undefined {
  return contexts().getStore()?.response.req.socket.remoteAddress;
}

/** What the current request asks for, letter by letter: URLs are read without `/./` and with `/` for `\\`. */
export function requestTarget(): string | undefined {
  return contexts().getStore()?.target;
}
