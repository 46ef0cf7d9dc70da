import { DESCRIPTION_MAX_LENGTH } from "@lampstand/contract/limits";
import { REPORT_REASONS } from "@lampstand/contract/reports";
import { SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import {
  descriptionTooLong,
  FORM_ERRORS,
  OTP_INVALID,
  PHONE_INVALID,
  SUCCESS_MESSAGES,
  USER_NOT_FOUND,
} from "@lampstand/contract/wording";
import messages from "@/messages/en.json";

/** `contact.nameRequired` is `contactNameRequired` in the catalogue. */
const keyed = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(texts).flatMap(([group, sentences]) =>
    Object.entries(sentences).map(
      ([name, sentence]) => [`${group}${name.charAt(0).toUpperCase()}${name.slice(1)}`, sentence] as const,
    ),
  );

const answers = Object.fromEntries(
  Object.entries(SAFETY_QUESTIONS).map(([name, question]) => [name, question.answers]),
);

const questions = Object.entries(SAFETY_QUESTIONS).map(([name, { question }]) => [name, question] as const);

it.each([
  ["fieldErrors", keyed(FORM_ERRORS)],
  ["fieldErrors", [["phoneInvalid", PHONE_INVALID]]],
  [
    "failures",
    [
      ["otpInvalid", OTP_INVALID],
      ["userNotFound", USER_NOT_FOUND],
    ],
  ],
  ["reportForm", Object.entries(REPORT_REASONS)],
  ["sent", Object.entries(SUCCESS_MESSAGES)],
  ["storySafety", [...questions, ...keyed(answers)]],
] as const)("says in %s what the provider says", (area, sentences) => {
  for (const [key, sentence] of sentences) expect(messages[area]).toHaveProperty(key, sentence);
});

it("says what the provider says about a long description", () => {
  const sentence = messages.fieldErrors.descriptionTooLong.replace("{most}", String(DESCRIPTION_MAX_LENGTH));
  expect(sentence).toBe(descriptionTooLong(DESCRIPTION_MAX_LENGTH));
});
