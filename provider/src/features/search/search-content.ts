import type { Language } from "@lampstand/contract/languages";
import { SEARCH_RESULTS_MAX } from "@lampstand/contract/limits";
import {
  excerptOf,
  markText,
  type SearchTerm,
  searchTerms,
  termsIn,
  withForms,
} from "@lampstand/contract/search-text";
import type { Payload } from "payload";

import { offeredLanguage } from "../translations/translated";
import { readDocuments, type SearchDocument, type SpokenWords } from "./documents";
import { languageFirst } from "./language-first";
import { nearestWords } from "./nearest-words";
import { openIndex } from "./open-index";
import { type IndexedRecord, SEARCHED_KINDS, type SearchedKind, type SearchIndex } from "./search-index";

/** A record matching every word of a query, as visitors may read it now. */
export type FoundDocument = { kind: SearchedKind; document: SearchDocument };

type Found = { terms: SearchTerm[]; documents: FoundDocument[] };

/** How many candidates to check for other word forms. */
const CANDIDATES = 2 * SEARCH_RESULTS_MAX;

/** Among how many records to look for those in the visitor's language. */
const IN_ANY_LANGUAGE = 10 * SEARCH_RESULTS_MAX;

/**
 * Finds what contains every word of a query, best first, then what contains other forms of them. Without results, it
 * also tries corrected spellings. The index only suggests candidates; each record is checked again.
 *
 * @param language What is in this language comes before everything else.
 */
export async function searchContent(payload: Payload, query: string, language?: Language): Promise<Found> {
  const terms = searchTerms(query);
  if (terms.length === 0) return { terms, documents: [] };
  const index = openIndex(payload);
  const forms = withForms(query);
  const documents = language
    ? await findInLanguage(payload, [terms, forms], language)
    : await findExactFirst(payload, terms, forms);
  if (documents.length > 0) return { terms: forms, documents };
  const words = await readVocabulary(index);
  const wider = terms.map(({ word }) => ({ word, near: nearestWords(word, words) }));
  if (wider.every(({ near }) => near.length === 0)) return { terms, documents };
  if (language) return { terms: wider, documents: await findInLanguage(payload, [wider], language) };
  const records = await index.find(wider, SEARCH_RESULTS_MAX);
  return { terms: wider, documents: await findDocuments(payload, records, wider) };
}

async function findExactFirst(payload: Payload, terms: SearchTerm[], forms: SearchTerm[]) {
  const records = await openIndex(payload).find(terms, SEARCH_RESULTS_MAX);
  const exact = await findDocuments(payload, records, terms);
  const others = exact.length < SEARCH_RESULTS_MAX ? await findOthers(payload, forms, exact) : [];
  return [...exact, ...others].slice(0, SEARCH_RESULTS_MAX);
}

/** @param questions From the narrowest to the widest. */
async function findInLanguage(payload: Payload, questions: SearchTerm[][], language: Language) {
  const index = openIndex(payload);
  const found = await Promise.all(questions.map((terms) => index.find(terms, IN_ANY_LANGUAGE)));
  const once = new Map(found.flat().map((record) => [keyOf(record), record]));
  const records = await languageFirst(payload, [...once.values()], language);
  const documents = await findDocuments(payload, records.slice(0, CANDIDATES), questions.at(-1) ?? []);
  return documents.slice(0, SEARCH_RESULTS_MAX);
}

async function findOthers(payload: Payload, terms: SearchTerm[], found: readonly FoundDocument[]) {
  const known = new Set(found.map(({ kind, document }) => keyOf({ kind, record: document.id })));
  const records = await openIndex(payload).find(terms, CANDIDATES);
  return findDocuments(
    payload,
    records.filter((record) => !known.has(keyOf(record))),
    terms,
  );
}

async function findDocuments(payload: Payload, records: IndexedRecord[], terms: SearchTerm[]) {
  const language = await offeredLanguage(payload);
  const byId = new Map<string, SearchDocument>();
  for (const kind of SEARCHED_KINDS) {
    const ids = records.filter((entry) => entry.kind === kind).map(({ record }) => record);
    const documents = ids.length > 0 ? await readDocuments(payload, kind, ids) : [];
    for (const document of documents) byId.set(keyOf({ kind, record: document.id }), document);
  }
  return records.flatMap((entry) => {
    const document = byId.get(keyOf(entry));
    if (!document) return [];
    const translation = document.translations.find((one) => one.language === language);
    const shown = { ...document, ...translation };
    // Words of the original find it, too: visitors may have seen it in both languages.
    if (![shown, document].some((text) => hasAll(text, terms))) return [];
    return [{ kind: entry.kind, document: shown }];
  });
}

/** A record may have changed since it was indexed. */
function hasAll({ title, about, text, spoken }: SearchDocument, terms: readonly SearchTerm[]): boolean {
  const all = [title, about, text, ...spoken.map((cue) => cue.text)].join("\n");
  return termsIn(all, terms).size === terms.length;
}

function keyOf({ kind, record }: IndexedRecord): string {
  return `${kind} ${record}`;
}

let vocabulary: { version: string; words: string[] } | undefined;

/** Returns every word of the index, reloaded when it has changed. */
async function readVocabulary(index: SearchIndex): Promise<string[]> {
  const version = await index.version();
  if (vocabulary?.version !== version) vocabulary = { version, words: await index.vocabulary() };
  return vocabulary.words;
}

/** A passage of a record; when spoken, with the second at which it begins. */
type Passage = { text: string; start?: number };

const LINES = 3;

/**
 * Returns the title and an excerpt with marked words, and the second if it is spoken. The excerpt adds the most words
 * to those in the title: the description, unless the text or speech has more.
 */
export function describeMatch({ title, about, text, spoken }: SearchDocument, terms: readonly SearchTerm[]) {
  const passages: Passage[] = [{ text: about }, { text: excerptOf(text, terms) }];
  const lines = bestLines(spoken, terms);
  if (lines) passages.push(lines);
  const inTitle = termsIn(title, terms);
  const together = (passage: Passage) => new Set([...inTitle, ...termsIn(passage.text, terms)]).size;
  const first = passages.find((passage) => passage.text !== "") ?? { text: "" };
  const best = passages.reduce((kept, other) => (together(other) > together(kept) ? other : kept), first);
  return {
    title: markText(title, terms),
    excerpt: markText(excerptOf(best.text, terms), terms),
    ...(best.start === undefined ? {} : { start: best.start }),
  };
}

/** Returns the spoken lines with most terms, which may continue in the next line; the earliest of equals. */
function bestLines(spoken: readonly SpokenWords[], terms: readonly SearchTerm[]): Passage | undefined {
  const found = spoken.map(({ text }) => termsIn(text, terms));
  let best = { index: -1, score: 0 };
  for (const [index, own] of found.entries()) {
    if (own.size === 0) continue;
    const withNext = new Set([...own, ...(found[index + 1] ?? [])]).size;
    // Words on one line beat the same words across two.
    const score = own.size === withNext ? own.size + 0.5 : withNext;
    if (score > best.score) best = { index, score };
  }
  const lines = best.index < 0 ? [] : spoken.slice(best.index, best.index + LINES);
  return lines[0] && { text: lines.map(({ text }) => text).join(" "), start: lines[0].start };
}
