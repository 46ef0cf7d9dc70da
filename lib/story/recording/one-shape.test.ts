/** @jest-environment jsdom */
import { fakeMachine } from "@/lib/test-support/fake-recording";
import { withOneShape } from "./one-shape";

jest.mock("client-only", () => ({}));

const drawn: number[][] = [];
const bars = jest.fn();
let frames: (() => void)[] = [];

beforeEach(() => {
  drawn.length = 0;
  frames = [];
  bars.mockClear();
  fakeMachine();
  const drawImage = (_view: unknown, ...place: number[]) => drawn.push(place);
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage, fillRect: bars }) });
});

const touching = (points: number) => {
  Object.defineProperty(navigator, "maxTouchPoints", { value: points, configurable: true });
};

async function begin() {
  const view = {
    ...{ videoWidth: 720, videoHeight: 1280, srcObject: "a stream" },
    requestVideoFrameCallback: (then: () => void) => frames.push(then),
  };
  const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
  // @ts-expect-error -- of where it is shown nothing else is asked for
  return { view, stream, recorded: withOneShape(stream, view) };
}

const frame = () => {
  for (const then of frames.splice(0)) then();
};

it("draws a turned phone's picture into the previous shape, with bars", async () => {
  touching(5);
  const { view, stream, recorded } = await begin();
  expect(recorded.getAudioTracks()).toEqual(stream.getAudioTracks());
  expect(recorded.getVideoTracks()).not.toEqual(stream.getVideoTracks());
  frame();
  expect(drawn).toEqual([
    [0, 0, 720, 1280],
    [0, 0, 720, 1280],
  ]);
  expect(bars).not.toHaveBeenCalled();
  Object.assign(view, { videoWidth: 1280, videoHeight: 720 });
  frame();
  expect(drawn.at(-1)).toEqual([0, 437.5, 720, 405]);
  expect(bars).toHaveBeenCalledWith(0, 0, 720, 1280);
});

it("ends when something else is shown", async () => {
  touching(5);
  const { view } = await begin();
  Object.assign(view, { srcObject: null });
  frame();
  expect(drawn).toHaveLength(1);
  expect(frames).toEqual([]);
});

it("leaves the picture unchanged on devices that cannot be turned", async () => {
  touching(0);
  const { stream, recorded } = await begin();
  expect(recorded).toBe(stream);
  expect(drawn).toEqual([]);
});
