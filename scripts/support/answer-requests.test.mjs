import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import { providerDir } from "./paths.mjs";
import { refuseRequests } from "./answer-requests.mjs";

afterAll(refuseRequests(providerDir));

/** @type {http.Server} */
let server;

beforeEach(async () => {
  server = http.createServer((request, response) => response.end(request.url)).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => server.close());

/**
 * @param {string} method
 * @param {string} path as it is sent
 */
async function ask(method, path) {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const request = http.request({ port, host: "127.0.0.1", method, path, agent: false }).end();
  const [response] = /** @type {[http.IncomingMessage]} */ (await once(request, "response"));
  return { status: response.statusCode, body: await text(response) };
}

it.each(["/%", "/a/%ff", "/%E0%A4%A", "/%zz?a=b"])("answers 400 to %s", async (path) => {
  const { status, body } = await ask("GET", path);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toEqual({ status: "error", message: "This address cannot be read" });
});

it("answers 405 to TRACE", async () => {
  expect((await ask("TRACE", "/")).status).toBe(405);
  expect((await ask("TRACE", "/api/a")).status).toBe(405);
});

it.each(["/", "/%09Discover%20Jesus", "/a?b=%ff", "/%25E0"])("leaves %s to the server", async (path) => {
  expect(await ask("GET", path)).toEqual({ status: 200, body: path });
});
