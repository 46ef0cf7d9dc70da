import { USER_NOT_FOUND } from "@lampstand/contract/wording";
import { z } from "zod";

import { sentence, sentenceOf, waitValues } from "./sentences";

it("a sentence has its code, what it mentions, and its words", () => {
  expect(sentence("codes.invalid")).toEqual({ code: "codes.invalid", message: "Invalid OTP." });
  expect(sentence("stories.descriptionTooLong", { max: 200 })).toEqual({
    code: "stories.descriptionTooLong",
    values: { max: 200 },
    message: "Description should not exceed 200 characters",
  });
});

it("a sentence that lacks what it mentions is a fault, and never shown half", () => {
  expect(() => sentence("stories.descriptionTooLong")).toThrow();
});

it("the site recognises an unknown member by this sentence", () => {
  expect(sentence("members.unknown").message).toBe(USER_NOT_FOUND);
});

it("a schema's error is the sentence that its code names, or its own words", () => {
  const issueOf = (schema: z.ZodType, given: unknown) => {
    const issue = schema.safeParse(given).error?.issues[0];
    return issue && sentenceOf(issue);
  };
  const short = (field: string) =>
    z.string().refine(() => false, { error: "fields.tooLong", params: { field, max: 3 } });
  expect(issueOf(short("name"), "four")).toEqual({
    code: "fields.tooLong",
    values: { field: "name", max: 3 },
    message: "The name can have at most 3 characters.",
  });
  expect(issueOf(short("something else"), "four")).toMatchObject({
    message: "This text can have at most 3 characters.",
  });
  expect(issueOf(z.string("stories.linkInvalid"), 7)).toEqual({
    code: "stories.linkInvalid",
    message: "Please enter a valid URL",
  });
  expect(issueOf(z.string("Please enter their name."), 7)).toBe("Please enter their name.");
});

it.each([
  [1, "a second"],
  [59, "59 seconds"],
  [60, "a minute"],
  [61, "2 minutes"],
  [600, "10 minutes"],
])("a wait of %d seconds is %s", (seconds, words) => {
  expect(sentence("codes.justSent", waitValues(seconds)).message).toBe(
    `We’ve just sent a code to this address. Please try again in ${words}.`,
  );
});

it.each([
  [{ minutes: 0, seconds: 1 }, "1 second"],
  [{ minutes: 0, seconds: 0 }, "0 seconds"],
  [{ minutes: 1, seconds: 0 }, "1 minute"],
  [{ minutes: 16, seconds: 5 }, "16 minutes and 5 seconds"],
  [{ minutes: 60, seconds: 1 }, "60 minutes and 1 second"],
])("a video of %j lasts %s", (lasts, words) => {
  const limit = { longestMinutes: 15, longestSeconds: 0 };
  expect(sentence("stories.tooLong", { ...lasts, ...limit }).message).toBe(
    `This video lasts ${words}. Please choose one of at most 15 minutes.`,
  );
});
