import { DESCRIPTION_MAX_LENGTH, STORY_HASHTAGS_MAX } from "@lampstand/contract/limits";
import { useTranslations as words } from "next-intl";
import { fieldErrors } from "@/lib/forms/field-errors";
import { safetyErrors, storySchema } from "./story";

const STORY = { name: "Ann", email: "ann@example.org", slug: "x7k2", file: "clip.mp4" };

const errorsOf = (fields: Record<string, unknown>) => {
  const { error } = storySchema.safeParse({ ...STORY, ...fields });
  return error ? fieldErrors(error, words("fieldErrors")) : {};
};

it.each(["x", "😀", "é"])("counts a description's characters as the provider does, for %s", (character) => {
  expect(errorsOf({ description: ` ${character.repeat(DESCRIPTION_MAX_LENGTH)}\n` })).toEqual({});
  expect(errorsOf({ description: character.repeat(DESCRIPTION_MAX_LENGTH + 1) })).toEqual({
    description: "Description should not exceed 200 characters",
  });
});

it.each(["", " ", "\u200b", "\u3164\u2800"])("a name of %j is empty", (name) => {
  expect(errorsOf({ name })).toEqual({ name: "Name is required" });
});

it("allows as many hashtags as the provider accepts, each of the accepted length", () => {
  const names = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => `tag ${index}`));
  expect(errorsOf({ hastags: names(STORY_HASHTAGS_MAX) })).toEqual({});
  expect(errorsOf({ hastags: names(STORY_HASHTAGS_MAX + 1) })).toEqual({
    hastags: "Please choose at most 30 hashtags",
  });
  expect(errorsOf({ hastags: JSON.stringify(["😀".repeat(60)]) })).toEqual({});
  for (const hastags of [JSON.stringify(["😀".repeat(61)]), "Hope", '["Hope"', "[7]"])
    expect(errorsOf({ hastags })).toEqual({ hastags: "Please choose from the hashtags shown" });
});

const ANSWERS = {
  ...{ tellerAge: "teen", othersSeen: "none", danger: "no", safetyVersion: "1", asksParentOf: "teen" },
  ...{ parentName: "Eva Example", email: "kid@gmail.com" },
};

it.each(["", "eva", "kid@gmail.com", "Kid@Gmail.com", "kid+mum@gmail.com", "k.i.d@googlemail.com"])(
  "rejects %j as the address of kid@gmail.com's parent",
  (parentEmail) => {
    expect(safetyErrors({ ...ANSWERS, parentEmail })).toEqual({
      parentEmail: "parentEmailRequired",
    });
  },
);

it("accepts another mailbox as a parent's, and requires none at other ages", () => {
  expect(safetyErrors({ ...ANSWERS, parentEmail: "eva@gmail.com" })).toEqual({});
  expect(safetyErrors({ ...ANSWERS, tellerAge: "adult", parentName: "", parentEmail: "" })).toEqual({});
});
