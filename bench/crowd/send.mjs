import http from "node:http";
import https from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Requests a page, or sends a form or other data.
 *
 * @param {string} url
 * @param {object} options
 * @param {import("node:http").Agent} options.agent for the address's protocol
 * @param {string} [options.address] the visitor's
 * @param {object | undefined} [options.form]
 * @param {string} [options.method]
 * @param {Record<string, string>} [options.headers]
 * @param {() => Iterable<Buffer> | AsyncIterable<Buffer>} [options.body] read again for each attempt
 * @returns {Promise<{ status: number; ms: number; headers: import("node:http").IncomingHttpHeaders; body: string }>}
 */
export function send(url, options) {
  const { agent, address, form } = options;
  const { method = form ? "POST" : "GET", body = () => (form ? [Buffer.from(JSON.stringify(form))] : []) } =
    options;
  const start = performance.now();
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, ms: performance.now() - start, headers: {}, body: "" });
    const headers = {
      ...(address && { "x-forwarded-for": address }),
      ...(form && { "content-type": "application/json" }),
      ...options.headers,
    };
    const { request } = url.startsWith("https:") ? https : http;
    const sent = request(url, { agent, timeout: TIMEOUT_MS, method, headers }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on("data", (/** @type {Buffer} */ chunk) => chunks.push(chunk));
      answer.on("error", failed);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - start,
          headers: answer.headers,
          body: text,
        });
      });
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      // The idle connection was closed: a browser asks again over a new one.
      if (sent.reusedSocket && error.code === "ECONNRESET") resolve(send(url, options));
      else failed();
    });
    // The request's own events report how it ended.
    pipeline(Readable.from(body()), sent).catch(() => undefined);
  });
}
