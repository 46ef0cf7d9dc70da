/** @jest-environment node */
import { addAfter, changeCue, cueAt, mergeWithNext, removeCue, sortCues, splitCue } from "./edit-cues";

const A = { start: 0, end: 4, text: "one two three four" };
const B = { start: 5, end: 6, text: "five" };

describe("splitCue", () => {
  it("splits between the words nearest the middle and divides the time", () => {
    expect(splitCue([A, B], 0)).toEqual({
      cues: [{ start: 0, end: 1.556, text: "one two" }, { start: 1.556, end: 4, text: "three four" }, B],
      focus: 1,
    });
  });

  it("splits at the cursor and at the current second", () => {
    const { cues } = splitCue([A], 0, { position: 4, seconds: 1 });
    expect(cues).toEqual([
      { start: 0, end: 1, text: "one" },
      { start: 1, end: 4, text: "two three four" },
    ]);
    expect(splitCue([A], 0, { position: 4, seconds: 9 }).cues[0]?.end).toBe(0.889);
  });

  it("splits a single word or an empty line, and does nothing without one", () => {
    expect(splitCue([B], 0).cues.map(({ text }) => text)).toEqual(["fi", "ve"]);
    expect(splitCue([{ ...B, text: "" }], 0).cues).toHaveLength(2);
    expect(splitCue([A], 3).cues).toEqual([A]);
  });
});

it("merges, adds, removes, changes and sorts cues", () => {
  expect(mergeWithNext([A, B], 0)).toEqual({
    cues: [{ start: 0, end: 6, text: "one two three four\nfive" }],
    focus: 0,
  });
  expect(mergeWithNext([A], 0).cues).toEqual([A]);
  expect(addAfter([A, B], 0)).toEqual({ cues: [A, { start: 4, end: 5, text: "" }, B], focus: 1 });
  expect(addAfter([], -1)).toEqual({ cues: [{ start: 0, end: 2, text: "" }], focus: 0 });
  expect(removeCue([A, B], 1)).toEqual({ cues: [A], focus: 0 });
  expect(changeCue([A, B], 1, { end: 7 })).toEqual([A, { ...B, end: 7 }]);
  expect(sortCues([B, A], 0)).toEqual({ cues: [A, B], focus: 1 });
});

it("finds the line spoken at a second", () => {
  expect([0, 3.9, 4, 5, 6].map((seconds) => cueAt([A, B], seconds))).toEqual([0, 0, -1, 1, -1]);
});
