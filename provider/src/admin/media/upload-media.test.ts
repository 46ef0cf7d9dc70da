import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";

import { translate as t } from "../../test-support/translate";
import { repeatRefusedCalls } from "../staff/repeat-calls";
import { faultOf, refusalOf, uploadMedia } from "./upload-media";

const html = "<html><head><title>413 Request Entity Too Large</title></head></html>";
const findings = (...errors: { message: string; path?: string }[]) =>
  JSON.stringify({
    errors: [{ name: "ValidationError", message: "The following field is invalid: file", data: { errors } }],
  });

describe("refusalOf", () => {
  it.each([
    [0, "", /lost the connection/],
    [413, html, /server in front of the admin doesn’t accept/],
    [401, JSON.stringify({ errors: [{ message: "Please sign in first." }] }), /^Please sign in first\.$/],
    [
      403,
      JSON.stringify({ errors: [{ message: "You are not allowed to perform this action." }] }),
      /signed in/,
    ],
    [408, "", /took too long/],
    [413, JSON.stringify({ errors: [{ message: "The file is larger than 1 GB." }] }), /larger than 1 GB/],
    [413, JSON.stringify({ errors: [{ message: "Multipart request size limit has been reached" }] }), /1 GB/],
    [502, html, /isn’t responding/],
    [503, "", /busy/],
    [504, "", /took too long to answer/],
    [507, "", /disk is full/],
    [500, JSON.stringify({ errors: [{ message: "Something went wrong." }] }), /couldn’t store the file/],
    [418, "", /error 418/],
  ])("for %p %p, says what to do", (status, body, expected) => {
    expect(refusalOf(status, body, t)).toMatch(expected);
  });

  it("prefers the provider's own reason to its heading", () => {
    const body = findings({ path: "alt", message: "This field is required." });
    expect(refusalOf(400, body, t)).toBe("This field is required.");
  });

  it("puts Payload's errors about a file into plain words", () => {
    expect(refusalOf(400, findings({ path: "file", message: "Invalid MIME type: text/html." }), t)).toMatch(
      /doesn’t match its name/,
    );
    expect(
      refusalOf(400, findings({ path: "file", message: "Invalid or corrupted ISO base media file." }), t),
    ).toMatch(/damaged/);
  });
});

const fileOf = (name: string, size = 5, beginning = ""): File => {
  const bytes = Uint8Array.from(beginning, (letter) => letter.charCodeAt(0));
  const slice = (from: number, to: number) => ({ arrayBuffer: async () => bytes.slice(from, to).buffer });
  // jsdom's files can't be read.
  return Object.defineProperties(new File([], name), { size: { value: size }, slice: { value: slice } });
};

