import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { processState } from "./process-state.mjs";
import { onRequest, type End } from "./response-headers";

/** The header by which a request is known from the proxy to the provider, in their logs and to the visitor. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Nothing else gets into a log. nginx's own has 32 characters, a UUID 36. */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

type RequestContext = {
  id: string;
  /** The pattern of its address, where the program knows it better than the address tells. */
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

/** The id of the request on whose behalf something runs; `undefined` outside of any. */
export function currentRequestId(): string | undefined {
  return requests().getStore()?.id;
}

/** Names the route that answers the current request, as a pattern such as `/blogs/:slug`. */
export function nameRoute(pattern: string): void {
  const context = requests().getStore();
  if (context) context.route = pattern;
}

/** Runs something as if for a request of this id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return requests().run({ id }, run);
}

/** A request that has been answered, or whose connection has ended. */
export type EndedRequest = {
  id: string;
  method: string;
  /** A pattern of the program's own, never an address: that may hold a secret. */
  route: string;
  /** 499 where whoever asked did not wait for the answer, as nginx has it. */
  status: number;
  seconds: number;
};

type Watching = {
  /** Whether the request's own `X-Request-Id` comes from this side of the proxy. */
  isTrusted: (request: IncomingMessage) => boolean;
  /** The route of a path, where nothing has named it by the end of the request. */
  routeOf: (path: string) => string;
  onEnd: (request: EndedRequest) => void;
};

/** The status of a request whose connection ended before an answer began. */
const CLOSED_BY_CLIENT = 499;

/**
 * Gives each request of the process its id, and tells of its end. It has to come before what changes statuses just before
 * they are sent, such as the security headers, to be told the one that is sent.
 */
export function watchRequests({ isTrusted, routeOf, onEnd }: Watching): End {
  return onRequest((request, response) => {
    const startedAt = performance.now();
    const [path = ""] = (request.url ?? "").split("?");
    const given = request.headers["x-request-id"];
    const isUsable = typeof given === "string" && REQUEST_ID.test(given) && isTrusted(request);
    const context: RequestContext = { id: isUsable ? given : randomUUID() };
    // What passes the request on, or reads its headers, has the same one.
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
 * Returns what gives the status once it is sent: `statusCode` may be another one by the end, but not where `writeHead` is passed
 * by, as for stored responses.
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
