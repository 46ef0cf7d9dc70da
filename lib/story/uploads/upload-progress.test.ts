import { useTranslations as words } from "next-intl";
import { partBytesFor, percentOf, quarterOf, sentPercentOf, speedMeter, timeLeft } from "./upload-progress";

const MEBIBYTE = 1024 * 1024;

it.each([
  [0, 200, 0],
  [1, 200, 0],
  [2, 200, 1],
  [199, 200, 99],
  [999_999, 1_000_000, 99],
  [200, 200, 100],
  [0, 0, 0],
])("shows %p bytes of %p as %p percent", (acknowledged, total, expected) => {
  expect(percentOf(acknowledged, total)).toBe(expected);
});

it.each([
  [0, 0, 0],
  [500, 0, 50],
  [1000, 0, 99],
  [1000, 999, 99],
  [1000, 1000, 100],
])("with %p of 1000 bytes sent and %p acknowledged, shows %p percent", (sent, acknowledged, expected) => {
  expect(sentPercentOf({ sent, acknowledged }, 1000)).toBe(expected);
});

it.each([
  ["unknown", null, 256 * 1024],
  ["a modem's", 2_000, 64 * 1024],
  ["1 Mbit/s", 125_000, 375_000],
  ["100 Mbit/s", 12_500_000, 8 * MEBIBYTE],
])("makes a part last three seconds, within limits: %s", (_, speed, expected) => {
  expect(partBytesFor(speed)).toBe(expected);
});

it.each([
  [0, 0],
  [24, 0],
  [25, 25],
  [74, 50],
  [99, 75],
  [100, 100],
])("announces %p percent as %p", (percent, expected) => {
  expect(quarterOf(percent)).toBe(expected);
});

describe("the speed", () => {
  it("is unknown until something was acknowledged", () => {
    const meter = speedMeter();
    expect(meter.bytesPerSecond()).toBeNull();
    meter.note(0, 1000);
    expect(meter.bytesPerSecond()).toBeNull();
    meter.note(0, 2000);
    expect(meter.bytesPerSecond()).toBeNull();
    meter.note(3000, 4000);
    expect(meter.bytesPerSecond()).toBe(1000);
  });

  it("is the recent speed", () => {
    const meter = speedMeter();
    for (let second = 0; second <= 10; second += 1) meter.note(second, second * 1000);
    for (let second = 11; second <= 16; second += 1) meter.note(second * 500, second * 1000);
    expect(meter.bytesPerSecond()).toBe(500);
  });

  it("leaves out pauses", () => {
    const meter = speedMeter();
    meter.note(0, 0);
    meter.note(1000, 1000);
    meter.rest();
    expect(meter.bytesPerSecond()).toBeNull();
    meter.note(1000, 60_000);
    meter.note(2000, 61_000);
    expect(meter.bytesPerSecond()).toBe(1000);
  });
});

it.each([
  [1000, null, null],
  [0, 100, "a few seconds left"],
  [900, 100, "a few seconds left"],
  [1100, 100, "about 20 seconds left"],
  [5900, 100, "about 60 seconds left"],
  [6000, 100, "about 1 minute left"],
  [12_000, 100, "about 2 minutes left"],
  [360_000, 100, "about 1 hour left"],
  [720_000, 100, "about 2 hours left"],
])("%p bytes at %p a second: %p", (bytes, speed, expected) => {
  const left = timeLeft(bytes, speed);
  expect(left && words("upload")(left.key, { count: left.count })).toBe(expected);
});
