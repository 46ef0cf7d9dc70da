import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { compressFiles, sendCompressedFiles } from "./compressed-files.mjs";

const SCRIPT = "export const one = 1;";

/** @type {string} */
let program;

/**
 * Answers which file Next would send, and how.
 *
 * @type {http.Server}
 */
let server;

beforeAll(async () => {
  program = mkdtempSync(path.join(tmpdir(), "program-"));
  const folder = path.join(program, ".next/static/chunks");
  mkdirSync(folder, { recursive: true });
  for (const name of ["a.js", "a.css", "a.woff2"]) writeFileSync(path.join(folder, name), SCRIPT);
  await compressFiles(program);
  writeFileSync(path.join(folder, "later.js"), SCRIPT);
  sendCompressedFiles(program);
  server = http.createServer(({ url }, response) => {
    const encoding = response.getHeader("content-encoding");
    response.removeHeader("content-encoding");
    response.end(JSON.stringify({ url, encoding, type: response.getHeader("content-type") }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => server.close());

/** @param {string} url @param {http.RequestOptions} [options] */
async function ask(url, options) {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const headers = { "accept-encoding": "gzip, br" };
  const request = http.request({ host: "127.0.0.1", port: address.port, path: url, headers, ...options });
  const [response] = /** @type {[http.IncomingMessage]} */ (await once(request.end(), "response"));
  /** @type {unknown} */
  const sent = JSON.parse(await text(response));
  return sent;
}

it("compresses scripts and styles", async () => {
  const file = path.join(program, ".next/static/chunks/a.js.br");
  expect(brotliDecompressSync(readFileSync(file)).toString()).toBe(SCRIPT);
});

it.each([
  ["/_next/static/chunks/a.js", "a.js.br", "application/javascript; charset=UTF-8"],
  ["/_next/static/chunks/a.css", "a.css.br", "text/css; charset=UTF-8"],
  ["/_next/static/chunks/a.js?dpl=1", "a.js.br?dpl=1", "application/javascript; charset=UTF-8"],
])("sends %s compressed", async (url, name, type) => {
  expect(await ask(url)).toEqual({ url: `/_next/static/chunks/${name}`, encoding: "br", type });
});

it.each([
  ["a font", "a.woff2", {}],
  ["what was not compressed", "later.js", {}],
  ["what is not there", "none.js", {}],
  ["a script to a browser that takes gzip alone", "a.js", { headers: { "accept-encoding": "gzip" } }],
  ["a script to a browser that refuses it", "a.js", { headers: { "accept-encoding": "gzip, br;q=0" } }],
  ["a part of a script", "a.js", { headers: { "accept-encoding": "br", range: "bytes=0-1" } }],
  ["an answer to a wrong method", "a.js", { method: "POST" }],
])("leaves %s uncompressed", async (_, name, options) => {
  const url = `/_next/static/chunks/${name}`;
  expect(await ask(url, options)).toEqual({ url });
});
