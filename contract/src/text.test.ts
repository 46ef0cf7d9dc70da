import { characterCount, firstCharacters, isBlank, tidyText, withAsciiDigits } from "./text";

it.each([
  ["", 0],
  ["abc", 3],
  ["😀😀", 2],
  ["e\u0301", 2],
  ["👩‍👩‍👧", 5],
  ["\ud800", 1],
])("counts %j as %i", (text, count) => expect(characterCount(text)).toBe(count));

it.each([
  ["short", 9, "short"],
  ["😀😀😀", 2, "😀😀"],
  ["a😀😀😀", 2, "a😀"],
  ["", 2, ""],
])("cuts %j to at most %i characters", (text, most, kept) => expect(firstCharacters(text, most)).toBe(kept));

it.each([
  "",
  " \n\t",
  "\u00a0\u3000",
  "\u200b",
  "\u200b\u200c\u200d\u2060\ufeff",
  "\u00ad",
  "\u202e\u2066",
  "\u3164\uffa0\u115f",
  "\u2800",
  "\ufe0f",
  "\u{e0020}",
  "\u0000",
  "\ud800",
])("treats %j as blank", (text) => {
  expect(isBlank(text)).toBe(true);
  expect(tidyText(text)).toBe("");
});

it.each(["a", "\u200ba", "。", "😀", "👩‍👩‍👧", "می\u200cخواهم", "क\u094d\u200dष", "\u0301"])(
  "does not treat %j as blank",
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(tidyText(text)).toBe(text);
  },
);

it("tidies the surroundings of words and lines", () =>
  expect(tidyText(" a\u0000\r\nb\rc\u2028d\u007f\ud800 ")).toBe("a\nb\nc\nd\ufffd"));

it.each([
  ["123456", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["۱۲۳۴۵۶", "123456"],
  ["१२३४५६", "123456"],
  ["１２３４５６", "123456"],
  ["০৯", "09"],
  ["𝟎𝟗𝟘𝟡𝟶𝟿", "090909"],
  ["𞥐𞥙", "09"],
  ["+١ (٤٧٩) x", "+1 (479) x"],
])("reads %s as %s", (text, digits) => expect(withAsciiDigits(text)).toBe(digits));

it("knows every Unicode digit", () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(all.length % 10).toBe(0);
  all.forEach((digit, index) => expect(withAsciiDigits(digit)).toBe(String(index % 10)));
});
