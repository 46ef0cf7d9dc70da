import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { UPLOAD_PART_BYTES } from "./upload-progress";
import { objectStore } from "./object-store";

const ends: (() => void)[] = [];
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const end of ends.splice(0)) end();
});

async function storeThat(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return objectStore({
    bucket: "lampstand",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    credentials: { accessKeyId: "key", secretAccessKey: "the secret of the key" },
  });
}

/** Answers with a status and an S3 error code. */
const refusal =
  (status: number, code: string): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { "content-type": "application/xml" })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);

it('sends a part without waiting for "100 Continue"', async () => {
  const expected: unknown[] = [];
  const store = await storeThat((request, response) => {
    expected.push(request.headers.expect);
    request.resume().on("end", () => response.end());
  });
  await store.put("incoming/x", new Uint8Array(UPLOAD_PART_BYTES));
  expect(expected).toEqual([undefined]);
});

it.each([
  ["is full", 507, "XStorageFull", { status_code: 507, body: "diskFull" }],
  ["refuses the key", 403, "InvalidAccessKeyId", { status_code: 503, body: "storeAway" }],
  ["has no such bucket", 404, "NoSuchBucket", { status_code: 503, body: "storeAway" }],
])("shows visitors a message when the store %s, and logs why", async (_, status, code, expected) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const store = await storeThat(refusal(status, code));
  await expect(store.put("incoming/x", Buffer.from("x"))).rejects.toMatchObject(expected);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("upload-store-failed"));
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining("the secret of the key"));
});

it.each([
  ["never answers", () => undefined],
  [
    "stops in the middle of an object",
    (_request, response) => void response.writeHead(206, { "content-length": 8 }).write("half"),
  ],
] satisfies [string, RequestListener][])(
  "does not wait longer than its limit for a store that %s",
  async (_, answer) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    let asked: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const store = await storeThat((request, response) => {
      answer(request, response);
      asked();
    });
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const reading = expect(store.read("incoming/x", 8)).rejects.toMatchObject({ status_code: 503 });
    await isAsked;
    await jest.advanceTimersByTimeAsync(15_000);
    await reading;
  },
);

it("does not confuse an object with one that is shorter", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const store = await storeThat((_request, response) => response.writeHead(206).end("four"));
  await expect(store.read("incoming/x", 8)).rejects.toMatchObject({ status_code: 503 });
});

it("lists more than one page, or no more than requested", async () => {
  const store = await storeThat((request, response) => {
    const url = new URL(request.url ?? "", "http://s3.test");
    const last = url.searchParams.get("marker");
    const page = last === null ? 0 : Number(last) + 1;
    const entry = `<Contents><Key>${page}</Key><Size>7</Size><LastModified>2026-11-23T00:00:00.000Z</LastModified></Contents>`;
    const isTruncated = `<IsTruncated>${page < 2}</IsTruncated>`;
    response
      .writeHead(200, { "content-type": "application/xml" })
      .end(`<?xml version="1.0"?><ListBucketResult>${entry}${isTruncated}</ListBucketResult>`);
  });
  const listed = ["0", "1", "2"].map((key) => ({ key, size: 7, written: Date.parse("2026-11-23") }));
  expect(await store.list("incoming/")).toEqual(listed);
  expect(await store.list("incoming/", 1)).toEqual(listed.slice(0, 1));
});
