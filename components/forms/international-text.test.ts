import { internationalText, numberBeforeExtension, toNumber } from "./international-text";

it.each([
  ["(479) 555-0123", "US", "+14795550123"],
  ["4155550123", "US", "+14155550123"],
  ["1 415 555 0123", "US", "+14155550123"],
  ["4", "US", "+14"],
  ["٤٧٩ ٥٥٥ ٠١٢٣", "US", "+14795550123"],
  ["४७९ ५५५ ०१२३", "US", "+14795550123"],
  ["020 7183 8750", "GB", "+442071838750"],
  ["+02", "GB", "+442"],
  ["0114 496 0000", "GB", "+441144960000"],
  ["06 698 12345", "IT", "+390669812345"],
  ["044 668 18 00", "CH", "+41446681800"],
])("turns %j typed in %s into %s", (typed, country, expected) => {
  expect(internationalText(typed, country as "US")).toBe(expected);
});

it.each([
  ["0044 20 7183 8750", "US"],
  ["+0044 20 7183 8750", "US"],
  ["011 44 20 7183 8750", "US"],
  ["+1 0044 20 7183 8750", "US"],
  ["+1 011 44 20 7183 8750", "US"],
  ["0011 44 20 7183 8750", "AU"],
  ["0044 20 7183 8750", "CH"],
])("detects the country of %j typed in %s", (typed, country) => {
  expect(internationalText(typed, country as "US")).toBe("+442071838750");
});

it.each(["+", "+1", "+44 20", "+47 955 50 123", "0", "+00", "01", "011", "0011", ""])(
  "leaves %j unchanged",
  (typed) => expect(internationalText(typed, "US")).toBe(typed),
);

it.each([
  ["+1 +44 20 7183 8750", "+44 20 7183 8750"],
  ["tel:+44-20-7183-8750", "+44-20-7183-8750"],
])("accepts a pasted number with its country: %j", (typed, expected) =>
  expect(internationalText(typed, "US")).toBe(expected),
);

it("reaches the same number when typed digit by digit, as an input shows it", () => {
  for (const [typed, expected] of [
    ["0044 20 7183 8750", "+442071838750"],
    ["011 44 20 7183 8750", "+442071838750"],
    ["(479) 555-0123", "+14795550123"],
    ["1 479 555 0123", "+14795550123"],
  ] as const) {
    let shown = "";
    for (const key of typed.replace(/\D/g, "")) {
      const text = internationalText(shown + key, "US");
      shown = text.startsWith("+") ? text : `+${text}`;
    }
    expect(shown).toBe(expected);
  }
});

it.each([
  ["", ""],
  [" ", ""],
  ["call me", null],
  ["(479) 555-0123 x12", null],
  ["(479) 555-0123", "+14795550123"],
  ["0044 20 7183 8750", "+442071838750"],
])("finds the number in %j", (text, number) => expect(toNumber(text, "US")).toBe(number));

it.each(["x12", " ext. 12", "#12", ";ext=12", ", 12", "x", "e", " Durchwahl 12"])(
  "keeps a number without %j",
  (extension) => {
    expect(numberBeforeExtension(`(479) 555-0123${extension}`, "US")).toBe("+14795550123");
    expect(numberBeforeExtension(`+1 479 555 0123${extension}`, "US")).toBe("+14795550123");
  },
);

it.each(["(479) 555-0123", "479 555x", "call me", "1-800-FLOWERS", ""])(
  "finds nothing after a number in %j",
  (typed) => expect(numberBeforeExtension(typed, "US")).toBeNull(),
);
