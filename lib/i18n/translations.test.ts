import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "@lampstand/contract/languages";
import english from "@/messages/en.json";
import { messageParts } from "@/scripts/support/message-parts.mjs";

type Catalogue = Record<string, Record<string, string>>;

const others = Object.keys(LANGUAGES).filter((language) => language !== "en") as Exclude<Language, "en">[];

function sentencesOf(catalogue: Catalogue): [name: string, text: string][] {
  return Object.entries(catalogue).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
  );
}

/** Sentences that are the same in another language. */
const SAME: Partial<Record<Language, string[]>> = {
  de: ["reelsCarousel.reel"],
  fr: ["seo.storiesTitleOfPage"],
  "pt-br": ["feedMore.firstOrLastKeys", "feedMore.nextOrPreviousKeys"],
};

/** Returns the words outside of arguments and tags. */
function wordsOf(text: string): string[] {
  return text.replace(/<[^>]*>|\{[^{}]*\}/g, " ").match(/\p{L}{2,}/gu) ?? [];
}

/** A name or title from people without a mark that begins an isolated part, and one that ends it. */
const BARE_NAME =
  /(?<![\u2066\u2068])\{(?:about|author|codec|company|hashtags?|label|name|place|query|title)\}(?!\u2069)/;

/** Titles and descriptions, which stand alone. */
const FOR_SEARCH_ENGINES = /^(?:seo\.|embed\.(?:videoTitle|notAvailableTitle)$)/;

describe.each(others)("%s", (language) => {
  const file = readFileSync(`messages/${language}.json`, "utf8");
  const catalogue = JSON.parse(file) as Catalogue;
  const translated = new Map(sentencesOf(catalogue));

  it("has every sentence, and no other", () => {
    expect([...translated.keys()]).toEqual(sentencesOf(english).map(([name]) => name));
  });

  it.each(sentencesOf(english))("%s has the same arguments and tags, and all plural forms", (name, text) => {
    const [original, translation] = [text, translated.get(name) ?? ""].map(messageParts);
    expect(translation?.names).toEqual(original?.names);
    const forms = new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions().pluralCategories;
    for (const plural of translation?.plurals ?? []) expect(plural).toEqual(expect.arrayContaining(forms));
  });

  it("leaves nothing in English", () => {
    const same = sentencesOf(english).filter(([name, text]) => translated.get(name) === text);
    // Single words may be written alike.
    const forgotten = same.filter(
      ([name, text]) => wordsOf(text).length > 1 && !SAME[language]?.includes(name),
    );
    expect(forgotten.map(([name]) => name)).toEqual([]);
  });

  if (LANGUAGES[language].direction === "rtl")
    it("isolates names within sentences, so their letters don't take digits and marks along", () => {
      const unmarked = [...translated].filter(([, text]) => BARE_NAME.test(text)).map(([name]) => name);
      expect(unmarked.filter((name) => !FOR_SEARCH_ENGINES.test(name))).toEqual([]);
    });
});
