/** @jest-environment jsdom */
import { delMany, fill, keys } from "@/lib/test-support/memory-idb";
import { keptTake } from "./slices";
import { beginTake, withAnswer } from "./take";

jest.mock("client-only", () => ({}));
jest.mock("idb-keyval", () => jest.requireActual<object>("@/lib/test-support/memory-idb"));
jest.mock("@/lib/story/uploads/send-video", () => ({
  sendVideo: () => ({ done: new Promise(() => undefined), stop: () => undefined }),
}));
jest.mock("@/lib/story/uploads/upload-calls", () => ({ dropUpload: async () => undefined }));

class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  static last: FakeRecorder;
  mimeType = "video/webm";
  state = "recording";
  constructor() {
    super();
    FakeRecorder.last = this;
  }
  start() {
    this.state = "recording";
  }
  pause() {
    this.state = "paused";
  }
  resume() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(new Event("stop"));
  }
  give(text: string) {
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([text]) }));
  }
}

const begin = () =>
  beginTake(jest.fn<MediaStream, []>()(), {
    bitsPerSecond: { video: 1, audio: 1 },
    onInterrupted: () => undefined,
  });

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
  fill(false);
  await delMany(await keys());
});

it("keeps at once what is said again, and with the first slice what was said before there was one", async () => {
  const take = begin();
  take.noteLength(1);
  take.leaveOut([[0, 0.5]]);
  await settled();
  expect(await keys()).toEqual([]);
  FakeRecorder.last.give("first");
  await settled();
  expect(await keptTake()).toMatchObject({ leftOut: [[0, 0.5]], mimeType: "video/webm", seconds: 1 });
  take.noteLength(9);
  take.leaveOut([[0, 3]]);
  await settled();
  expect(await keptTake()).toMatchObject({ leftOut: [[0, 3]], seconds: 9 });
});

it("keeps no recording without what is left out of it", async () => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  const take = begin();
  FakeRecorder.last.give("first");
  await settled();
  fill(true);
  take.leaveOut([[0, 2]]);
  await settled();
  expect(await keys()).toEqual([]);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("recording-not-kept"));
  errors.mockRestore();
});

it("leaves an earlier recording as it was when the next one is thrown away", async () => {
  const first = begin();
  FakeRecorder.last.give("first");
  first.leaveOut([[0, 1]]);
  first.noteLength(5);
  FakeRecorder.last.give("more");
  await first.finish();
  const before = await keys();
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1000);
  const second = begin();
  FakeRecorder.last.give("second");
  await second.throwAway();
  jest.restoreAllMocks();
  expect(await keys()).toEqual(before);
  expect(await keptTake()).toMatchObject({ leftOut: [[0, 1]], seconds: 5 });
});

it("makes one part of an answer that is said again repeatedly: a story takes only so many", () => {
  const said = [
    ...[2, 5, 9].map((to, index): [number, number] => [[0, 2, 5][index] ?? 0, to]),
    ...[[12, 14] as [number, number]],
  ];
  expect(said.reduce(withAnswer, [])).toEqual([
    [0, 9],
    [12, 14],
  ]);
});
