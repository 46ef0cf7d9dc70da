import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { currentRequestId, nameRoute, watchRequests, type EndedRequest } from "./request-context";
import { onEachRequest } from "./response-headers";

const ID = "0af7651916cd43dd8448eb211c80319c";
const NEW_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let isTrusted = true;
let whenEnded: (request: EndedRequest) => void = () => undefined;

const server = createServer((request, response) => answer(request, response));

afterAll(
  watchRequests({
    isTrusted: () => isTrusted,
    routeOf: (path) => `route of ${path}`,
    onEnd: (request) => whenEnded(request),
  }),
);
// Changes statuses the way the security headers do.
afterAll(onEachRequest(() => (status) => (status === 200 ? 404 : status)));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

beforeEach(() => {
  isTrusted = true;
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/blog/x?secret=1`;

async function ask(id?: string) {
  const ended = new Promise<EndedRequest>((resolve) => (whenEnded = resolve));
  const response = await fetch(address(), { headers: id === undefined ? {} : { "X-Request-Id": id } });
  return { id: response.headers.get("x-request-id"), body: await response.text(), ended: await ended };
}

it("takes a trusted proxy's id and keeps it for everything the request runs", async () => {
  answer = (request, response) => {
    setImmediate(() =>
      response.end(`${String(request.headers["x-request-id"])} ${String(currentRequestId())}`),
    );
  };
  const { id, body, ended } = await ask(ID);
  expect([id, body, ended.id]).toEqual([ID, `${ID} ${ID}`, ID]);
  expect(currentRequestId()).toBeUndefined();
});

it.each([
  ["there is none", undefined, true],
  ["a visitor chose it", ID, false],
  ["it is too short", "a1b2c3d", true],
  ["it is too long", "a".repeat(65), true],
  ["it has other characters", `${ID}"}{`, true],
])("creates a new id when %s", async (_, given, trusted) => {
  isTrusted = trusted;
  answer = (_request, response) => response.end(currentRequestId());
  const first = await ask(given);
  const second = await ask(given);
  expect(first.id).toMatch(NEW_ID);
  expect(first.body).toBe(first.id);
  expect(second.id).not.toBe(first.id);
});

it("reports the status that was sent, and a route based on the path only", async () => {
  answer = (_request, response) => response.end();
  expect((await ask()).ended).toMatchObject({ method: "GET", route: "route of /blog/x", status: 404 });
});

it("reports the status even if the code that changes it is bypassed, as for stored responses", async () => {
  answer = (_request, response) => {
    ServerResponse.prototype.writeHead.call(response, 304);
    response.end();
  };
  expect((await ask()).ended).toMatchObject({ status: 304 });
});

it("reports the route that was named", async () => {
  answer = (_request, response) => {
    nameRoute("/blogs/:slug");
    response.writeHead(500).end();
  };
  expect((await ask()).ended).toMatchObject({ route: "/blogs/:slug", status: 500 });
});

it("reports a visitor who left before the answer", async () => {
  const leaving = new AbortController();
  answer = () => leaving.abort();
  const ended = new Promise<EndedRequest>((resolve) => (whenEnded = resolve));
  await expect(fetch(address(), { signal: leaving.signal })).rejects.toThrow("aborted");
  expect(await ended).toMatchObject({ status: 499 });
});
