/** @jest-environment jsdom */
import { withPicture } from "./voice";

const tones = { connect: jest.fn() };

/** What a canvas of Safari 15 and Firefox 102 can draw with: it has no `roundRect`. */
const picture = {
  createLinearGradient: () => ({ addColorStop: jest.fn() }),
  ...{ fillRect: jest.fn(), beginPath: jest.fn(), moveTo: jest.fn(), lineTo: jest.fn(), stroke: jest.fn() },
};

beforeAll(() => {
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => picture,
    captureStream: () => ({ getTracks: () => ["picture"] }),
  });
  Object.assign(window, {
    AudioContext: jest.fn(() => ({
      createAnalyser: () => ({
        frequencyBinCount: 128,
        getByteFrequencyData: (loudness: Uint8Array) => loudness.fill(255),
      }),
      createMediaStreamSource: () => tones,
      close: () => Promise.resolve(),
    })),
    MediaStream: jest.fn((tracks: unknown[]) => ({ getTracks: () => tracks })),
  });
});

it("draws a voice in browsers of 2022", () => {
  const closing = new AbortController();
  const sound = { getTracks: () => ["sound"] };
  const stream = withPicture(sound as never, "Evening", closing.signal);
  closing.abort();
  expect(stream.getTracks()).toEqual(["picture", "sound"]);
  expect(picture.stroke).toHaveBeenCalledTimes(32);
  for (const [index, [x, top]] of (picture.moveTo.mock.calls as number[][]).entries()) {
    const [endX, bottom] = picture.lineTo.mock.calls[index] as number[];
    expect(endX).toBe(x);
    expect(bottom).toBeGreaterThan(top ?? Infinity);
  }
});
