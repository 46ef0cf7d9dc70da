/** @jest-environment node */
import { requireDecodable, timingOf } from "./frame-timing";
import { TOO_LARGE_FRAMES, TOO_MANY_FRAMES } from "./preparation-error";

type Options = { keyEvery?: number; from?: number };

const frames = (times: number[], { keyEvery = 30, from = 0 }: Options = {}) =>
  times.map((time, index) => ({ time: time + from, isKey: index % keyEvery === 0, isHidden: false }));

const steady = (rate: number, seconds: number) =>
  Array.from({ length: rate * seconds }, (_, index) => index / rate);

describe("timingOf", () => {
  it("recognizes a steady rate, and the distance between key frames", () => {
    const timing = timingOf(frames(steady(30, 10), { keyEvery: 60 }));
    expect(timing).toMatchObject({ frames: 300, isConstant: true, isClean: true });
    expect(timing.rate).toBeCloseTo(30);
    expect(timing.keyframeSeconds).toBeCloseTo(2);
  });

  it("includes the last section", () => {
    expect(timingOf(frames(steady(30, 10), { keyEvery: 1000 })).keyframeSeconds).toBeCloseTo(10);
  });

  it("recognizes jumps in time, but not pictures stored out of order", () => {
    const [earlier, later] = [frames(steady(25, 2)), frames(steady(25, 2), { from: 1000 })];
    expect(timingOf([...earlier, ...later]).jumps).toBe(true);
    expect(timingOf([...later, ...earlier]).jumps).toBe(true);
    expect(timingOf(frames([0, 0.16, 0.08, 0.04, 0.12])).jumps).toBe(false);
  });

  it("sorts frames by when they are shown", () => {
    const [a, b, c, d] = frames([0, 0.08, 0.04, 0.12]);
    expect(timingOf([a, b, c, d].filter((each) => each !== undefined)).isConstant).toBe(true);
  });

  it.each([25, 30, 29.97])(
    "keeps %s frames a second exact despite missing frames and rounded times",
    (rate) => {
      const times = Array.from({ length: 300 }, (_, index) => Math.round((index * 1000) / rate) / 1000);
      const timing = timingOf(frames(times.filter((_, index) => index !== 100 && index !== 200)));
      expect(timing.isConstant).toBe(true);
      expect(timing.rate).toBeCloseTo(rate, 2);
    },
  );

  it("tells a variable rate from one that a clock has rounded", () => {
    const rounded = steady(30, 10).map((time) => Math.round(time * 1000) / 1000);
    expect(timingOf(frames(rounded)).isConstant).toBe(true);
    const uneven = steady(30, 10).filter((_, index) => index % 7 !== 0);
    expect(timingOf(frames(uneven)).isConstant).toBe(false);
  });

  it.each([
    ["begins late", frames(steady(30, 2), { from: 0.5 })],
    ["begins with a frame that needs others", frames(steady(30, 2)).slice(1)],
    ["has frames that are not shown", frames(steady(30, 2)).map((frame) => ({ ...frame, isHidden: true }))],
    ["has frames without a time", [...frames(steady(30, 2)), { time: NaN, isKey: false, isHidden: false }]],
  ])("doesn't allow copying what %s", (_, packets) => {
    expect(timingOf(packets).isClean).toBe(false);
  });

  it("uses decoding times if there are no display times", () => {
    const packets = frames(steady(25, 2)).map((frame) => ({ ...frame, isOnlyDecodingTime: true }));
    expect(timingOf(packets)).toMatchObject({ frames: 50, seconds: 1.96, isConstant: true, isClean: false });
  });

  it("counts frames without a time, and knows how long the others last", () => {
    const packets = [...frames(steady(30, 2)), { time: NaN, isKey: true, isHidden: false }];
    expect(timingOf(packets)).toMatchObject({ frames: 61, isConstant: true });
    expect(timingOf(packets).seconds).toBeCloseTo(2, 1);
    expect(timingOf(packets.slice(-1))).toMatchObject({ frames: 1, seconds: 0, rate: 0 });
  });

  it("returns nothing for no frames", () => {
    expect(timingOf([])).toMatchObject({ frames: 0, rate: 0, isConstant: false, isClean: false });
  });
});

describe("requireDecodable", () => {
  const check = (width: number, height: number, times: number[]) => () =>
    requireDecodable({ width, height }, timingOf(frames(times)));

  it.each([
    ["1080p at 240 frames a second", 1920, 1080, steady(240, 20)],
    ["4K at 120", 3840, 2160, steady(120, 20)],
    ["8K at 30", 7680, 4320, steady(30, 20)],
    ["a single picture of 8K", 7680, 4320, [0]],
  ])("accepts what phones record: %s", (_, width, height, times) => {
    expect(check(width, height, times)).not.toThrow();
  });

  it.each([
    ["a thousand frames a second", 320, 240, steady(1000, 20), TOO_MANY_FRAMES],
    ["8K at 60", 7680, 4320, steady(60, 20), TOO_LARGE_FRAMES],
    ["frames that all come at once", 320, 240, steady(30, 20).fill(0), TOO_MANY_FRAMES],
    ["most frames before a last one that is late", 7680, 4320, [...steady(1000, 9), 60], TOO_LARGE_FRAMES],
  ])("refuses %s", (_, width, height, times, sentence) => {
    expect(check(width, height, times)).toThrow(sentence);
  });

  it("allows no later frame too large to decode them all in time", () => {
    expect(timingOf(frames(steady(30, 100))).mostPixels).toBeLessThan(40_000_000);
    expect(timingOf(frames(steady(240, 100))).mostPixels).toBeLessThan(5_000_000);
  });
});
