import { text } from "../admin/texts/text";
import { translate } from "../test-support/payload-ui";
import { labelIn } from "./label";

const reader = (language: string) => ({ i18n: { language, fallbackLanguage: "en", t: translate } });

it.each([
  ["a text", "Title", "Title"],
  ["a function of the catalogue", text("videos:titleLabel"), "Title"],
  ["a text for each language", { en: "Title", de: "Titel" }, "Titel"],
  ["no label", undefined, "title"],
  ["a label that is turned off", false as const, "title"],
])("returns a label that is %s", (_, label, expected) => {
  expect(labelIn(reader("de"), label, "title")).toBe(expected);
});
