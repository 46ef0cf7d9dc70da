import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

/** How many more letters a sentence has than the English one: as much as German or French at worst. */
const LONGER_BY = 0.4;

const PLAIN = "aceginorsuwyzACEGINORSUWYZ";
const ACCENTED = "áçéğíñóřšúŵýžÁÇÉĞÍÑÓŘŠÚŴÝŽ";

/**
 * Returns a catalogue whose sentences have accents and brackets and are longer, so an untranslated sentence and a layout
 * that is too narrow stand out.
 *
 * @param {Record<string, Record<string, string>>} catalogue
 */
export function pseudoCatalogue(catalogue) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([area, texts]) => [
      area,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoSentence(text)])),
    ]),
  );
}

/**
 * Returns a sentence with each of its parts in brackets, around arguments and within tags and plural forms. Arguments
 * stand outside, since what they show is translated elsewhere.
 *
 * @param {string} text in ICU format
 */
export function pseudoSentence(text) {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- the package declares the same enum twice
  return printAST(parse(text).map(pseudoElement));
}

/**
 * @param {Element} element
 * @returns {Element}
 */
function pseudoElement(element) {
  if (element.type === TYPE.literal) return { ...element, value: pseudoWords(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(pseudoElement) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  /** @type {typeof element.options} */
  const options = {};
  for (const [name, option] of Object.entries(element.options))
    options[name] = { ...option, value: option.value.map(pseudoElement) };
  return { ...element, options };
}

/**
 * @param {string} text without arguments and tags
 */
function pseudoWords(text) {
  const words = text.trim();
  if (!/\p{L}/u.test(words)) return text;
  let letters = 0;
  const longer = words.replace(/\p{L}/gu, (letter) => {
    letters += 1;
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    const isDoubled = Math.floor(letters * LONGER_BY) > Math.floor((letters - 1) * LONGER_BY);
    return isDoubled ? accented + accented.toLowerCase() : accented;
  });
  return text.replace(words, () => `[${longer}]`);
}
