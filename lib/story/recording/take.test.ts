/** @jest-environment jsdom */
import { delMany, fill, keys } from "@/lib/test-support/memory-idb";
import { keptTake } from "./slices";
import { beginTake } from "./take";

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
  /** Whether it responds to calls. */
  static answers = true;
  stop() {
    this.state = "inactive";
    if (FakeRecorder.answers) queueMicrotask(() => this.dispatchEvent(new Event("stop")));
  }
  requestData() {
    if (FakeRecorder.answers) this.give("the rest");
  }
  give(text: string) {
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([text]) }));
  }
}

const begin = () =>
  beginTake(jest.fn<MediaStream, []>()(), {
    bitsPerSecond: { video: 1, audio: 1 },
    onInterrupted: () => undefined,
    onNothing: () => undefined,
  });

let now = 0;

const pass = (milliseconds: number) => {
  now += milliseconds;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
  FakeRecorder.answers = true;
  fill(false);
  jest.spyOn(performance, "now").mockImplementation(() => now);
  await delMany(await keys());
});

it("stores repeated answers at once, or with the first slice if there is none yet", async () => {
  const take = begin();
  pass(1000);
  take.keep([[0.5, 86_400]]);
  await settled();
  expect(await keys()).toEqual([]);
  FakeRecorder.last.give("first");
  await settled();
  expect(await keptTake()).toMatchObject({ kept: [[0.5, 86_400]], mimeType: "video/webm", seconds: 1 });
  pass(8000);
  take.keep([[3, 86_400]]);
  await settled();
  expect(await keptTake()).toMatchObject({ kept: [[3, 86_400]], seconds: 9 });
});

it("stores no recording without its repeated answers", async () => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  const take = begin();
  FakeRecorder.last.give("first");
  await settled();
  fill(true);
  take.keep([[2, 86_400]]);
  await settled();
  expect(await keys()).toEqual([]);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("recording-not-kept"));
  errors.mockRestore();
});

it("keeps a recording without new repeated answers even if nothing can be stored just now", async () => {
  const take = begin();
  FakeRecorder.last.give("first");
  await settled();
  fill(true);
  take.keep([[0, 86_400]]);
  await settled();
  expect(await keys()).toHaveLength(2);
});

it("discarding a recording leaves the previous one unchanged", async () => {
  const first = begin();
  FakeRecorder.last.give("first");
  first.keep([[1, 86_400]]);
  pass(5000);
  FakeRecorder.last.give("more");
  await first.finish();
  const before = await keys();
  const later = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1000);
  const second = begin();
  FakeRecorder.last.give("second");
  await second.throwAway();
  later.mockRestore();
  expect(await keys()).toEqual(before);
  expect(await keptTake()).toMatchObject({ kept: [[1, 86_400]], seconds: 5 });
});

it("counts recorded time across pauses, and stops at the end", async () => {
  const take = begin();
  for (let rests = 0; rests < 30; rests += 1) {
    pass(133);
    take.pause();
    take.pause();
    pass(177);
    take.resume();
    take.resume();
  }
  pass(10);
  expect(take.seconds()).toBeCloseTo(4, 6);
  FakeRecorder.last.give("all of it");
  await settled();
  expect(await keptTake()).toMatchObject({ seconds: take.seconds() });
  const finished = take.finish();
  pass(5000);
  await finished;
  expect(take.seconds()).toBeCloseTo(4, 6);
});

it("shows everything recorded so far during a pause", async () => {
  const take = begin();
  FakeRecorder.last.give("first, ");
  take.pause();
  expect((await take.filmSoFar()).size).toBe("first, the rest".length);
});

describe("with a recorder that no longer responds", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["performance", "Date"] }));
  afterEach(() => jest.useRealTimers());

  it("ends with the data so far, and ignores later data", async () => {
    const take = begin();
    FakeRecorder.answers = false;
    FakeRecorder.last.give("first");
    const finished = take.finish();
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await finished).film.size).toBe("first".length);
    FakeRecorder.last.give("late");
    jest.useRealTimers();
    await settled();
    expect((await keys()).length).toBe(2);
  });

  it("shows the data so far", async () => {
    const take = begin();
    FakeRecorder.answers = false;
    FakeRecorder.last.give("first");
    take.pause();
    const shown = take.filmSoFar();
    await jest.advanceTimersByTimeAsync(3000);
    expect((await shown).size).toBe("first".length);
  });
});
