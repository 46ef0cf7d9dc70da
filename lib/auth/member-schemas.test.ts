import type * as z from "zod/mini";
import { useTranslations as words } from "next-intl";
import { fieldErrors } from "@/lib/forms/field-errors";
import {
  accountDeletionUpdateSchema,
  codeSchema,
  loginCodeSchema,
  loginRequestSchema,
  profileSchema,
  profileUpdateSchema,
  signupRequestSchema,
  signupSchema,
} from "./member-schemas";

const PERSON = { firstName: "Ann", lastName: "Lee", email: "ann@example.org" };

function errorsOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  return error ? fieldErrors(error, words("fieldErrors")) : {};
}

describe("messages for empty fields", () => {
  const names = (first: string, last: string) => ({
    firstName: first,
    lastName: last,
    email: "Email is required",
  });
  const cases: [string, z.ZodMiniType, Record<string, string>][] = [
    ["login", loginRequestSchema, { email: "Email is required" }],
    ["login's code", loginCodeSchema, { email: "Email is required", otp: "OTP is required" }],
    ["signup", signupRequestSchema, names("First name is required", "Last name is required")],
    [
      "signup's code",
      signupSchema,
      { ...names("First name is required", "Last name is required"), otp: "OTP must be exactly 6 digits" },
    ],
    ["profile", profileSchema, names("First Name is required", "Last Name is required")],
    ["profile's update", profileUpdateSchema, names("First Name is required", "Last Name is required")],
    [
      "deletion",
      accountDeletionUpdateSchema,
      { stories: "Please choose what should happen to your stories." },
    ],
  ];
  it.each(cases)("%s", (_, schema, errors) => {
    expect(errorsOf(schema, {})).toEqual(errors);
    const empty = Object.fromEntries(Object.keys(errors).map((field) => [field, " "]));
    expect(errorsOf(schema, empty)).toEqual(errors);
  });
});

it.each([
  ["login", loginRequestSchema, "Enter a valid email address"],
  ["signup", signupRequestSchema, "Invalid email format"],
  ["profile", profileSchema, "Enter a valid email address"],
])("reports an invalid address in %s in that form's words", (_, schema, message) => {
  const long = `${"a".repeat(64)}@${"b".repeat(200)}.example`;
  for (const email of [
    "ann",
    "ann@",
    "@example.org",
    "ann@example",
    "a b@example.org",
    "ann@exam ple.org",
    "ann@example.org/path",
    "ann@example.org?x",
    "ann@example.org#x",
    "ann@example.org:25",
    "ann@[127.0.0.1]",
    "ann@ben@example.org",
    "ann@example.org\nBcc: ben@example.org",
  ])
    expect(errorsOf(schema, { ...PERSON, email }).email).toBe(message);
  expect(errorsOf(schema, { ...PERSON, email: long }).email).toMatch(/254|valid|format/);
});

it.each([
  ["  ann@example.org ", "ann@example.org"],
  ["Ann.Lee+x@EXAMPLE.org", "Ann.Lee+x@example.org"],
  ["ann@bücher.example", "ann@xn--bcher-kva.example"],
  ["ann@BÜCHER.example", "ann@xn--bcher-kva.example"],
  ["ann@xn--bcher-kva.example", "ann@xn--bcher-kva.example"],
  ["ann@例え.jp", "ann@xn--r8jz45g.jp"],
])("accepts the address %s", (typed, email) => {
  expect(loginRequestSchema.parse({ email: typed })).toEqual({ email });
});

it.each([
  "123456",
  "123 456",
  "12-34-56",
  " 123456\n",
  "１２３４５６",
  "١٢٣٤٥٦",
  "۱۲۳ ۴۵۶",
  "१२३४५६",
  "code: 123456",
])("accepts the code %j", (otp) => expect(codeSchema.parse({ otp })).toEqual({ otp: "123456" }));

it.each(["12345", "1234567", "123 45"])("rejects any other number of digits: %s", (otp) => {
  expect(errorsOf(codeSchema, { otp })).toEqual({ otp: "OTP must be a 6-digit number" });
  expect(errorsOf(signupSchema, { ...PERSON, otp })).toEqual({ otp: "OTP must be exactly 6 digits" });
});

it("accepts a profile and a deletion with and without a code, and ignores ids", () => {
  expect(profileUpdateSchema.parse({ ...PERSON, userId: "somebody" })).toEqual(PERSON);
  expect(profileUpdateSchema.parse({ ...PERSON, otp: "123 456" })).toEqual({ ...PERSON, otp: "123456" });
  expect(accountDeletionUpdateSchema.parse({ stories: "keep", userId: "somebody" })).toEqual({
    stories: "keep",
  });
  expect(errorsOf(accountDeletionUpdateSchema, { stories: "keep", otp: "12" })).toEqual({
    otp: "OTP must be a 6-digit number",
  });
});
