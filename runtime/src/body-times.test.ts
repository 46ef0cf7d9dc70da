import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import {
  BODY_MS,
  FILE_PERIOD_BYTES,
  FILE_PERIOD_MS,
  HEADERS_MS,
  limitBodyTimes,
  LONGEST_REQUEST_MS,
  UNREAD_MS,
} from "./body-times";

const FILE_PATH = "/file";

afterAll(limitBodyTimes(({ url }) => url === FILE_PATH));

let server: Server;
let port = 0;
let connections: Socket[] = [];

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  // Reads each request and answers once it is complete.
  server = createServer((request, response) => {
    request.resume().on("end", () => response.end("whole"));
    request.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  connections = [];
  server.on("connection", (connection) => connections.push(connection));
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Sends a request's head and the start of its body, and waits until the server reads it. */
async function begin(head: string, { path = "/", body = "{", connection = "close" } = {}): Promise<Socket> {
  const request = once(server, "request");
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n${head}\r\n\r\n${body}`);
  await request;
  return socket;
}

/** Reads one piece of a body, then cancels it. */
async function cancelled(request: IncomingMessage): Promise<void> {
  for await (const piece of request) if (piece !== undefined) return;
}

/** Sends that many bytes of a file and waits until they have arrived. */
async function arrive(socket: Socket, bytes: number): Promise<void> {
  const [at] = connections;
  const expected = (at?.bytesRead ?? 0) + bytes;
  socket.write(Buffer.alloc(bytes));
  while (at && at.bytesRead < expected) await new Promise((resolve) => setImmediate(resolve));
}

it.each([
  ["with its length", "Content-Length: 20", {}],
  ["in chunks", "Transfer-Encoding: chunked", { body: "1\r\n{\r\n" }],
])("ends a request whose body arrives too slowly, %s", async (_, head, options) => {
  const socket = await begin(head, options);
  jest.advanceTimersByTime(BODY_MS);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it("waits for a body until its time is up", async () => {
  const socket = await begin("Content-Length: 2");
  jest.advanceTimersByTime(BODY_MS - 1);
  socket.write("}");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
});

it("closes the connection of a client that keeps sending after the answer", async () => {
  server.removeAllListeners("request").on("request", (_, response) => response.end("no"));
  const socket = await begin("Content-Length: 20", { connection: "keep-alive" });
  const answer = text(socket);
  await once(socket, "data");
  jest.advanceTimersByTime(BODY_MS);
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*no$/);
});

it.each(["/", FILE_PATH])(
  "closes the connection soon after the answer if the body of %s was cancelled",
  async (path) => {
    server.keepAliveTimeout = LONGEST_REQUEST_MS;
    server.removeAllListeners("request").on("request", (request, response) => {
      // Like a route handler that cancels `request.body`.
      void cancelled(request).then(() => response.end("no"));
    });
    const socket = await begin("Content-Length: 2000000", { path, connection: "keep-alive" });
    const answer = text(socket);
    socket.write("a");
    await once(socket, "data");
    jest.advanceTimersByTime(UNREAD_MS - 1);
    expect(socket.readyState).toBe("open");
    jest.advanceTimersByTime(1);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*no$/);
  },
);

it("lets a file take as long as it needs while its bytes keep arriving", async () => {
  const periods = 20;
  const length = periods * FILE_PERIOD_BYTES;
  const socket = await begin(`Content-Length: ${length}`, { path: FILE_PATH, body: "" });
  expect([server.requestTimeout, server.headersTimeout]).toEqual([LONGEST_REQUEST_MS, HEADERS_MS]);
  for (let period = 0; period < periods; period += 1) {
    await arrive(socket, FILE_PERIOD_BYTES);
    jest.advanceTimersByTime(FILE_PERIOD_MS);
  }
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
});

it.each([0, FILE_PERIOD_BYTES - 1])(
  "ends a file upload of which %d bytes arrive in a minute",
  async (bytes) => {
    const socket = await begin("Content-Length: 1000000", { path: FILE_PATH, body: "" });
    await arrive(socket, FILE_PERIOD_BYTES);
    jest.advanceTimersByTime(FILE_PERIOD_MS);
    expect(socket.readyState).toBe("open");
    await arrive(socket, bytes);
    jest.advanceTimersByTime(FILE_PERIOD_MS);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  },
);

it("keeps waiting while received bytes are still unread on our side", async () => {
  server.removeAllListeners("request").on("request", (request, response) => {
    setTimeout(() => request.resume().on("end", () => response.end("whole")), 3 * FILE_PERIOD_MS);
  });
  const socket = await begin("Content-Length: 10", { path: FILE_PATH, body: "" });
  await arrive(socket, 9);
  jest.advanceTimersByTime(3 * FILE_PERIOD_MS);
  socket.write("}");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
});
