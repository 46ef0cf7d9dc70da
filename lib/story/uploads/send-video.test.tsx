import type { UploadOptions } from "tus-js-client";
import { sendVideo, type SendingProgress } from "./send-video";

const MEBIBYTE = 1024 * 1024;

const uploads: FakeUpload[] = [];

/** The tus client, without a line. */
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

jest.mock("tus-js-client", () => ({
  // Named lazily: this is called before the class is there.
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
  const sending = sendVideo(new File(["x"], "clip.mp4"), {
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
    partBytes: () => options.chunkSize,
    send: (bytes: number) => options.onProgress?.(bytes, 100 * MEBIBYTE),
    /** The site acknowledges so many bytes in all, so many milliseconds after the start. */
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

it("begins with a small part, and goes by the line's speed from then on", () => {
  const upload = begin();
  expect(upload.partBytes()).toBe(256 * 1024);
  upload.acknowledge(250_000, 2000);
  expect(upload.partBytes()).toBe(375_000);
  upload.acknowledge(8 * MEBIBYTE, 2100);
  expect(upload.partBytes()).toBe(8 * MEBIBYTE);
});

it("is careful again after a pause", () => {
  const upload = begin();
  upload.acknowledge(8 * MEBIBYTE, 100);
  upload.sending.pause();
  now = 60_000;
  upload.sending.resume();
  upload.acknowledge(8 * MEBIBYTE, 60_100);
  expect(upload.partBytes()).toBe(256 * 1024);
});

it("tells what is sent before it is acknowledged, and takes back what a pause has lost", () => {
  const upload = begin();
  upload.acknowledge(1000, 100);
  upload.send(5000);
  expect(upload.latest()).toMatchObject({ acknowledged: 1000, sent: 5000 });
  upload.sending.pause();
  expect(upload.latest()).toMatchObject({ acknowledged: 1000, sent: 1000 });
});
