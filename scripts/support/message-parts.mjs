import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

/**
 * Returns the arguments and tags of a message, and the plural forms that each of its plurals has.
 *
 * @param {string} message in ICU format
 * @returns {{ names: string[], plurals: string[][] }}
 */
export function messageParts(message) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {string[][]} */
  const plurals = [];
  /** @param {Element} element */
  const add = (element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) element.children.forEach(add);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return;
    const options = Object.entries(element.options);
    if (element.type === TYPE.plural) plurals.push(options.map(([name]) => name));
    for (const [, { value }] of options) value.forEach(add);
  };
  parse(message).forEach(add);
  return { names: [...names].sort(), plurals };
}
