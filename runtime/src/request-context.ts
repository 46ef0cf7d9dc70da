import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { processState } from "./process-state.mjs";
import { onRequest, type End } from "./response-headers";

/** Identifies a request from the proxy to the provider, in their logs and to the visitor. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Keeps anything else out of the logs. nginx's ids have 32 characters, a UUID 36. */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

type RequestContext = {
  id: string;
  /** The pattern of its address, if the program knows it better than the address shows. */
  route?: string;
};

declare global {
  interface ProcessState {
    requests?: AsyncLocalStorage<RequestContext>;
  }
}

function requests(): AsyncLocalStorage<RequestContext> {
  return (processState().requests ??= new AsyncLocalStorage());
}

/** Returns the id of the request that the current code runs for; `undefined` outside a request. */
export function currentRequestId(): string | undefined {
  return requests().getStore()?.id;
}

/** Names the route that answers the current request, as a pattern such as `/blogs/:slug`. */
export function nameRoute(pattern: string): void {
  const context = requests().getStore();
  if (context) context.route = pattern;
}

/** Runs something as if for the request with this id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return requests().run({ id }, run);
}

/** A request that has been answered, or whose connection has ended. */
export type EndedRequest = {
  id: string;
  method: string;
  /** One of the program's own patterns, never an address, which may contain a secret. */
  route: string;
  /** 499, as in nginx, if the client did not wait for the answer. */
  status: number;
  seconds: number;
};

type Watching = {
  /** Returns whether the request's `X-Request-Id` was set by the proxy or something behind it. */
  isTrusted: (request: IncomingMessage) => boolean;
  /** Returns the route for a path, used if nothing has named it by the end of the request. */
  routeOf: (path: string) => string;
  onEnd: (request: EndedRequest) => void;
};

/** The status of a request whose connection ended before an answer began. */
const CLOSED_BY_CLIENT = 499;

/**
 * Gives each of the process's requests an id and reports its end. Register it before anything that changes statuses
 * just before they are sent, such as the security headers, so it sees the final status.
 */
export function watchRequests({ isTrusted, routeOf, onEnd }: Watching): End {
  return onRequest((request, response) => {
    const startedAt = performance.now();
    const [path = ""] = (request.url ?? "").split("?");
    const id = request.headers["x-request-id"];
    const isUsable = typeof id === "string" && REQUEST_ID.test(id) && isTrusted(request);
    const context: RequestContext = { id: isUsable ? id : randomUUID() };
    // Anything that forwards the request or reads its headers gets the same id.
    request.headers["x-request-id"] = context.id;
    response.setHeader(REQUEST_ID_HEADER, context.id);
    requests().enterWith(context);
    const sentStatus = noteStatus(response);
    response.once("close", () =>
      onEnd({
        id: context.id,
        method: request.method ?? "",
        route: context.route ?? routeOf(path),
        status: sentStatus() ?? CLOSED_BY_CLIENT,
        seconds: (performance.now() - startedAt) / 1000,
      }),
    );
  });
}

/**
 * Returns a function that reads the status once it is sent. `statusCode` may have changed by then, but is right if
 * `writeHead` was bypassed, as for stored responses.
 */
function noteStatus(response: ServerResponse): () => number | undefined {
  let sent: number | undefined;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- the proxy passes on what it is called on
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, target, [status, ...rest]: [number, ...unknown[]]) {
      sent = status;
      return Reflect.apply(writeHead, target, [status, ...rest]) as unknown;
    },
  });
  return () => sent ?? (response.headersSent ? response.statusCode : undefined);
}
