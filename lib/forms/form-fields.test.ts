import { NAME_MAX_LENGTH } from "@lampstand/contract/limits";
import * as z from "zod/mini";
import {
  checkbox,
  emailAddress,
  optionalLink,
  optionalPhone,
  optionalText,
  requiredText,
} from "./form-fields";

const MISSING = "textRequired";
const WRONG = "invalid";

/** Returns the value, or the first message about it. */
function outcome(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = z.object({ field: schema }).safeParse(value === undefined ? {} : { field: value });
  return parsed.success ? parsed.data.field : parsed.error.issues[0]?.message;
}

it.each([
  ["Ann", "Ann"],
  ["  Ann \t", "Ann"],
  ["a\r\nb\u0000\u0007", "a\nb"],
  ["", MISSING],
  [" \n ", MISSING],
  ["\u0000", MISSING],
  [undefined, MISSING],
  [null, MISSING],
  [7, MISSING],
  [["Ann"], MISSING],
  ["\u200b\u00ad\u3164", MISSING],
  ["😀".repeat(NAME_MAX_LENGTH), "😀".repeat(NAME_MAX_LENGTH)],
  ["x".repeat(NAME_MAX_LENGTH), "x".repeat(NAME_MAX_LENGTH)],
  ["x".repeat(NAME_MAX_LENGTH + 1), "tooLong 200"],
])("required text: %j", (given, expected) => {
  expect(outcome(requiredText(MISSING), given)).toBe(expected);
});

it.each([
  [undefined, ""],
  ["", ""],
  [" Hope ", "Hope"],
  ["\u200b", ""],
  [null, "textRequired"],
  ["x".repeat(201), "tooLong 200"],
])("optional text: %j", (given, expected) => {
  expect(outcome(optionalText(), given)).toBe(expected);
});

it.each([
  [" ann@example.org ", "ann@example.org"],
  ["a.b+c'd@sub.example.co.uk", "a.b+c'd@sub.example.co.uk"],
  ["", MISSING],
  [undefined, MISSING],
  ["ann", WRONG],
  ["ann@", WRONG],
  ["ann@example", WRONG],
  ["@example.org", WRONG],
  ["a b@example.org", WRONG],
  ["ann@example.org, b@example.org", WRONG],
  ["ann@example.org\nBcc: b@example.org", WRONG],
  [`${"a".repeat(250)}@example.org`, WRONG],
])("an email address: %j", (given, expected) => {
  expect(outcome(emailAddress(MISSING, WRONG), given)).toBe(expected);
});

it.each([
  ["", ""],
  [undefined, ""],
  ["(415) 555-2671", "+14155552671"],
  ["415.555.2671", "+14155552671"],
  ["1 415 555 2671", "+14155552671"],
  ["+14155552671", "+14155552671"],
  ["+44 20 7183 8750", "+442071838750"],
  ["(479) 555-0123", "+14795550123"],
  ["0044 20 7183 8750", "+442071838750"],
  ["011 44 20 7183 8750", "+442071838750"],
  ["+44 (0)20 7183 8750", "+442071838750"],
  ["٤٧٩ ٥٥٥ ٠١٢٣", "+14795550123"],
  ["४७९ ५५५ ०१२३", "+14795550123"],
  ["\u200b", ""],
  ["＋47 955 50 123", "+4795550123"],
  ["+1", ""],
  ["+٤٧ ", ""],
  ["(479) 555-0123 x12", "phoneExtension"],
  ["+1 479 555 0123 ext. 12", "phoneExtension"],
  ["415 555", "phoneInvalid"],
  ["+911", "phoneInvalid"],
  ["+1 911", "phoneInvalid"],
  ["call me", "phoneInvalid"],
  ["+999999999999", "phoneInvalid"],
  ["1".repeat(10_000), "phoneInvalid"],
  [null, "phoneInvalid"],
])("a phone number: %j", (given, expected) => {
  expect(outcome(optionalPhone(), given)).toBe(expected);
});

it.each([
  ["", ""],
  ["https://grace.example.org/a?b=c", "https://grace.example.org/a?b=c"],
  ["www.grace.example.org", "https://www.grace.example.org"],
  ["grace", WRONG],
  ["javascript:alert(1)", WRONG],
  ["ftp://grace.example.org", WRONG],
  ["https://", WRONG],
])("a link: %j", (given, expected) => {
  expect(outcome(optionalLink(WRONG), given)).toBe(expected);
});

it.each([
  [true, true],
  ["on", true],
  ["true", true],
  [false, false],
  ["false", false],
  ["", false],
  [undefined, false],
])("a checkbox: %j", (given, expected) => {
  expect(outcome(checkbox(), given)).toBe(expected);
});

it.each([["yes"], [1], [null], [["on"]]])("rejects what is not clearly a tick: %j", (given) => {
  expect(typeof outcome(checkbox(), given)).toBe("string");
});
