/** @jest-environment node */
import { parseRange } from "./range";

describe("parseRange", () => {
  it.each([
    ["bytes=0-1", { start: 0, end: 1 }],
    ["bytes=0-", { start: 0, end: 999 }],
    ["bytes=500-600", { start: 500, end: 600 }],
    ["bytes=900-5000", { start: 900, end: 999 }],
    ["bytes=-100", { start: 900, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["BYTES= 1 - 2 ", { start: 1, end: 2 }],
  ])("understands %s", (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it.each([
    [null],
    [""],
    ["bytes=-"],
    ["bytes=5-2"],
    ["bytes=0-1,4-5"],
    ["items=0-1"],
    ["bytes=a-b"],
    ["bytes"],
  ])("answers %p with the whole file", (header) => {
    expect(parseRange(header, 1000)).toBe("whole");
  });

  it.each(["bytes=1000-", "bytes=1000-1001", "bytes=-0"])("cannot satisfy %s", (header) => {
    expect(parseRange(header, 1000)).toBe("unsatisfiable");
  });

  it("cannot give a part of an empty file", () => {
    expect(parseRange("bytes=0-0", 0)).toBe("unsatisfiable");
    expect(parseRange("bytes=-1", 0)).toBe("unsatisfiable");
  });
});
