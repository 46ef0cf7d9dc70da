import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import http from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { providerDir } from "./paths.mjs";
import { closeUnusedConnections, ignoreUpgrades, refuseMethods, refuseRequests } from "./answer-requests.mjs";

const ends = [
  refuseRequests(providerDir),
  refuseMethods(makeBuild()),
  ignoreUpgrades(),
  closeUnusedConnections(),
];

afterAll(() => {
  for (const end of ends) end();
});

/** Makes a program as Next builds it: a stored route, an upload route, a page and a page with a form. */
function makeBuild() {
  const program = mkdtempSync(path.join(tmpdir(), "program-"));
  /** @param {string} name @param {unknown} content */
  const write = (name, content) => {
    const file = path.join(program, ".next", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  };
  const pages = {
    "/[locale]/blog/page": "/[locale]/blog",
    "/[locale]/contact-us/page": "/[locale]/contact-us",
  };
  const routes = {
    "/embed/[slug]/route": "/embed/[slug]",
    "/api/uploads/[[...path]]/route": "/api/uploads/[[...path]]",
    "/api/broken/route": "/api/broken",
  };
  write("app-path-routes-manifest.json", { ...pages, ...routes });
  write("routes-manifest.json", {
    rewrites: { afterFiles: [{ regex: "^/((?!api|embed).+)$", destination: "/default/:path" }] },
    staticRoutes: [{ page: "/api/broken", regex: "^/api/broken(?:/)?$" }],
    dynamicRoutes: [
      { page: "/[locale]/blog", regex: "^/([^/]+?)/blog(?:/)?$" },
      { page: "/[locale]/contact-us", regex: "^/([^/]+?)/contact-us(?:/)?$" },
      { page: "/api/uploads/[[...path]]", regex: "^/api/uploads(?:/(.+?))?(?:/)?$" },
      { page: "/embed/[slug]", regex: "^/embed/([^/]+?)(?:/)?$" },
    ],
  });
  write("server/server-reference-manifest.json", {
    node: { "40ab": { workers: { "app/[locale]/contact-us/page": {} } } },
  });
  write("server/app/embed/[slug]/route.js", routeFile("GET", "dynamic", "generateStaticParams"));
  write("server/app/api/uploads/[[...path]]/route.js", routeFile("POST", "PATCH", "HEAD", "OPTIONS"));
  write("server/app/api/broken/route.js", "throw new Error('broken')");
  return program;
}

/**
 * Returns Next's file for a route, whose exports exist only after loading.
 *
 * @param {string[]} names
 */
function routeFile(...names) {
  return `const routeModule = {};
routeModule.ensureUserland = async () => { routeModule.userland = { ${names.map((name) => `${name}() {}`).join()} } };
module.exports = Promise.resolve({ routeModule });`;
}

/** @type {http.Server} */
let server;

beforeEach(async () => {
  server = http.createServer((request, response) => response.end(request.url)).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/**
 * @param {string} method
 * @param {string} path as sent
 * @param {Record<string, string>} [headers]
 */
async function ask(method, path, headers = {}) {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const request = http.request({ port, host: "127.0.0.1", method, path, headers, agent: false }).end();
  const [response] = /** @type {[http.IncomingMessage]} */ (await once(request, "response"));
  return { status: response.statusCode, body: await text(response), allow: response.headers.allow };
}

it.each(["/%", "/a/%ff", "/%E0%A4%A", "/%zz?a=b", "*", "http://"])("answers 400 to %s", async (path) => {
  const { status, body } = await ask("GET", path);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toEqual({ status: "error", message: "This address is not valid" });
});

const ONE_LAMP = "/embed/one-lamp";

it.each([
  ["DELETE", ONE_LAMP, "GET, HEAD"],
  ["POST", ONE_LAMP, "GET, HEAD"],
  ["TRACE", ONE_LAMP, "GET, HEAD"],
  ["PROPFIND", `${ONE_LAMP}/?a=b`, "GET, HEAD"],
  ["GET", "/api/uploads/1/2", "HEAD, POST, PATCH, OPTIONS"],
  ["DELETE", "/api/uploads", "HEAD, POST, PATCH, OPTIONS"],
  ["POST", "/blog", "GET, HEAD"],
  ["PUT", "/contact-us", "GET, HEAD, POST"],
  ["TRACE", "/", "GET, HEAD"],
  ["DELETE", "/nowhere", "GET, HEAD"],
  ["DELETE", `//embed/one-lamp`, "GET, HEAD"],
])("answers 405 to %s %s and names the allowed methods", async (method, path, allow) => {
  // The route is unknown the first time and known the second.
  for (let time = 0; time < 2; time += 1)
    expect(await ask(method, path)).toMatchObject({ status: 405, allow });
});

it("answers OPTIONS for routes that don't", async () => {
  expect(await ask("OPTIONS", ONE_LAMP)).toEqual({ status: 204, body: "", allow: "GET, HEAD" });
});

it.each([
  ["GET", ONE_LAMP],
  ["POST", "/contact-us"],
  ["PATCH", "/api/uploads/1?a=b"],
  ["OPTIONS", "/api/uploads"],
  ["DELETE", "/api/broken"],
])("leaves %s %s to the server", async (method, path) => {
  expect(await ask(method, path)).toMatchObject({ status: 200, body: path });
});

it("leaves HEAD to routes that answer it", async () => {
  expect(await ask("HEAD", ONE_LAMP)).toMatchObject({ status: 200 });
  expect(await ask("HEAD", "/api/uploads/1")).toMatchObject({ status: 200 });
});

it.each(["/", "/%09Discover%20Jesus", "/a?b=%ff", "/%25E0"])("leaves %s to the server", async (path) => {
  expect(await ask("GET", path)).toMatchObject({ status: 200, body: path });
});

it("answers protocol upgrades, which the server would leave open", async () => {
  server.on("upgrade", (_, socket) => socket.destroy());
  for (const protocol of ["websocket", "h2c"]) {
    const answer = await ask("GET", "/nowhere", { connection: "upgrade", upgrade: protocol });
    expect(answer).toMatchObject({ status: 200, body: "/nowhere" });
  }
});

it("ends despite an idle connection, once it has answered the others", async () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const accepted = once(server, "connection");
  const unused = connect(port, "127.0.0.1").resume();
  await accepted;
  const asked = once(server, "request");
  const answer = ask("GET", "/under-way");
  await asked;
  const ended = once(server, "close");
  server.close();
  await once(unused, "close");
  expect(await answer).toMatchObject({ status: 200, body: "/under-way" });
  await ended;
});