describe("faultOf", () => {
  it("accepts the right kinds, in capitals or not", async () => {
    expect(await faultOf(fileOf("IMG_4711.MOV"), ["clips", "images"], t)).toBeUndefined();
    expect(await faultOf(fileOf("a.jpg"), ["images"], t)).toBeUndefined();
  });

  it("names the accepted kinds", async () => {
    expect(await faultOf(fileOf("letter.pdf"), ["images"], t)).toMatch(/letter\.pdf.*jpg, jpeg/);
    expect(await faultOf(fileOf("a.mp4"), ["images"], t)).toMatch(/a\.mp4/);
  });

  it.each([
    ["IMG_0012.HEIC", ""],
    ["a.heif", ""],
    ["IMG_0012.jpg", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
    ["IMG_0012", "\0\0\0\x18ftypmif1\0\0\0\0mif1heix"],
    ["burst.png", "\0\0\0\x18ftypmsf1\0\0\0\0hevcmsf1"],
  ])("explains how to convert %s to a picture that browsers show (%j)", async (name, beginning) => {
    expect(await faultOf(fileOf(name, 5, beginning), ["images", "clips"], t)).toMatch(/HEIC.*as a JPEG/);
  });

  it.each([
    ["a.avif", "\0\0\0\x1cftypmif1\0\0\0\0avifmif1miaf"],
    ["a.mov", "\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide"],
    ["a.mp4", "\0\0\0\x1cftypisom\0\0\0\0isomhev1hvc1"],
  ])("accepts %s, which has the same kind of container", async (name, beginning) => {
    expect(await faultOf(fileOf(name, 5, beginning), ["images", "clips"], t)).toBeUndefined();
  });

  it("refuses empty and oversized files before sending them", async () => {
    expect(await faultOf(fileOf("a.mp4", 0), ["clips"], t)).toMatch(/empty/);
    expect(await faultOf(fileOf("a.mp4", VIDEO_MAX_BYTES), ["clips"], t)).toBeUndefined();
    expect(await faultOf(fileOf("a.mp4", VIDEO_MAX_BYTES + 1), ["clips"], t)).toMatch(/1 GB/);
  });
});

/** Replaces the browser's own; the test controls the newest one. */
class FakeRequest {
  static last = new FakeRequest();
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = "";
  opened: string[] = [];
  sent?: FormData;
  constructor() {
    FakeRequest.last = this;
  }
  open(...args: string[]) {
    this.opened = args;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

describe("uploadMedia", () => {
  const original = globalThis.XMLHttpRequest;
  beforeEach(() => Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
  afterEach(() => Object.assign(globalThis, { XMLHttpRequest: original }));

  function begin(id?: string) {
    const controller = new AbortController();
    const onProgress = jest.fn();
    const file = new File(["film"], "IMG_4711.MOV");
    const data = { title: "IMG_4711" };
    const outcome = uploadMedia({
      t,
      file,
      collection: "clips",
      data,
      id,
      onProgress,
      signal: controller.signal,
    });
    return { outcome, onProgress, controller, request: FakeRequest.last };
  }

  it("sends a video to the clips and reports progress", async () => {
    const { outcome, onProgress, request } = begin();
    expect(request.opened).toEqual(["POST", "/api/clips?depth=0"]);
    expect(request.sent?.get("_payload")).toBe('{"title":"IMG_4711"}');
    request.upload.onprogress?.({ loaded: 2, total: 5 });
    expect(onProgress).toHaveBeenLastCalledWith(40);
    request.answer(201, '{"doc":{"id":"7"}}');
    expect(await outcome).toEqual({ kind: "stored", media: { collection: "clips", id: "7" } });
  });

  it("replaces a clip's file", () => {
    expect(begin("a/b").request.opened).toEqual(["PATCH", "/api/clips/a%2Fb?depth=0"]);
  });

  it("tells a refusal, a lost connection and a cancellation apart", async () => {
    const refused = begin();
    refused.request.answer(413, html);
    expect(await refused.outcome).toMatchObject({
      kind: "refused",
      message: expect.stringMatching(/doesn’t accept a file this large/),
    });
    const broken = begin();
    broken.request.onerror?.();
    expect(await broken.outcome).toMatchObject({
      kind: "refused",
      message: expect.stringMatching(/lost the connection/),
    });
    const cancelled = begin();
    cancelled.controller.abort();
    expect(await cancelled.outcome).toEqual({ kind: "cancelled" });
  });

  it.each([
    [true, { kind: "stored", media: { collection: "clips", id: "7" } }],
    [false, { kind: "refused", message: "Please sign in first." }],
  ])("is sent again after the session has ended, once staff have signed in: %p", async (isSignedIn, end) => {
    const ask = jest.fn(async () => isSignedIn);
    const stop = repeatRefusedCalls({ ask, onUpdate: jest.fn(), unreachable: () => "" });
    const { outcome, request } = begin();
    const error = { message: "Please sign in first.", data: { needs: "session" } };
    request.answer(401, JSON.stringify({ errors: [error] }));
    await Promise.resolve();
    expect(ask).toHaveBeenCalledWith("session", false);
    await new Promise(setImmediate);
    if (isSignedIn) {
      expect(FakeRequest.last).not.toBe(request);
      expect(FakeRequest.last.sent?.get("file")).toBe(request.sent?.get("file"));
      FakeRequest.last.answer(201, '{"doc":{"id":"7"}}');
    }
    expect(await outcome).toEqual(end);
    stop();
  });
});
