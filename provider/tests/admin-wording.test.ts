import { en } from "payload/i18n/en";

import { payload } from "../src/admin/texts/en/payload";
import { clips } from "../src/collections/clips";
import { faqCategories } from "../src/collections/faq-categories";
import { images } from "../src/collections/images";
import { labelIn } from "../src/lib/label";
import { translate } from "../src/test-support/translate";

const sentences = Object.entries(payload).flatMap(([group, words]) =>
  Object.entries(words).map(([key, sentence]) => ({ group, key, sentence })),
);

it.each(sentences)("$group:$key of Payload's has other words", ({ group, key, sentence }) => {
  const original = Object.entries(en.translations).find(([name]) => name === group)?.[1] ?? {};
  expect(original).toHaveProperty(key, expect.any(String));
  expect(original).not.toHaveProperty(key, sentence);
  expect(sentence).not.toMatch(/payload|mime|untitled|invalid/i);
});

it("says how long a password must be", () => {
  expect(payload.validation.longerThanMin).toContain("at least 12 characters");
});

it("new questions are expanded", () => {
  const questions = faqCategories.fields.find((field) => "name" in field && field.name === "faqData");
  expect(questions).toBeDefined();
  expect(questions?.admin).not.toHaveProperty("initCollapsed", true);
});

it.each([images, clips])("files of $slug show a file type instead of a MIME type", ({ fields }) => {
  const kind = fields.find((field) => "name" in field && field.name === "mimeType");
  const reader = { i18n: { language: "en", fallbackLanguage: "en", t: translate } };
  expect(labelIn(reader, kind && "label" in kind && kind.label, "")).toBe("File type");
});
