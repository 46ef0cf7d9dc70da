/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSilentServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";

import { isStoreFailure } from "./stored-files";
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

/** Starts a store with these answers. */
function answering(answer: RequestListener) {
  const server = createServer(answer);
  ends.push(() => server.closeAllConnections());
  return storeAt(server);
}

/** A store that ignores ranges and sends the whole file. */
const wholeFiles = () =>
  answering((_, response) => response.writeHead(200, { "content-length": CONTENT.length }).end(CONTENT));

it("returns no other bytes than requested if a store ignores ranges", async () => {
  const store = await wholeFiles();
  const failure = await store.find(name, { start: 5 }).catch((error: unknown) => error);
  expect(isStoreFailure(failure)).toBe(true);
  const found = await store.find(name);
  const reading = new Response(found?.stream({ start: 5, end: 9 })).text();
  await expect(reading).rejects.toThrow("a different part of a file");
});

it("still reads a file from its beginning there", async () => {
  const found = await (await wholeFiles()).find(name, { start: 0 });
  expect(await new Response(found?.stream({ start: 0, end: 25 })).text()).toBe(CONTENT);
});

it("is unavailable if a connection is accepted but nothing answers", async () => {
  const silent = createSilentServer((socket) => ends.push(() => socket.destroy()));
  const store = await storeAt(silent);
  const failure = await store.find(name).catch((error: unknown) => error);
  expect(failure).toMatchObject({ reason: "away" });
}, 60_000);

/** Starts a store that sends a film, and reports when nobody is left to take the rest. */
async function sending() {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date"] });
  let close: () => void = () => undefined;
  const closed = new Promise<void>((done) => (close = done));
  const store = await answering((_, response) => {
    response.on("close", close).writeHead(200, { "content-length": 600 }).write("begun");
  });
  return { film: await store.find(name, { start: 0 }), closed };
}

it("stops sending to a reader who disconnects before starting", async () => {
  const { film, closed } = await sending();
  await film?.stream({ start: 0, end: 599 }).cancel();
  await closed;
});

it("stops sending what nobody starts reading", async () => {
  const { closed } = await sending();
  jest.advanceTimersByTime(UNREAD_MS);
  await closed;
});

const PAGE = "<html><body><h1>Welcome to nginx!</h1></body></html>";

/** What S3 stores, proxies and other servers answer for a missing file. */
const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None</Message></Error>';

describe.each([
  ["an empty 404", 404, ""],
  ["a page that says 404", 404, PAGE],
  ["a page", 200, PAGE],
  ["an empty answer", 200, ""],
])("if something other than the store answers with %s", (_, status, body) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-s3-"));
  const file = path.join(folder, "film");
  const foreign = () =>
    answering((request, response) =>
      request.resume().on("end", () => response.writeHead(status, { "content-type": "text/html" }).end(body)),
    );
  writeFileSync(file, CONTENT);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("nothing counts as stored, or as a folder's list", async () => {
    const store = await foreign();
    await expect(store.put(name, file)).rejects.toMatchObject({ reason: "refused" });
    await expect(store.list("clips")).rejects.toMatchObject({ reason: "refused" });
    await expect(store.check()).rejects.toMatchObject({ reason: "refused" });
  });

  if (status === 404) {
    it("nothing counts as missing or removed", async () => {
      const store = await foreign();
      await expect(store.find(name, { start: 0 })).rejects.toMatchObject({ reason: "refused" });
      await expect(store.remove(name)).rejects.toMatchObject({ reason: "refused" });
    });
  }
});

it("recognizes a missing file by the store's own error", async () => {
  const store = await answering((request, response) =>
    response
      .writeHead(404, { "content-type": "application/xml" })
      .end(request.method === "HEAD" ? "" : missing),
  );
  expect(await store.find(name)).toBeNull();
  expect(await store.find(name, { start: 0 })).toBeNull();
  await store.remove(name);
});

it("doesn't treat a truncated list without a continuation as complete", async () => {
  const list = `<ListBucketResult><IsTruncated>true</IsTruncated><KeyCount>1</KeyCount>
    <Contents><Key>uploads/clips/a.mp4</Key><Size>1</Size></Contents></ListBucketResult>`;
  const store = await answering((_, response) =>
    response.writeHead(200, { "content-type": "application/xml" }).end(list),
  );
  await expect(store.list("clips")).rejects.toMatchObject({ reason: "refused" });
});
