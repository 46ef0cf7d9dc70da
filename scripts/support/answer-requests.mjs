import { subscribe, unsubscribe } from "node:diagnostics_channel";
import http from "node:http";
import { providerDir } from "./paths.mjs";
import { methodsOfBuild } from "./route-methods.mjs";

/** Node publishes each request on this channel before anything answers it. */
const REQUESTS = "http.server.request.start";

/** Node publishes each connection on this channel before anything reads from it. */
const CONNECTIONS = "net.server.socket";

/**
 * Lets the site send stored pages without calling Next.
 *
 * @param {string} [program] the folder of this process's program
 */
export async function answerStoredPages(program = process.cwd()) {
  if (program === providerDir) return;
  const { answerFromStore } = await import("../../lib/page-cache/stored-responses.mjs");
  answerRequests(answerFromStore);
}

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

/**
 * Lets a function answer requests in Next's place from now on, in all servers of the process.
 *
 * @param {(request: Request, response: Response) => boolean | Promise<boolean>} answer returns whether it answered
 * @returns {() => void} a function that stops this for servers without requests so far
 */
export function answerRequests(answer) {
  /** @type {WeakSet<import("node:http").Server>} */
  const guarded = new WeakSet();
  /** @param {unknown} message */
  const listener = (message) => {
    const { server } = /** @type {{ server: import("node:http").Server }} */ (message);
    if (guarded.has(server)) return;
    guarded.add(server);
    const listeners = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      const passOn = () => {
        for (const listener of listeners) listener.call(server, request, response);
      };
      const answered = answer(request, response);
      if (answered instanceof Promise) void answered.then((isAnswered) => isAnswered || passOn());
      else if (!answered) passOn();
    });
  };
  subscribe(REQUESTS, listener);
  return () => unsubscribe(REQUESTS, listener);
}

/**
 * Answers 400 to addresses that make Next fail: those that aren't addresses, such as `*`, and malformed escapes, except
 * on the site, which has a page for them.
 *
 * @param {string} [program] the folder of this process's program
 */
export function refuseRequests(program = process.cwd()) {
  return answerRequests(({ url = "" }, response) => {
    const isAddress = url.startsWith("/") || URL.canParse(url);
    if (isAddress && (program !== providerDir || !isMalformed(url))) return false;
    refuse(response, 400, "This address is not valid");
    return true;
  });
}

/**
 * Answers methods that an address's route doesn't have: 405, or 204 to `OPTIONS`. Next would call the route anyway and
 * store the answer as its page.
 *
 * @param {string} [program] the folder of this process's program
 * @throws {Error} without a build
 */
export function refuseMethods(program = process.cwd()) {
  const methodsOf = methodsOfBuild(program);
  return answerRequests((request, response) => {
    const methods = methodsOf(request.url ?? "");
    if (!(methods instanceof Promise)) return refuseOther(methods, request, response);
    // Next reports the error of a route that can't load.
    return methods.then(
      (found) => refuseOther(found, request, response),
      () => false,
    );
  });
}

/**
 * Answers protocol upgrades, such as a WebSocket, as plain requests. Next has none in production and leaves their
 * connections open forever, beyond the server's timeouts.
 */
export function ignoreUpgrades() {
  /** @param {unknown} message */
  const listener = (message) => {
    const { server } = /** @type {{ socket: { server?: import("node:net").Server } }} */ (message).socket;
    server?.removeAllListeners("upgrade");
  };
  subscribe(CONNECTIONS, listener);
  return () => unsubscribe(CONNECTIONS, listener);
}

/** Lets a closed server end despite idle connections, which Node counts as running requests. */
export function closeUnusedConnections() {
  /** @type {WeakMap<http.Server, Set<import("node:net").Socket>>} */
  const connections = new WeakMap();
  /** @param {http.Server} server */
  const guard = (server) => {
    /** @type {Set<import("node:net").Socket>} */
    const open = new Set();
    connections.set(server, open);
    server.closeIdleConnections = () => {
      http.Server.prototype.closeIdleConnections.call(server);
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    };
    return open;
  };
  /** @param {unknown} message */
  const listener = (message) => {
    const { socket } =
      /** @type {{ socket: import("node:net").Socket & { server?: import("node:net").Server | http.Server } }} */ (
        message
      );
    const { server } = socket;
    if (!server || !("closeIdleConnections" in server)) return;
    const open = connections.get(server) ?? guard(server);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  };
  subscribe(CONNECTIONS, listener);
  return () => unsubscribe(CONNECTIONS, listener);
}

/** Returns whether this process is one of Next's servers running a build. */
export function isBuiltServer() {
  return process.argv[2] === "start";
}

/** @param {readonly string[]} methods @param {Request} request @param {Response} response */
function refuseOther(methods, { method = "" }, response) {
  if (methods.includes(method)) return false;
  const allow = methods.join(", ");
  if (method === "OPTIONS") response.writeHead(204, { allow, "cache-control": "no-store" }).end();
  else refuse(response, 405, "This method is not allowed here", { allow });
  return true;
}

/** @param {string} url */
function isMalformed(url) {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return false;
  } catch {
    return true;
  }
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} message
 * @param {Record<string, string>} [headers]
 */
function refuse(response, status, message, headers = {}) {
  const body = JSON.stringify({ status: "error", message });
  const length = String(Buffer.byteLength(body));
  // Any body sent with the request stays unread.
  const common = { "content-type": "application/json", "content-length": length, connection: "close" };
  response.writeHead(status, { ...common, "cache-control": "no-store", ...headers });
  response.end(body);
}
