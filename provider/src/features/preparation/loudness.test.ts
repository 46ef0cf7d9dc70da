/** @jest-environment node */
import { isLoudnessRight, isSilent, parseLoudness } from "./loudness";

const report = (integrated: string, peak: string) =>
  `[Parsed_ebur128_2 @ 0x55] Summary:\n\n  Integrated loudness:\n    I:         ${integrated} LUFS\n    Threshold: -32.2 LUFS\n\n  Loudness range:\n    LRA:         0.0 LU\n\n  True peak:\n    Peak:      ${peak} dBFS\n`;

describe("parseLoudness", () => {
  it("reads ebur128's summary", () => {
    expect(parseLoudness(`Stream I: 3 LUFS\n${report("-21.8", "-18.1")}`)).toEqual({
      integrated: -21.8,
      truePeak: -18.1,
    });
    expect(parseLoudness(report("-5.0", "1.2"))).toEqual({ integrated: -5, truePeak: 1.2 });
  });

  it("recognizes silence, and clips too short to measure", () => {
    expect(parseLoudness(report("-70.0", "-inf"))).toEqual({ integrated: -Infinity, truePeak: -Infinity });
    expect(parseLoudness(report("-70.0", "-12.5"))).toEqual({ integrated: -Infinity, truePeak: -12.5 });
  });

  it("ignores other output", () => {
    expect(() => parseLoudness("Nothing was heard")).toThrow("did not report the loudness");
    expect(() => parseLoudness(report("nan", "-3.0"))).toThrow("did not report the loudness");
  });
});

describe("isSilent", () => {
  it("goes by the loudest part", () => {
    expect(isSilent({ integrated: -Infinity, truePeak: -Infinity })).toBe(true);
    expect(isSilent({ integrated: -70, truePeak: -61 })).toBe(true);
    expect(isSilent({ integrated: -Infinity, truePeak: -20 })).toBe(false);
  });
});

describe("isLoudnessRight", () => {
  it.each([
    [-16, -1.5, true],
    [-16.9, -6, true],
    [-17.1, -6, false],
    [-14.9, -6, false],
    [-16, -1.4, false],
  ])("accepts %f LUFS with peaks of %f dBTP: %p", (integrated, truePeak, expected) => {
    expect(isLoudnessRight({ integrated, truePeak })).toBe(expected);
  });
});
