import type { UploadOptions } from "tus-js-client";
import { lineSpeed } from "./line-speed";
import { sendVideo, type SendingProgress } from "./send-video";

const MEBIBYTE = 1024 * 1024;

const uploads: FakeUpload[] = [];

/** The tus client, without a network. */
class FakeUpload {
  url = null;
  start = jest.fn();
  abort = jest.fn();
  constructor(
    _file: File,
    readonly options: UploadOptions,
  ) {
    uploads.push(this);
  }
}

/** The client's error for an unusable answer. */
class FakeError extends Error {
  readonly originalRequest: { getMethod: () => string };
  readonly originalResponse: object;
  constructor(method: string, status: number, headers: Record<string, string> = {}, body = "<html>") {
    super("unexpected response");
    this.originalRequest = { getMethod: () => method };
    this.originalResponse = {
      getStatus: () => status,
      getHeader: (name: string) => headers[name],
      getBody: () => body,
    };
  }
}

jest.mock("tus-js-client", () => ({
  get DetailedError() {
    return FakeError;
  },
  // A getter, since this runs before the class exists.
  get Upload() {
    return FakeUpload;
  },
}));

let now = 0;

beforeEach(() => {
  now = 0;
  uploads.length = 0;
  jest.useFakeTimers({ doNotFake: ["performance"] });
  jest.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function begin() {
  const seen: SendingProgress[] = [];
  // jsdom's files cannot be read.
  const readable = { slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }) };
  const sending = sendVideo(Object.assign(new File(["x"], "clip.mp4"), readable), {
    earlier: null,
    onAddress: jest.fn(),
    onProgress: (progress) => seen.push(progress),
  });
  const [upload] = uploads;
  if (!upload) throw new Error("No upload was begun");
  const { options } = upload;
  return {
    sending,
    latest: () => seen.at(-1),
    starts: () => upload.start.mock.calls.length,
    isByPost: () => options.overridePatchMethod === true,
    fail: async (...error: ConstructorParameters<typeof FakeError>) => {
      options.onError?.(new FakeError(...error));
      await jest.advanceTimersByTimeAsync(0);
    },
    partBytes: () => options.chunkSize,
    request: (method: string) => {
      // @ts-expect-error -- of the request nothing else is asked for
      void options.onBeforeRequest?.({ getMethod: () => method });
    },
    send: (bytes: number) => options.onProgress?.(bytes, 100 * MEBIBYTE),
    /** Makes the site acknowledge this many bytes in total, this many milliseconds after the start. */
    acknowledge: (bytes: number, at: number) => {
      now = at;
      const response = { getHeader: () => String(bytes) };
      void options.onAfterResponse?.(
        // @ts-expect-error -- of request and response nothing else is asked for
        {},
        response,
      );
    },
  };
}

it("begins with a small part, then adapts to the connection's speed", () => {
  const upload = begin();
  expect(upload.partBytes()).toBe(256 * 1024);
  upload.acknowledge(250_000, 2000);
  expect(upload.partBytes()).toBe(375_000);
  upload.acknowledge(8 * MEBIBYTE, 2100);
  expect(upload.partBytes()).toBe(8 * MEBIBYTE);
});

it("measures the connection by a part's duration, not by what was there before", () => {
  const upload = begin();
  upload.request("HEAD");
  upload.acknowledge(8 * MEBIBYTE, 10);
  expect(lineSpeed()).toBeNull();
  now = 60_000;
  upload.request("PATCH");
  upload.acknowledge(8 * MEBIBYTE + 250_000, 62_000);
  expect(lineSpeed()).toBe(1_000_000);
});

it("starts with a small part again after a pause", () => {
  const upload = begin();
  upload.acknowledge(8 * MEBIBYTE, 100);
  upload.sending.pause();
  now = 60_000;
  upload.sending.resume();
  upload.acknowledge(8 * MEBIBYTE, 60_100);
  expect(upload.partBytes()).toBe(256 * 1024);
});

it("reports bytes before they are acknowledged, and takes back what a pause has lost", () => {
  const upload = begin();
  upload.acknowledge(1000, 100);
  upload.send(5000);
  expect(upload.latest()).toMatchObject({ acknowledged: 1000, sent: 5000 });
  upload.sending.pause();
  expect(upload.latest()).toMatchObject({ acknowledged: 1000, sent: 1000 });
});

const OWN = { "Content-Type": "application/json" };

it("waits as long as an answer requires, shows why, and resumes", async () => {
  const upload = begin();
  await upload.fail("PATCH", 429, { "Retry-After": "90" });
  expect(upload.latest()).toMatchObject({ phase: "waiting", reason: "siteAway" });
  await jest.advanceTimersByTimeAsync(89_000);
  expect(upload.starts()).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(upload.starts()).toBe(2);
  expect(upload.latest()).toMatchObject({ phase: "sending", reason: null });
});

it("survives any number of answers from something other than the site", async () => {
  const upload = begin();
  for (const status of [200, 500, 520, 404, 403, 511, 200]) {
    await upload.fail("POST", status);
    expect(upload.latest()?.phase).toBe("waiting");
    await jest.advanceTimersByTimeAsync(30_000);
  }
  expect(upload.starts()).toBe(8);
});

it.each([405, 403, 501])("switches to POST at once if PATCH is answered with %d", async (status) => {
  const upload = begin();
  expect(upload.isByPost()).toBe(false);
  await upload.fail("PATCH", status);
  await jest.advanceTimersByTimeAsync(0);
  expect([upload.isByPost(), upload.starts()]).toEqual([true, 2]);
  await upload.fail("POST", status);
  expect(upload.latest()).toMatchObject({ phase: "waiting", reason: "siteAway" });
});

it("switches to smaller parts at once if one is too large for the network, and stays with them", async () => {
  const upload = begin();
  upload.acknowledge(8 * MEBIBYTE, 100);
  upload.acknowledge(16 * MEBIBYTE, 200);
  expect(upload.partBytes()).toBe(8 * MEBIBYTE);
  for (let refused = 0; refused < 3; refused += 1) {
    await upload.fail("PATCH", 413);
    await jest.advanceTimersByTimeAsync(0);
    expect(upload.latest()).toMatchObject({ phase: "sending", reason: null });
  }
  expect(upload.partBytes()).toBe(MEBIBYTE);
  upload.acknowledge(17 * MEBIBYTE, 300);
  upload.acknowledge(25 * MEBIBYTE, 400);
  expect(upload.partBytes()).toBe(MEBIBYTE);
  for (let refused = 0; refused < 5; refused += 1) {
    await upload.fail("PATCH", 413);
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(upload.partBytes()).toBe(64 * 1024);
  expect(upload.latest()).toMatchObject({ phase: "waiting", reason: "siteAway" });
});

it.each([
  [413, "File size exceeds 1 GB limit.", { state: "refused", message: "File size exceeds 1 GB limit." }],
  [404, "We no longer have your video.", { state: "gone" }],
])("ends at the site's own %d", async (status, message, outcome) => {
  const upload = begin();
  await upload.fail("PATCH", status, OWN, JSON.stringify({ status: "error", message }));
  expect(await upload.sending.done).toEqual(outcome);
});
