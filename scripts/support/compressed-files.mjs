import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import Negotiator from "negotiator";
import { answerRequests } from "./answer-requests.mjs";
import { providerDir } from "./paths.mjs";

/** Next serves the files of `.next/static` under this path. */
const STATIC = "/_next/static/";

const ENDING = ".br";

/** With these headers, Next may answer with an error, which isn't compressed. */
const MAY_FAIL = ["range", "if-match", "if-unmodified-since"];

/** @type {Record<string, string>} */
const TYPES = { ".js": "application/javascript; charset=UTF-8", ".css": "text/css; charset=UTF-8" };

/**
 * Compresses a build's scripts and styles harder than a server could on request: a seventh smaller, beside gzip.
 *
 * @param {string} program the folder of the program
 */
export async function compressFiles(program) {
  const folder = path.join(program, ".next/static");
  const files = namesIn(folder).filter((name) => path.extname(name) in TYPES);
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(path.join(folder, name));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(path.join(folder, name + ENDING), await promisify(brotliCompress)(content, { params }));
    }),
  );
}

/**
 * Lets Next send the site's compressed files to browsers that accept them.
 *
 * @param {string} [program] the folder of this process's program
 */
export function sendCompressedFiles(program = process.cwd()) {
  if (program === providerDir) return;
  const names = namesIn(path.join(program, ".next/static"));
  const compressed = new Set(names.filter((name) => name.endsWith(ENDING)).map((name) => STATIC + name));
  answerRequests((request, response) => {
    const { method, headers, url = "" } = request;
    const [address = "", ...query] = url.split("?");
    const type = TYPES[path.extname(address)];
    if (type === undefined || !compressed.has(address + ENDING)) return false;
    if (method !== "GET" || MAY_FAIL.some((name) => name in headers)) return false;
    if (new Negotiator(request).encoding(["br"]) === undefined) return false;
    request.url = [address + ENDING, ...query].join("?");
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", "br");
    return false;
  });
}

/** @param {string} folder */
function namesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll(path.sep, "/"),
  );
}
