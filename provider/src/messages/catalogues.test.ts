import { type Language, LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import compile from "icu-minify/compile";

import { messageParts } from "../../../scripts/support/message-parts.mjs";
import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import ptBr from "./pt-br.json" with { type: "json" };
import { mailLocale, mailWords } from "./sentences";
import zhHans from "./zh-hans.json" with { type: "json" };

const CATALOGUES: Record<Language, object> = {
  ...{ en, es, fr, de, ar },
  "pt-br": ptBr,
  "zh-hans": zhHans,
};

/** Lists the messages below a name, each with its full name. */
function listed(name: string, part: string | object): [name: string, text: string][] {
  if (typeof part === "string") return [[name, part]];
  return Object.entries(part).flatMap(([key, inner]: [string, string | object]) =>
    listed(name ? `${name}.${key}` : key, inner),
  );
}

const isOrdered = (part: string | object): boolean =>
  typeof part === "string" ||
  (String(Object.keys(part)) === String(Object.keys(part).toSorted()) &&
    Object.values(part).every(isOrdered));

describe.each(LANGUAGE_NAMES)("%s", (language) => {
  const messages = listed("", CATALOGUES[language]);

  it.each(messages)("%s can be formatted, and has typographic quotes and no space around it", (_, text) => {
    expect(() => compile(text)).not.toThrow();
    expect(text).not.toMatch(/["`]|(?<=\p{L})'|'[{}]|^\s|\s$/u);
    expect(text).not.toBe("");
  });

  it("lists messages by their keys", () => expect(isOrdered(CATALOGUES[language])).toBe(true));
});

const english = listed("mails", en.mails);

const others = LANGUAGE_NAMES.filter((language) => language !== "en");

describe.each(others)("%s", (language) => {
  const translated = new Map(listed("", CATALOGUES[language]));

  it("has every sentence of the emails, and no other", () => {
    expect([...translated.keys()]).toEqual(english.map(([name]) => name));
  });

  it.each(english)("%s has the same arguments and tags, and all plural forms", (name, text) => {
    const [original, translation] = [text, translated.get(name) ?? ""].map(messageParts);
    expect(translation?.names).toEqual(original?.names);
    const forms = new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions().pluralCategories;
    for (const plural of translation?.plurals ?? []) expect(plural).toEqual(expect.arrayContaining(forms));
  });

  it("leaves nothing in English", () => {
    const forgotten = english.filter(([name, text]) => translated.get(name) === text);
    expect(forgotten).toEqual([]);
  });
});

describe("Arabic", () => {
  const words = mailWords("ar");

  it("isolates the church's name, so its letters don't take digits and marks along", () => {
    const bare = listed("", ar).filter(([, text]) => /(?<!\u2068)\{brand\}(?!\u2069)/.test(text));
    expect(bare).toEqual([]);
  });

  // A paragraph gets its direction from its first letter.
  it.each(listed("", ar))("%s begins with an Arabic letter", (_, text) => {
    expect(text).toMatch(/^\P{L}*\p{Script=Arabic}/u);
  });

  it.each([
    [3, "صلّى 3 أشخاص من أجل قصتك"],
    [12, "صلّى 12 شخصًا من أجل قصتك"],
    [100, "صلّى 100 شخص من أجل قصتك"],
  ])("counts %d with the form and digits that the site has", (count, text) => {
    expect(words("prayers.subject", { count })).toBe(text);
  });

  it("writes days with Latin digits", () => {
    const day = new Date("2026-11-27").toLocaleDateString(mailLocale("ar"), { dateStyle: "long" });
    expect(day).toBe("27 نوفمبر 2026");
  });
});
