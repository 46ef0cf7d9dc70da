/** @jest-environment node */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

import { BODY_MS } from "@lampstand/runtime/body-times";

import { requestTarget, watchNodeServer } from "./node-server";

afterAll(watchNodeServer());

let server: Server;
let port = 0;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  // Reads a request and answers once it is complete.
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

/** Sends a request's head and the start of its body, and waits until the server reads it. */
async function begin(head: string, { path = "/", body = "{" } = {}): Promise<Socket> {
  const request = once(server, "request");
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n${body}`);
  await request;
  return socket;
}

const FORM = "Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 2";

it.each([
  ["what brings no file", "/add_video", "Content-Type: application/json\r\nContent-Length: 20"],
  ["a form with a file where none is taken", "/", FORM],
  ["a form with a file where staff sign in", "/api/staff/login", FORM],
  ["a form with a file at a longer name", "/api/clips-of-nobody", FORM],
])("gives %s half a minute", async (_, path, head) => {
  const socket = await begin(head, { path });
  jest.advanceTimersByTime(BODY_MS);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it.each(["/add_video", "/api/clips", "/api/images/1?depth=0"])(
  "gives a file at %s more time",
  async (path) => {
    const socket = await begin(`Connection: close\r\n${FORM}`, { path });
    jest.advanceTimersByTime(BODY_MS);
    socket.write("}");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
  },
);

it("knows the exact requested address", async () => {
  const targets: unknown[] = [];
  server.on("request", () => targets.push(requestTarget()));
  const socket = await begin("Connection: close\r\nContent-Length: 0", { path: "/a/./%62?c", body: "" });
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  expect(targets).toEqual(["/a/./%62?c"]);
  expect(requestTarget()).toBeUndefined();
});
