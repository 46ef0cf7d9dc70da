/** @jest-environment node */
import { checkCues, CUE_TEXT_MAX_LENGTH, cueProblems, readCues } from "./cue";

const cue = (start: number, end: number, text = "Hello") => ({ start, end, text });

describe("checkCues", () => {
  it.each([
    [undefined],
    [null],
    [[]],
    [[cue(0, 1), cue(0.5, 2)]],
    [[cue(0, 1, "x".repeat(CUE_TEXT_MAX_LENGTH))]],
  ])("accepts %j", (cues) => {
    expect(checkCues(cues)).toBe(true);
  });

  it.each([
    ["a word", "This isn’t a list of lines with times."],
    [[null], "Line 1: its times aren’t between 0 and 24 hours."],
    [[cue(0, 1), cue(-1, 2)], "Line 2: its times aren’t between 0 and 24 hours."],
    [[cue(0, 86_401)], "Line 1: its times aren’t between 0 and 24 hours."],
    [[cue(0, Number.NaN)], "Line 1: its times aren’t between 0 and 24 hours."],
    [[cue(2, 1)], "Line 1: It ends before it starts."],
    [[cue(1, 1)], "Line 1: It ends before it starts."],
    [[cue(0, 1, " \n ")], "Line 1: It has no words."],
    [[cue(0, 1, "x".repeat(501))], "Line 1: Please use at most 500 characters, or split it."],
    [Array.from({ length: 5001 }, () => cue(0, 1)), "Captions can have at most 5000 lines."],
    [
      Array.from({ length: 1000 }, () => cue(0, 1, "x".repeat(400))),
      "These captions are too long. The file would be larger than 256 KB.",
    ],
  ])("refuses anything but a list of lines", (cues, sentence) => {
    expect(checkCues(cues)).toBe(sentence);
  });
});

describe("readCues", () => {
  it("tidies texts and times, and drops anything invalid", () => {
    expect(readCues([{ ...cue(0.12345, 1.9999), text: " a \r\n\n\u0007b ", extra: 1 }])).toEqual([
      cue(0.123, 2, "a\nb"),
    ]);
    for (const value of [null, undefined, "a", {}, [{ start: "0" }]]) expect(readCues(value)).toEqual([]);
  });
});

describe("cueProblems", () => {
  it("says next to each line what is wrong with it", () => {
    const cues = [cue(0, 5), cue(1, 2), cue(4, 3, ""), cue(5, 6), cue(6, 7)];
    expect([...cueProblems(cues)]).toEqual([
      [1, ["It starts before line 1 ends."]],
      [2, ["It ends before it starts.", "It has no words.", "It starts before line 1 ends."]],
    ]);
  });
});
