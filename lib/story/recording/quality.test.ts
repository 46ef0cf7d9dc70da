/** @jest-environment jsdom */
import { recordingQuality } from "./quality";

jest.mock("client-only", () => ({}));

const MBIT = 1_000_000;

it.each([
  ["nothing is known of the line", null, {}, 720, 1.5],
  ["the browser says that it is poor", null, { downlink: 3 }, 540, 0.6],
  ["the browser says that it is good", null, { downlink: 10 }, 720, 1.5],
  ["it was measured to be worse than the browser says", 1 * MBIT, { downlink: 10 }, 540, 0.6],
  ["it was measured to be better than the browser says", 20 * MBIT, { downlink: 1 }, 720, 2.5],
  ["it carries 2.2 Mbit/s", 2.2 * MBIT, {}, 720, 1.5],
  ["it is good, and data are to be saved", 20 * MBIT, { saveData: true }, 540, 0.6],
  ["it carries next to nothing", 1000, {}, 360, 0.25],
])("%s: records what the connection carries", (_, speed, line, height, least) => {
  const { bitsPerSecond, ...picture } = recordingQuality(speed, line);
  expect(picture.height).toBe(height);
  expect(bitsPerSecond.video).toBeGreaterThanOrEqual(least * MBIT);
});

it.each([0.6, 1, 1.5, 2, 3, 5, 50])("a connection of %s Mbit/s carries more than is recorded", (speed) => {
  const { video, audio } = recordingQuality(speed * MBIT, {}).bitsPerSecond;
  expect((video * 4) / 3 + audio).toBeLessThanOrEqual(speed * MBIT);
});
