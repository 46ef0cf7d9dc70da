import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { providerDir } from "./paths.mjs";

/** On this channel Node tells of each request before anything answers it. */
const REQUESTS = "http.server.request.start";

/**
 * Lets the site send stored pages without asking Next.
 *
 * @param {string} [program] the folder of the program that runs in this process
 */
export async function answerStoredPages(program = process.cwd()) {
  if (program === providerDir) return;
  const { answerFromStore } = await import("../../lib/http/stored-responses.mjs");
  answerRequests(answerFromStore);
}

/**
 * Lets something answer requests in Next's place, from now on, in all servers of the process.
 *
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean} answer
 *   whether it has answered
 * @returns {() => void} ends that for servers that nobody has asked yet
 */
function answerRequests(answer) {
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
      if (answer(request, response)) return;
      for (const listener of listeners) listener.call(server, request, response);
    });
  };
  subscribe(REQUESTS, listener);
  return () => unsubscribe(REQUESTS, listener);
}

/**
 * Answers requests that Next fails at: 405 to TRACE, which its requests cannot represent, and 400 to an address with
 * malformed escapes, but for the site, which says so on a page.
 *
 * @param {string} [program] the folder of the program that runs in this process
 */
export function refuseRequests(program = process.cwd()) {
  return answerRequests((request, response) => {
    if (request.method === "TRACE") {
      refuse(response, 405, "This kind of request is not answered", { allow: "GET, HEAD, POST" });
      return true;
    }
    if (program !== providerDir || !isMalformed(request.url ?? "")) return false;
    refuse(response, 400, "This address cannot be read");
    return true;
  });
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
  // What else is sent is not read.
  const common = { "content-type": "application/json", "content-length": length, connection: "close" };
  response.writeHead(status, { ...common, "cache-control": "no-store", ...headers });
  response.end(body);
}
