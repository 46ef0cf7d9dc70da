import { act, fireEvent, screen } from "@testing-library/react";
import { FakeRecorder, FILM } from "@/lib/test-support/fake-recording";
import { begin, openRecorder, pass, press, startButton } from "./open-recorder.test-support";

const mockDropped = jest.fn();
jest.mock("idb-keyval", () => jest.requireActual<object>("@/lib/test-support/memory-idb"));
jest.mock("@/lib/story/uploads/upload-calls", () => ({ dropUpload: async () => undefined }));
jest.mock("@/lib/story/uploads/send-video", () => ({
  sendVideo: () => ({ done: new Promise(() => undefined), stop: mockDropped }),
}));

let mockMeasured: (() => void) | null = null;
let mockSpeed: number | null = null;
jest.mock("@/lib/story/uploads/line-speed", () => ({
  lineSpeed: () => mockSpeed,
  measureLine: () =>
    new Promise<void>((resolve) => {
      mockMeasured = resolve;
    }),
}));

let errors: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  mockDropped.mockClear();
  mockSpeed = null;
  errors = jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function hide() {
  const hidden = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await pass(0.1);
  hidden.mockRestore();
}

describe("while it counts down", () => {
  it("goes back with an explanation if the camera and the microphone are disconnected", async () => {
    const { unplug } = await openRecorder();
    press("Start");
    await pass(1);
    unplug("Webcam");
    unplug("Built-in microphone");
    await pass(5);
    expect(screen.getByRole("alert")).toHaveTextContent("No camera or microphone was found.");
    expect(FakeRecorder.made).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  it("goes back if one device is replaced by another, and records nothing until asked to", async () => {
    const { unplug } = await openRecorder({ cameras: ["Webcam", "USB"] });
    press("Start");
    await pass(1);
    unplug("Webcam");
    await pass(5);
    expect(screen.getByText("The camera was disconnected.")).toBeVisible();
    expect(startButton()).toBeEnabled();
    expect(FakeRecorder.made).toEqual([]);
    await begin();
    expect(FakeRecorder.made).toHaveLength(1);
  });

  it("stops if the page is hidden", async () => {
    await openRecorder();
    press("Start");
    await pass(2);
    await hide();
    await pass(10);
    expect(FakeRecorder.made).toEqual([]);
    expect(startButton()).toBeEnabled();
  });

  it("closes at once, since there is nothing to lose", async () => {
    const { onClose } = await openRecorder();
    press("Start");
    press("Close");
    expect(onClose).toHaveBeenCalled();
    await pass(5);
    expect(FakeRecorder.made).toEqual([]);
  });

  it("stops while it asks whether to discard the earlier recording", async () => {
    const { onClose, onRecording } = await openRecorder();
    await begin();
    press("Say this answer again");
    press("Close");
    expect(screen.getByText("Throw away what you have recorded?")).toBeVisible();
    await pass(5);
    expect(FakeRecorder.made[0]?.state).toBe("paused");
    press("Keep it");
    expect(screen.getByText(/^Paused at 0:0/)).toBeVisible();
    press("Close");
    press("Throw it away");
    await pass(1);
    expect(onClose).toHaveBeenCalled();
    expect(onRecording).not.toHaveBeenCalled();
    expect(FakeRecorder.made[0]?.state).toBe("inactive");
    expect(mockDropped).toHaveBeenCalledWith("cancelled");
  });

  it("stops a second try if the page is hidden", async () => {
    await openRecorder();
    await begin();
    press("Say this answer again");
    await pass(1);
    await hide();
    await pass(5);
    expect(FakeRecorder.made[0]?.state).toBe("paused");
    expect(screen.getByText(/^Paused at/)).toBeVisible();
  });
});

describe("while it finishes", () => {
  async function finishSlowly() {
    const opened = await openRecorder();
    await begin();
    let end: () => void = () => undefined;
    FakeRecorder.ended = new Promise((resolve) => {
      end = resolve;
    });
    await pass(1);
    press("Finish");
    press("Close");
    expect(screen.getByText("Throw away what you have recorded?")).toBeVisible();
    return { ...opened, end };
  }

  it("can still be discarded, and leaves nothing behind", async () => {
    const { end, onRecording, onClose } = await finishSlowly();
    press("Throw it away");
    end();
    await pass(1);
    expect(onClose).toHaveBeenCalled();
    expect(onRecording).not.toHaveBeenCalled();
    expect(mockDropped).toHaveBeenCalledWith("cancelled");
  });

  it("waits for the answer, even if it finishes first", async () => {
    const { end, onRecording } = await finishSlowly();
    end();
    await pass(1);
    expect(onRecording).not.toHaveBeenCalled();
    press("Keep it");
    expect(onRecording).toHaveBeenCalledTimes(1);
  });
});

it("finishes with what it has if only the microphone is disconnected", async () => {
  const { unplug, onRecording } = await openRecorder();
  await begin();
  await pass(1);
  unplug("Built-in microphone");
  await pass(1);
  expect(onRecording).toHaveBeenCalledWith(expect.objectContaining({ wasInterrupted: true }));
});

const refuseAll = () => new DOMException("no encoder", "NotSupportedError");

it.each([
  ["gives nothing", () => (FakeRecorder.yields = "")],
  ["gives a beginning without a picture", () => (FakeRecorder.yields = "header")],
  ["does not start", () => (FakeRecorder.problem = refuseAll)],
])("says within four seconds that a recorder %s, and offers the phone's own camera", async (_, fail) => {
  const { open: opened, onFile } = await openRecorder();
  fail();
  press("Start");
  await pass(3 + 3.9);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Your browser didn’t record anything. Film with your camera, or open this page in Safari or Chrome.",
  );
  expect(opened()).toEqual([]);
  const film = new File(["film"], "film.mp4");
  fireEvent.change(screen.getByLabelText("Film with your camera"), { target: { files: [film] } });
  expect(onFile).toHaveBeenCalledWith(film);
  Object.assign(FakeRecorder, { yields: FILM, problem: () => null });
  press("Try again");
  await pass(0.1);
  await begin();
  await pass(5);
  expect(screen.getByText(/^0:0[4-6] of 2:00$/)).toBeVisible();
});

it("finishes with what it has once a recorder delivers nothing more", async () => {
  const { onRecording } = await openRecorder();
  await begin();
  await pass(9);
  expect(onRecording).not.toHaveBeenCalled();
  await pass(3);
  expect(onRecording).toHaveBeenCalledWith(expect.objectContaining({ wasInterrupted: true }));
});

it("does not mistake a pause for a recorder that delivers nothing", async () => {
  await openRecorder();
  FakeRecorder.yields = "";
  await begin();
  press("Pause");
  await pass(20);
  expect(screen.getByText(/^Paused at/)).toBeVisible();
});

it("uses the next type if the browser does not really record the best one", async () => {
  await openRecorder();
  FakeRecorder.problem = (type) => (type.includes("vp9") ? refuseAll() : null);
  await begin();
  expect(FakeRecorder.made.map(({ mimeType }) => mimeType)).toEqual(["video/webm"]);
});

describe("the quality", () => {
  const measure = async (speed: number) => {
    mockSpeed = speed;
    mockMeasured?.();
    await pass(0.1);
  };
  const height = (opened: Awaited<ReturnType<typeof openRecorder>>) =>
    opened.open().find(({ kind }) => kind === "video")?.wanted.height;

  it("follows the bandwidth measured before the start", async () => {
    const opened = await openRecorder();
    press("Start");
    await pass(1);
    await measure(1_000_000);
    expect(height(opened)).toEqual({ ideal: 540 });
    await pass(3);
    expect(FakeRecorder.made[0]?.options.videoBitsPerSecond).toBe(654_000);
  });

  it("is good if the measurement comes too late, and does not change during a film", async () => {
    const opened = await openRecorder();
    await begin();
    await measure(1_000_000);
    expect(height(opened)).toBeUndefined();
    expect(FakeRecorder.made[0]?.options.videoBitsPerSecond).toBe(1_500_000);
  });
});
