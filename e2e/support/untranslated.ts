import { consentsIn } from "@lampstand/contract/consent-sentences";
import { STORY_CONSENTS, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import { LANGUAGES } from "@lampstand/contract/languages";
import type { Page } from "@playwright/test";
import { decodeHTML } from "entities";
import { PSEUDO_LANGUAGE } from "../../scripts/support/pseudo-site.mjs";

/** The provider's calls for everything that the site shows. */
const CALLS = [
  "/web/setting-page-content",
  "/web/home-page-content",
  "/get_about_content",
  "/web/talk-content",
  "/language/get",
  "/get_app_install_content",
  "/web/get_faq_with_category",
  "/get_content",
  "/get-volunteer-content",
  "/get-hashtag-frontend",
  "/gethashtagBySlug/featured",
  "/get-collections",
  "/get-collection/begin-here",
  "/video-reels/1/100",
  "/get-blogs?pageNumber=1&limit=100&filter=&sortBy=1",
  "/search?q=lamp",
  ...["discover-jesus", "privacy-policy", "terms-condition"].map((slug) => `/web/page-content/${slug}`),
];

const SITES = ["Facebook", "Instagram", "TikTok", "YouTube", "YouTube Short"];

/** Other sites, the visitor of the test and their microphones, and what they search for. */
const NAMES = [
  ...SITES,
  ...["Ann", "Lee", "Ann Lee"],
  ...["Fake Audio Input", "Fake Default Audio Input"],
  ...["lamp", "zzzzzz"],
];

/** Marks that isolate names, and their like. */
const INVISIBLE = /[\u200e\u200f\u2066-\u2069\u00ad]/g;

/** Numbers and marks around words. */
const EDGES = /^[\s\p{P}\d]+|[\s\p{P}\d]+$/gu;

const { tag } = LANGUAGES[PSEUDO_LANGUAGE];

const countries = new Intl.DisplayNames(tag, { type: "region" });

const simplified = (text: string) => text.replace(INVISIBLE, "").replace(/\s+/g, " ").trim();

/** Returns every text that the provider has, as the nodes of a page would show them. */
export async function readContentTexts(providerUrl: string): Promise<Set<string>> {
  const texts = new Set<string>();
  const add = (value: unknown) => {
    if (typeof value === "string") {
      const parts = [value, ...value.split(/<[^>]*>|\n/)];
      for (const part of parts) {
        const text = simplified(decodeHTML(part));
        texts.add(text).add(text.replace(EDGES, ""));
      }
      if (/^[A-Z]{2}$/.test(value)) texts.add(countries.of(value) ?? value);
    } else if (typeof value === "object" && value) Object.values(value).forEach(add);
  };
  for (const call of CALLS) add(await (await fetch(providerUrl + call)).json());
  // These sentences aren't in the catalogue: changing one needs a new version.
  add([consentsIn([...STORY_CONSENTS, ...TESTIMONY_CONSENTS], PSEUDO_LANGUAGE), NAMES]);
  return texts;
}

/** A text that a page shows or says, and where. */
interface Shown {
  text: string;
  where: string;
}

/** Returns every text on the page and for screen readers, except those in a language of their own. */
function readTexts(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const NAMES = [
      "alt",
      "aria-description",
      "aria-label",
      "aria-roledescription",
      "aria-valuetext",
      "placeholder",
      "title",
    ];
    const { documentElement: root } = document;
    const countries = new Intl.DisplayNames(root.lang, { type: "region" });
    /** Returns whether the browser wrote this name of a country. */
    const isCountry = (element: Element) =>
      element instanceof HTMLOptionElement &&
      /^[A-Z]{2}$/.test(element.value) &&
      element.text === countries.of(element.value);
    const isRead = (element: Element) =>
      (element.closest("option") ?? element.checkVisibility()) !== false &&
      element.closest("script, style, noscript, template") === null &&
      element.closest("[lang]") === root &&
      !isCountry(element);
    const found: Shown[] = [{ text: document.title, where: "title" }];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (parent && text && isRead(parent)) found.push({ text, where: parent.tagName.toLowerCase() });
    }
    for (const name of NAMES)
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (isRead(element)) {
          const where = `${element.tagName.toLowerCase()}[${name}]`;
          found.push({ text: element.getAttribute(name) ?? "", where });
        }
    return found;
  });
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(tag, { month: "long" }).format(new Date(2025, month, 15)),
);

/** Days and sizes by `Intl`, addresses, tags, keys, codes and sizes of paper. */
const NO_WORDS = new RegExp(
  `\\b(?:${MONTHS.join("|")}|Bytes?|[kMG]B|[A-Z][A-Z\\d])\\b|\\S*[@/#_+]\\S*|\\S+\\.\\S+`,
  "gu",
);

/** Long texts may be cut. */
const CUT_LENGTH = 60;

/** Returns the texts on the page that come neither from the pseudo language nor from the provider. */
export async function findUntranslated(page: Page, content: Set<string>): Promise<string[]> {
  const texts = [...content];
  const isContent = (text: string) =>
    content.has(text) || (text.length > CUT_LENGTH && texts.some((whole) => whole.startsWith(text)));
  const isUntranslated = (text: string) =>
    // The name of the site follows a dash in titles.
    text
      .split(/\[[^[\]]*\]| – /)
      .some((part) => !isContent(part.replace(EDGES, "")) && /\p{L}/u.test(part.replace(NO_WORDS, "")));
  const untranslated = (await readTexts(page))
    .map(({ text, where }) => ({ text: simplified(text), where }))
    .filter(({ text }) => !isContent(text) && isUntranslated(text));
  return [...new Set(untranslated.map(({ text, where }) => `${where}: ${text}`))];
}
