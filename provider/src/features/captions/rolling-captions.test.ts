/** @jest-environment node */
import { readCaptionFile } from "./caption-files";
import { eachLineOnce } from "./rolling-captions";

const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

const cue = (start: number, end: number, text: string) => ({ start, end, text });

describe("eachLineOnce", () => {
  it("reads YouTube's automatic captions, with their blank lines and 10 ms cues", () => {
    const pair = (from: string, to: string, next: string, before: string, words: string) =>
      [
        `${from} --> ${to} align:start position:0%\n${before || " "}\n${words}\n`,
        `${to} --> ${next} align:start position:0%\n${words.replace(/<[^>]*>/g, "")}\n \n`,
      ].join("\n");
    const file = [
      "WEBVTT\nKind: captions\nLanguage: en\n",
      pair(
        "00:00:00.320",
        "00:00:02.389",
        "00:00:02.399",
        "",
        "my<00:00:00.480><c> name</c><00:00:00.719><c> is</c>",
      ),
      pair("00:00:02.399", "00:00:04.630", "00:00:04.640", "my name is", "anna<00:00:02.639><c> and</c>"),
      pair("00:00:04.640", "00:00:06.990", "00:00:07.000", "anna and", "i was<00:00:05.000><c> lost</c>"),
    ].join("\n");
    expect(readCaptionFile(file)).toEqual({
      cues: [cue(0.32, 2.399, "my name is"), cue(2.399, 4.64, "anna and"), cue(4.64, 7, "i was lost")],
      notes: [],
    });
  });

  it("reads YouTube's automatic captions of a few seconds", () => {
    const file = [
      cue(0.7, 2.79, "hello everyone"),
      cue(2.79, 2.8, "hello everyone"),
      cue(2.8, 5, "hello everyone\nI am Anna"),
    ];
    expect(eachLineOnce(file)).toEqual([cue(0.7, 2.8, "hello everyone"), cue(2.8, 5, "I am Anna")]);
  });

  it("counts lines afterwards: a long film may have any number before", () => {
    const line = (at: number) => `line ${at}`;
    const blocks = Array.from({ length: 3000 }, (_, at) => {
      const [from, to] = [time(at), time(at + 0.9)];
      return `${from} --> ${to}\n${line(at - 1)}\n${line(at)}\n\n${to} --> ${time(at + 1)}\n${line(at)}\n`;
    });
    const { cues, notes } = readCaptionFile(blocks.join("\n"));
    expect(notes).toEqual([]);
    expect(cues.at(-1)?.text).toBe("line 2999");
  });

  it("reads television captions with lines that roll up", () => {
    const rolling = [
      cue(0, 2, "One"),
      cue(2, 4, "One\nTwo"),
      cue(4, 6, "One\nTwo\nThree"),
      cue(6, 8, "Two\nThree\nFour"),
      cue(8, 10, "Three\nFour\nFive"),
    ];
    expect(eachLineOnce(rolling)).toEqual([
      cue(0, 2, "One"),
      cue(2, 4, "Two"),
      cue(4, 6, "Three"),
      cue(6, 8, "Four"),
      cue(8, 10, "Five"),
    ]);
  });

  it("reads captions that grow word by word", () => {
    const growing = [
      cue(0, 1, "I"),
      cue(1, 2, "I was"),
      cue(2, 3, "I was lost,"),
      cue(3, 4, "I was lost,\nand"),
      cue(4, 5, "I was lost,\nand found."),
    ];
    expect(eachLineOnce(growing)).toEqual([cue(0, 3, "I was lost,"), cue(3, 5, "and found.")]);
  });

  it.each([
    [
      "a chorus",
      [
        cue(0, 2, "Amen."),
        cue(2, 4, "Amen."),
        cue(4, 6, "He lives."),
        cue(6, 8, "He saves."),
        cue(8, 9, "He is here."),
      ],
    ],
    [
      "a chorus that is sung four times",
      [
        "Hallelujah",
        "Hallelujah",
        "Hallelujah",
        "Hallelujah",
        "He lives.",
        "He saves.",
        "He is here.",
        "Amen.",
      ].map((text, at) => cue(at * 2, at * 2 + 2, text)),
    ],
    ["the same words after a pause", [1, 2, 3, 4, 5].map((at) => cue(at * 10, at * 10 + 2, "Thank you."))],
    ["words that begin alike", ["I", "In", "Into", "Intoned"].map((text, at) => cue(at, at + 1, text))],
    ["no captions", []],
  ])("leaves %s as it is", (_, cues) => {
    expect(eachLineOnce(cues)).toEqual(cues);
  });
});
