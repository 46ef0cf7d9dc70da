import { characterCount } from "@lampstand/contract/text";
import fc from "fast-check";

import { COMMON_LANGUAGES } from "./languages";
import { wrapLines } from "./wrap-lines";

it("short texts stay on one line, longer ones get lines of similar length", () => {
  expect(wrapLines("Hola.", "es")).toBe("Hola.");
  expect(wrapLines("Durante un año puse dos tazas en la mesa cada noche.", "es")).toBe(
    "Durante un año puse dos\ntazas en la mesa cada noche.",
  );
});

it("Chinese and Japanese break between words, never before punctuation", () => {
  const chinese = wrapLines("整整一年，我每天晚上都在桌上摆两个杯子。没有人叫我停下来。", "zh-Hans");
  expect(chinese.replaceAll("\n", "")).toBe("整整一年，我每天晚上都在桌上摆两个杯子。没有人叫我停下来。");
  for (const line of chinese.split("\n")) {
    expect(characterCount(line)).toBeLessThanOrEqual(16);
    expect(line).not.toMatch(/^[，。」）]|[「（]$/);
  }
  expect(wrapLines("彼は「今日はここで待っていてください」と言いました。", "ja").split("\n")).toHaveLength(2);
});

it("Thai breaks between words without spaces", () => {
  const thai = "ตลอดหนึ่งปีฉันวางถ้วยสองใบไว้บนโต๊ะทุกคืนและไม่มีใครบอกให้ฉันหยุด";
  const lines = wrapLines(thai, "th").split("\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe(thai);
});

it("a line in Arabic that begins with Latin letters runs from right to left too", () => {
  expect(wrapLines("مرحبا بكم", "ar")).toBe("مرحبا بكم");
  expect(wrapLines("Anna قالت نعم", "ar")).toBe("\u200fAnna قالت نعم");
  expect(wrapLines("Anna said", "es")).toBe("Anna said");
});

it("loses nothing and keeps to the width, in every language", () => {
  const word = fc.string({
    unit: fc.constantFrom("a", "b", "é", "的", "，", "。", "ش"),
    minLength: 1,
    maxLength: 12,
  });
  const words = fc.array(word, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.constantFrom(...COMMON_LANGUAGES), (list, lang) => {
      const text = list.join(" ");
      const lines = wrapLines(text, lang).split("\n");
      const bare = (value: string) => value.replace(/[\s\u200f]/g, "");
      expect(bare(lines.join(""))).toBe(bare(text));
      for (const line of lines) expect(characterCount(bare(line))).toBeLessThanOrEqual(42);
    }),
  );
});
