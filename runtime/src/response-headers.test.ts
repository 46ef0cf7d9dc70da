import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentSecurityPolicy, onEachRequest, originOf, setMissing } from "./response-headers";

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let begin: (begun: { nonce: string; response: ServerResponse }) => (status: number) => number;

const server = createServer((request, response) => answer(request, response));

afterAll(onEachRequest((begun) => begin(begun)));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => server.close());

const ask = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers });

it("sets the nonce in the request's header, replacing any that a visitor chose", async () => {
  const nonces: string[] = [];
  begin = ({ nonce }) => {
    nonces.push(nonce);
    return (status) => status;
  };
  answer = (request, response) => response.end(request.headers["content-security-policy"]);
  const first = await (await ask()).text();
  const second = await (await ask({ "Content-Security-Policy": "script-src 'nonce-chosen'" })).text();
  expect([first, second]).toEqual(nonces.map((nonce) => `script-src 'nonce-${nonce}'`));
  expect(first).not.toBe(second);
});

it.each<[string, (response: ServerResponse) => void]>([
  ["that is ended", (response) => response.end("x")],
  ["that is written piece by piece", (response) => void (response.write("x"), response.end())],
  ["whose headers are sent first", (response) => response.writeHead(200, "OK", { "x-own": "1" }).end("x")],
])("adds headers and a status to a response %s", async (_, send) => {
  begin =
    ({ response }) =>
    (status) => {
      setMissing(response, { "X-Added": "1", "X-Kept": "added" });
      return status === 200 ? 404 : status;
    };
  answer = (_request, response) => {
    response.setHeader("X-Kept", "own");
    send(response);
  };
  const response = await ask();
  expect(response.status).toBe(404);
  expect(response.headers.get("x-added")).toBe("1");
  expect(response.headers.get("x-kept")).toBe("own");
});

it("does not leave a status behind for what is rendered after the answer", async () => {
  begin = () => (status) => status;
  const left = new Promise((resolve) => {
    answer = (_request, response) => {
      response.statusCode = 404;
      response.end("x", () => resolve(response.statusCode));
    };
  });
  expect((await ask()).status).toBe(404);
  expect(await left).toBe(200);
});

it("leaves empty sources out of a policy", () => {
  expect(contentSecurityPolicy({ "img-src": ["'self'", ""], "default-src": ["'none'"] })).toBe(
    "img-src 'self'; default-src 'none'",
  );
});

it.each([
  ["https://media.example:8443/files/a.png?b", "https://media.example:8443"],
  ["http://127.0.0.1:4000", "http://127.0.0.1:4000"],
  ["https://a;script-src*.example", ""],
  ["https://a,b.example", ""],
  [undefined, ""],
])("turns %p into the source %p", (address, source) => {
  expect(originOf(address)).toBe(source);
});
