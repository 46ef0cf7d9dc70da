/** @jest-environment node */
import { isLoudnessRight, isSilent, parseLoudness } from "./loudness";

const report = (i: string, tp: string) =>
  `[Parsed_loudnorm_2 @ 0x55] \n{\n\t"input_i" : "${i}",\n\t"input_tp" : "${tp}",\n\t"output_i" : "-24.0"\n}\n`;

describe("parseLoudness", () => {
  it("reads what loudnorm says", () => {
    expect(parseLoudness(`Stream {0}\n${report("-21.82", "-18.06")}`)).toEqual({
      integrated: -21.82,
      truePeak: -18.06,
    });
    expect(parseLoudness(report("-inf", "-inf"))).toEqual({ integrated: -Infinity, truePeak: -Infinity });
  });

  it("does not take something else for it", () => {
    expect(() => parseLoudness("Nothing was heard")).toThrow();
  });
});

describe("isSilent", () => {
  it("goes by what is loudest", () => {
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
  ])("takes %f LUFS with peaks of %f dBTP: %p", (integrated, truePeak, expected) => {
    expect(isLoudnessRight({ integrated, truePeak })).toBe(expected);
  });
});
