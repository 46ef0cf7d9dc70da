/** @jest-environment node */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

import { BODY_WITHOUT_FILE_MS, LONGEST_REQUEST_MS, requestTarget, watchNodeServer } from "./node-server";

afterAll(watchNodeServer());

let server: Server;
let port = 0;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  // What arrives is read, and answered when all of it is there.
  server = createServer((request, response) => {
    request.resume().on("end", () => response.end("whole"));
    request.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Sends a request's head and the beginning of its body, and waits until it is being read. */
async function begin(head: string, { path = "/", body = "{" } = {}): Promise<Socket> {
  const request = once(server, "request");
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n${body}`);
  await request;
  return socket;
}

it.each([
  ["with its length", "Content-Type: application/json\r\nContent-Length: 20", {}],
  ["in chunks", "Content-Type: application/json\r\nTransfer-Encoding: chunked", { body: "1\r\n{\r\n" }],
  ["of no kind", "Content-Length: 20", {}],
  [
    "with a file where none is taken",
    "Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 20",
    {},
  ],
])("ends a request that brings its body slowly, %s", async (_, head, options) => {
  const socket = await begin(head, options);
  jest.advanceTimersByTime(BODY_WITHOUT_FILE_MS);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it("waits for a body until then", async () => {
  const socket = await begin("Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2");
  jest.advanceTimersByTime(BODY_WITHOUT_FILE_MS - 1);
  socket.write("}");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
});

it("gives a file its hours", async () => {
  const socket = await begin(
    "Connection: close\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 2",
    { path: "/add_video" },
  );
  expect(server.requestTimeout).toBe(LONGEST_REQUEST_MS);
  jest.advanceTimersByTime(LONGEST_REQUEST_MS - 1);
  socket.write("}");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
});

it("knows what was asked for, letter by letter", async () => {
  const targets: unknown[] = [];
  server.on("request", () => targets.push(requestTarget()));
  const socket = await begin("Connection: close\r\nContent-Length: 0", { path: "/a/./%62?c", body: "" });
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  expect(targets).toEqual(["/a/./%62?c"]);
  expect(requestTarget()).toBeUndefined();
});
