/** @jest-environment node */
import { TRANSCRIPT_LINES_MAX } from "@lampstand/contract/limits";

import { CAPTION_FILE_MAX_BYTES, readCaptionFile, writeSrt, writeWebVtt } from "./caption-files";

const HELLO = { start: 1, end: 2.5, text: "Hello" };
const AGAIN = { start: 3, end: 4, text: "Hello\nagain" };

const vtt = (...lines: string[]) => ["WEBVTT", "", ...lines].join("\n");

describe("readCaptionFile", () => {
  it.each([
    [
      "WebVTT",
      vtt("00:01.000 --> 00:02.500", "Hello", "", "a name", "00:03.000 --> 00:04.000", "Hello", "again"),
    ],
    ["SRT", "1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nHello\nagain\n"],
    [
      "a byte order mark and CRLF",
      "\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.500\r\nHello\r\n\r\n00:03.0 --> 00:04.0\r\nHello\r\nagain",
    ],
    [
      "old line ends",
      "1\r00:00:01,000 --> 00:00:02,500\rHello\r\r2\r00:00:03,000 --> 00:00:04,000\rHello\ragain\r",
    ],
    [
      "WebVTT without blank lines",
      "WEBVTT\n00:01.000 --> 00:02.500\nHello\n2\n00:03.000 --> 00:04.000\nHello\nagain",
    ],
    [
      "SRT without blank lines",
      "1\n00:00:01,000 --> 00:00:02,500\nHello\n2\n00:00:03,000 --> 00:00:04,000\nHello\nagain",
    ],
    [
      "SRT with blank lines in a text",
      "1\n0:0:1,0 --> 0:0:2,5\n\nHello\n\n2\n0:0:3,0 --> 0:0:4,0\nHello\n\nagain",
    ],
    [
      "settings and regions",
      vtt(
        "REGION",
        "id:a",
        "",
        "00:01.000 --> 00:02.500 align:start line:0",
        "Hello",
        "",
        "00:03.000-->00:04.000",
        "Hello",
        "again",
      ),
    ],
    [
      "the wrong order",
      vtt("00:03.000 --> 00:04.000", "Hello", "again", "", "00:01.000 --> 00:02.500", "Hello"),
    ],
    [
      "marks",
      vtt(
        "00:01.000 --> 00:02.500",
        "<b><00:01.200>Hel</b>lo</>",
        "",
        "00:03.000 --> 00:04.000",
        "{\\an8}Hello",
        "<c.red>again</c>",
      ),
    ],
    [
      "SRT with marks of another format",
      "1\n00:00:01,000 --> 00:00:02,500\n{\\an8}Hello\n\n2\n00:00:03,000 --> 00:00:04,000 X1:1 Y1:2\nHello\\Nagain",
    ],
    [
      "notes and styles",
      vtt(
        "NOTE not said",
        "",
        "STYLE",
        "::cue { color: red }",
        "",
        "00:01.000 --> 00:02.500",
        "Hello",
        "",
        "NOTE",
        "a --",
        "",
        "00:03.000 --> 00:04.000",
        "Hello",
        "again",
      ),
    ],
  ])("reads %s", (_, text) => {
    expect(readCaptionFile(text)).toEqual({ cues: [HELLO, AGAIN], notes: [] });
  });

  it("keeps speakers, angle brackets that aren't tags, and escaped letters", () => {
    const said = (text: string) => readCaptionFile(vtt("00:01.000 --> 00:02.500", text)).cues[0]?.text;
    expect(said("<v.loud Ann Lee>Come in!</v>")).toBe("Ann Lee: Come in!");
    expect(said("1 < 2 & 3 > 2 &amp;amp; &lt;b&gt;")).toBe("1 < 2 & 3 > 2 &amp; <b>");
    expect(said('<script>alert("1")</script>')).toBe('alert("1")');
    expect(said("a\u0000\u0007b")).toBe("a\uFFFD b");
  });

  it("skips what it can't read, and says where", () => {
    const { cues, notes } = readCaptionFile(
      vtt(
        "00:0x.000 --> 00:02.500",
        "Lost",
        "",
        "00:01.000 --> 00:02.500",
        "Hello",
        "",
        "99:00:00.000 --> 99:00:01.000",
        "Late",
      ),
    );
    expect(cues).toEqual([HELLO]);
    expect(notes).toEqual([
      "Line 3 of the file: we couldn’t read its times, so we left it out.",
      "Line 9 of the file: its times aren’t between 0 and 24 hours, so we left it out.",
    ]);
  });

  it("starts a cue from before the clip at the clip's beginning", () => {
    const { cues, notes } = readCaptionFile(
      "1\n-00:00:01,000 --> 00:00:02,500\nHello\n\n2\n-00:02,0 --> -00:01,0\nGone",
    );
    expect(cues).toEqual([{ ...HELLO, start: 0 }]);
    expect(notes).toHaveLength(1);
  });

  it("keeps overlapping cues and cues that end before they begin, for staff to correct", () => {
    const text = vtt("00:01.000 --> 00:05.000", "A", "", "00:04.000 --> 00:02.000", "B");
    expect(readCaptionFile(text).cues).toHaveLength(2);
  });

  it.each([
    "",
    "WEBVTT",
    "WEBVTT\n\n",
    "just words",
    "<html><p>a --> b</p></html>",
    "\u0000".repeat(50),
    "{}",
  ])("says that %j is not a caption file", (text) => {
    const { cues, notes } = readCaptionFile(text);
    expect(cues).toEqual([]);
    expect(notes).toContain("It has no lines with times. It’s neither WebVTT nor SRT.");
  });

  it(`reads ${TRANSCRIPT_LINES_MAX} lines and says that there were more`, () => {
    const blocks = Array.from({ length: TRANSCRIPT_LINES_MAX + 1 }, () => "00:01.000 --> 00:02.000\nA\n");
    const { cues, notes } = readCaptionFile(vtt(...blocks));
    expect(cues).toHaveLength(TRANSCRIPT_LINES_MAX);
    expect(notes).toEqual(["We only read the first 5000 lines."]);
  });

  it.each(["<", "-->", "<v ", "{\\", "&", "a\n", "00:", "1\n-->\n", "\r\n"])(
    "copes with a megabyte of %j",
    (piece) => {
      const { notes } = readCaptionFile(
        vtt("00:01.000 --> 00:02.000", piece.repeat(CAPTION_FILE_MAX_BYTES / piece.length)),
      );
      expect(notes.length).toBeLessThanOrEqual(7);
    },
  );
});

describe("writing", () => {
  const HOSTILE = { start: 3661.5, end: 3662, text: "a --> b\n\n<b>&amp;\n\n00:00:01.000 --> 00:00:02.000" };

  it("makes WebVTT that reads back unchanged", () => {
    const text = writeWebVtt([AGAIN, HELLO]);
    expect(text).toBe(
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n\n00:00:03.000 --> 00:00:04.000\nHello\nagain\n",
    );
    const read = readCaptionFile(writeWebVtt([HOSTILE])).cues;
    expect(read).toEqual([{ ...HOSTILE, text: "a --> b\n<b>&amp;\n00:00:01.000 --> 00:00:02.000" }]);
  });

  it("makes SRT that reads back unchanged", () => {
    const text = writeSrt([HELLO, AGAIN]);
    expect(text).toBe(
      "1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nHello\nagain\n",
    );
    expect(readCaptionFile(writeSrt([HOSTILE, HELLO])).cues).toHaveLength(2);
  });
});
