/** @jest-environment node */
import { cuesOfTranscription } from "./segments";

const json = (...segments: object[]) => JSON.stringify({ text: "…", segments });

describe("cuesOfTranscription", () => {
  it("reads JSON, WebVTT and SRT", () => {
    const cues = [{ start: 0, end: 1.5, text: "Hello" }];
    expect(cuesOfTranscription(json({ id: 0, start: 0, end: 1.5, text: " Hello" }))).toEqual(cues);
    expect(cuesOfTranscription("WEBVTT\n\n00:00.000 --> 00:01.500\nHello\n")).toEqual(cues);
    expect(cuesOfTranscription("1\n00:00:00,000 --> 00:00:01,500\nHello\n")).toEqual(cues);
  });

  it("splits long text between words", () => {
    const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");
    const cues = cuesOfTranscription(json({ start: 0, end: 20, text })) ?? [];
    expect(cues.length).toBeGreaterThanOrEqual(3);
    expect(cues.map((cue) => cue.text).join(" ")).toBe(text);
    expect(Math.max(...cues.map((cue) => cue.text.length))).toBeLessThanOrEqual(100);
    expect(cues[0]?.start).toBe(0);
    expect(cues.at(-1)?.end).toBe(20);
    for (const [index, cue] of cues.entries()) expect(cue.start).toBe(index === 0 ? 0 : cues[index - 1]?.end);
  });

  it("corrects impossible times", () => {
    const answer = json(
      { start: -1, end: 2, text: "a" },
      { start: 1, end: 3, text: "b" },
      { start: 5, end: 4, text: "c" },
      { start: 6, end: 7, text: " " },
    );
    expect(cuesOfTranscription(answer)).toEqual([
      { start: 0, end: 2, text: "a" },
      { start: 2, end: 3, text: "b" },
    ]);
  });

  it.each(["", "<html>", "null", "[]", '{"text":"Hello"}', '{"segments":[{"start":"a"}]}', json()])(
    "finds nothing in %j",
    (answer) => {
      expect(cuesOfTranscription(answer)).toBeNull();
    },
  );
});
