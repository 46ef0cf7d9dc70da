import { useTranslations as words } from "next-intl";
import * as z from "zod/mini";
import { fieldErrors } from "./field-errors";
import { optionalText, requiredText } from "./form-fields";

const errorsOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = z.object({ field: schema }).safeParse({ field: value });
  return error ? fieldErrors(error, words("fieldErrors")) : {};
};

it("words a rule, and the limit that it names", () => {
  expect(errorsOf(requiredText("talkWordsRequired"), "")).toEqual({ field: "Please write a few words." });
  expect(errorsOf(optionalText(4), "Grace")).toEqual({ field: "Please use at most 4 characters" });
});

it("has a sentence for a rule without one", () => {
  expect(errorsOf(z.literal("yes"), "no")).toEqual({ field: "Invalid input" });
});
