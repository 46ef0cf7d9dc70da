import { randomBytes } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { IncomingMessage, Server, ServerResponse } from "node:http";

/** A request to one of the programs, and its response. */
export type BegunRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Allows the inline scripts that Next writes into the page it renders for this request. */
  nonce: string;
};

/** Called just before the headers are sent, with the status; returns the status to send. */
export type BeforeHeaders = (status: number) => number;

/** Node announces each request on this channel before anything answers it. */
const REQUESTS = "http.server.request.start";

/** The header in which Next looks for a page's nonce. */
const POLICY = "content-security-policy";

/** Creates a response's nonce and the header that passes it to Next, replacing any nonce that the visitor sent. */
export function newNonce(): { nonce: string; header: [name: string, value: string] } {
  const nonce = randomBytes(16).toString("base64");
  return { nonce, header: [POLICY, `script-src 'nonce-${nonce}'`] };
}

/** Undoes what the call that returned it set up. */
export type End = () => void;

/** Lets a program see each request before Next does, on all of the process's servers. */
export function onRequest(
  handle: (request: IncomingMessage, response: ServerResponse, server: Server) => void,
): End {
  const listener = (message: unknown) => {
    if (isStart(message)) handle(message.request, message.response, message.server);
  };
  subscribe(REQUESTS, listener);
  return () => unsubscribe(REQUESTS, listener);
}

/**
 * Lets a program add headers to each of its responses, whichever part of Next sends it. Next's own `headers` are fixed
 * at build time and can't depend on what was rendered.
 */
export function onEachRequest(begin: (begun: BegunRequest) => BeforeHeaders): End {
  return onRequest((request, response) => {
    const { nonce, header } = newNonce();
    request.headers[header[0]] = header[1];
    const beforeHeaders = begin({ request, response, nonce });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- the proxy passes on what it is called on
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, target, [status, ...rest]: [number, ...unknown[]]) {
        const others = rest.filter((argument) => !setHeaders(response, argument));
        const sent: unknown = Reflect.apply(writeHead, target, [beforeHeaders(status), ...others]);
        // Next may re-render the page to store it, and would take the 404 just sent for the new page's status.
        response.statusCode = 200;
        return sent;
      },
    });
  });
}

/** Anything that headers can be added to, such as a Node response. */
export type ResponseHeaders = {
  hasHeader: (name: string) => boolean;
  setHeader: (name: string, value: string) => unknown;
};

/** Sets the headers that the route has not set itself. */
export function setMissing(response: ResponseHeaders, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
}

/** A CDN that inserts scripts into a page, or hides addresses in it, breaks its policy and React's hydration. */
export function keepAsSent(response: ResponseHeaders & Pick<ServerResponse, "getHeader">): void {
  const caching = response.getHeader("cache-control");
  response.setHeader("cache-control", [caching ?? [], "no-transform"].flat().join(", "));
}

/** Headers that both programs send with every response. */
export const COMMON_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Makes browsers use only https with this host for a year. Its subdomains are not ours to decide about. */
export const HTTPS_ONLY = { "Strict-Transport-Security": "max-age=31536000" };

/** Builds a Content-Security-Policy from directives, leaving out empty sources. */
export function contentSecurityPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join("; ");
}

/** An origin that is safe in a policy. A host may contain `;` or `,`, which would start another directive or policy. */
const SAFE_ORIGIN = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/;

/** Returns an address's origin as a policy source; `""` if no policy can name it. */
export function originOf(address: string | null | undefined): string {
  const origin = address ? new URL(address).origin : "";
  return SAFE_ORIGIN.test(origin) ? origin : "";
}

/** Sets headers passed to `writeHead` directly, which other code could not see otherwise. */
function setHeaders(response: ServerResponse, headers: unknown): boolean {
  if (typeof headers !== "object" || headers === null || Array.isArray(headers)) return false;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined)
      response.setHeader(name, Array.isArray(value) ? value.map(String) : String(value));
  }
  return true;
}

type Start = { request: IncomingMessage; response: ServerResponse; server: Server };

function isStart(message: unknown): message is Start {
  if (typeof message !== "object" || message === null) return false;
  if (!("request" in message && "response" in message && "server" in message)) return false;
  return (
    message.request instanceof IncomingMessage &&
    message.response instanceof ServerResponse &&
    message.server instanceof Server
  );
}
