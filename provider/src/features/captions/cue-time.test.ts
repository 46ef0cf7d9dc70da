/** @jest-environment node */
import { fileTime, parseTime, parseTypedTime, shortTime } from "./cue-time";

describe("parseTime", () => {
  it.each([
    ["00:01.500", 1.5],
    ["00:00:01,5", 1.5],
    ["1:02", 62],
    ["01:00:00.000", 3600],
    ["-00:01", -1],
    ["-0:00", 0],
  ])("reads %s", (written, seconds) => {
    expect(parseTime(written)).toBe(seconds);
  });

  it.each(["", "5", "0x:01", "00:01.5.5", "::", "1:2:3:4", "00:01:", "٠٠:٠١"])("refuses %j", (written) => {
    expect(parseTime(written)).toBeNull();
  });
});

describe("parseTypedTime", () => {
  it.each([
    ["3", 3],
    [" 3,25 ", 3.25],
    ["0:03.5", 3.5],
    ["٠:٠٣.٥", 3.5],
  ])("reads %s", (typed, seconds) => {
    expect(parseTypedTime(typed)).toBe(seconds);
  });

  it.each(["", "-1", "-0:01", "soon"])("refuses %j", (typed) => {
    expect(parseTypedTime(typed)).toBeNull();
  });
});

it("writes times for files and for people", () => {
  expect(fileTime(3661.0625, ".")).toBe("01:01:01.063");
  expect(fileTime(59.9996, ",")).toBe("00:01:00,000");
  expect(shortTime(62.5)).toBe("1:02.500");
  expect(shortTime(3662.5)).toBe("1:01:02.500");
});
