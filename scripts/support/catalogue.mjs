/** The site's sentences, for tests and screenshots. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { siteDir } from "./paths.mjs";

const catalogueSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** @typedef {z.output<typeof catalogueSchema>} Catalogue */

/**
 * Returns a language's sentences, by area and key.
 *
 * @param {import("@lampstand/contract/languages").Language} language
 */
export function readCatalogue(language) {
  return catalogueSchema.parse(
    JSON.parse(readFileSync(path.join(siteDir, `messages/${language}.json`), "utf8")),
  );
}

/**
 * Returns a sentence of one language, by its area and key in the catalogue.
 *
 * @typedef {(area: string, key: string) => string} Translator
 */

/**
 * Returns a translator that throws for a missing sentence.
 *
 * @param {Catalogue} catalogue
 * @returns {Translator}
 */
export function translatorOf(catalogue) {
  return (area, key) => {
    const sentence = catalogue[area]?.[key];
    if (sentence === undefined) throw new Error(`There is no sentence ${area}.${key}`);
    return sentence;
  };
}
