/** @jest-environment jsdom */
import { type SoundLevel, watchSoundLevel } from "./use-sound-level";

jest.mock("client-only", () => ({}));

let peak = 0;
let state = "running";
const close = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  const analyser = {
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(peak),
  };
  Object.assign(globalThis, {
    AudioContext: class {
      get state() {
        return state;
      }
      createAnalyser = () => analyser;
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = close;
    },
  });
});
afterEach(() => jest.useRealTimers());

it("says after four seconds that nothing is heard, and stops saying so at the first word", () => {
  const seen: SoundLevel[] = [];
  const over = new AbortController();
  peak = 0.5;
  // @ts-expect-error -- of the stream nothing is asked for
  watchSoundLevel({}, (sound) => seen.push(sound), over.signal);
  jest.advanceTimersByTime(1000);
  expect(seen.at(-1)).toMatchObject({ isSilent: false });
  expect(seen.at(-1)?.level).toBeGreaterThan(0.5);
  peak = 0.001;
  jest.advanceTimersByTime(3900);
  expect(seen.at(-1)?.isSilent).toBe(false);
  jest.advanceTimersByTime(300);
  expect(seen.at(-1)?.isSilent).toBe(true);
  peak = 0.1;
  jest.advanceTimersByTime(100);
  expect(seen.at(-1)?.isSilent).toBe(false);
  const heard = seen.length;
  over.abort();
  jest.advanceTimersByTime(1000);
  expect(seen).toHaveLength(heard);
  expect(close).toHaveBeenCalled();
});

it("says nothing about a microphone that it cannot listen to", () => {
  const seen: SoundLevel[] = [];
  const over = new AbortController();
  peak = 0;
  state = "suspended";
  // @ts-expect-error -- of the stream nothing is asked for
  watchSoundLevel({}, (sound) => seen.push(sound), over.signal);
  jest.advanceTimersByTime(10_000);
  expect(seen.at(-1)).toEqual({ level: 0, isSilent: false });
  over.abort();
  state = "running";
});
