import { randomBytes } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { IncomingMessage, Server, ServerResponse } from "node:http";

/** A request to one of the programs, and what it is answered with. */
export type BegunRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Allows the inline scripts that Next writes into a page it renders for this request. */
  nonce: string;
};

/** Called just before the headers are sent, with the status; returns the status to send. */
export type BeforeHeaders = (status: number) => number;

/** On this channel Node tells of each request before anything answers it. */
const REQUESTS = "http.server.request.start";

/** The header by which Next is told a page's nonce. */
const POLICY = "content-security-policy";

/** A nonce for one response, and what tells Next of it: it takes the place of one that the visitor sent, who may not choose it. */
export function newNonce(): { nonce: string; header: [name: string, value: string] } {
  const nonce = randomBytes(16).toString("base64");
  return { nonce, header: [POLICY, `script-src 'nonce-${nonce}'`] };
}

/** Ends what was begun. */
export type End = () => void;

/** Lets a program see each request before Next does, in all servers of the process. */
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
 * Lets a program add to each of its responses, whatever part of Next gives it. Next's own `headers` are fixed when the
 * site is built, and cannot know what was rendered.
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
        // Next may go on to render the page anew, to store it, and would take a 404 that is sent for one of the new page.
        response.statusCode = 200;
        return sent;
      },
    });
  });
}

/** What headers are added to, such as a response of Node's. */
export type ResponseHeaders = {
  hasHeader: (name: string) => boolean;
  setHeader: (name: string, value: string) => unknown;
};

/** Sets headers that the route has not set itself. */
export function setMissing(response: ResponseHeaders, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
}

/** What both programs say of every response. */
export const COMMON_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** For a year browsers speak https alone with the host that sends it; its subdomains are nobody's business here. */
export const HTTPS_ONLY = { "Strict-Transport-Security": "max-age=31536000" };

/** A Content-Security-Policy of these directives; an empty source is left out. */
export function contentSecurityPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join("; ");
}

/** An origin that is safe in a policy. A host may contain `;` or `,`, which would start another directive or policy. */
const SAFE_ORIGIN = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/;

/** The origin of an address as a source of a policy; `""` for one that no policy can name. */
export function originOf(address: string | null | undefined): string {
  const origin = address ? new URL(address).origin : "";
  return SAFE_ORIGIN.test(origin) ? origin : "";
}

/** Sets headers that are given to `writeHead` itself, which nobody could see otherwise. */
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
