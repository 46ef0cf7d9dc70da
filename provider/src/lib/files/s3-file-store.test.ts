/** @jest-environment node */
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSilentServer, type Server } from "node:net";

import { isStoreFailure } from "./file-store";
import { UNREAD_MS } from "./resuming-stream";
import { s3FileStore } from "./s3-file-store";

const CONTENT = "abcdefghijklmnopqrstuvwxyz";
const name = { folder: "clips", filename: "a.mp4" } as const;

const ends: (() => void)[] = [];

afterEach(() => {
  jest.useRealTimers();
  for (const end of ends.splice(0)) end();
});

async function storeAt(server: Server) {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ends.push(() => server.close());
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  const credentials = { accessKeyId: "a", secretAccessKey: "b" };
  return s3FileStore({ bucket: "b", region: "r", endpoint: `http://127.0.0.1:${port}`, credentials });
}

/** A store that answers as it is told. */
function answering(answer: RequestListener) {
  const server = createServer(answer);
  ends.push(() => server.closeAllConnections());
  return storeAt(server);
}

/** A store that answers with the whole file, whatever part it is asked for. */
const wholeFiles = () =>
  answering((_, response) => response.writeHead(200, { "content-length": CONTENT.length }).end(CONTENT));

it("gives no other bytes than were asked for, where a store ignores ranges", async () => {
  const store = await wholeFiles();
  const failure = await store.find(name, { start: 5 }).catch((error: unknown) => error);
  expect(isStoreFailure(failure)).toBe(true);
  const found = await store.find(name);
  const reading = new Response(found?.stream({ start: 5, end: 9 })).text();
  await expect(reading).rejects.toThrow("another part of a file");
});

it("still reads a file from its beginning there", async () => {
  const found = await (await wholeFiles()).find(name, { start: 0 });
  expect(await new Response(found?.stream({ start: 0, end: 25 })).text()).toBe(CONTENT);
});

it("is away where a connection is taken and nothing said", async () => {
  const store = await storeAt(createSilentServer());
  const failure = await store.find(name).catch((error: unknown) => error);
  expect(failure).toMatchObject({ reason: "away" });
}, 60_000);

/** A film that a store has begun to send, and when nobody is there any more to take the rest. */
async function sending() {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date"] });
  let close: () => void = () => undefined;
  const closed = new Promise<void>((done) => (close = done));
  const store = await answering((_, response) => {
    response.on("close", close).writeHead(200, { "content-length": 600 }).write("begun");
  });
  return { film: await store.find(name, { start: 0 }), closed };
}

it("sends no more to a reader who goes away before he has begun", async () => {
  const { film, closed } = await sending();
  await film?.stream({ start: 0, end: 599 }).cancel();
  await closed;
});

it("sends no more of what nobody begins to read", async () => {
  const { closed } = await sending();
  jest.advanceTimersByTime(UNREAD_MS);
  await closed;
});
