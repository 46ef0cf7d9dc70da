import { SEARCH_RESULTS_MAX } from "@lampstand/contract/limits";
import { excerptOf, markText, type SearchTerm, searchTerms, termsIn } from "@lampstand/contract/search-text";
import type { Payload } from "payload";

import { readDocuments, type SearchDocument, type SpokenWords } from "./documents";
import { openIndex } from "./open-index";
import { type IndexedRecord, SEARCHED_KINDS, type SearchedKind, type SearchIndex } from "./search-index";

/** A record that has every word of a query, as visitors may read it now. */
export type FoundDocument = { kind: SearchedKind; document: SearchDocument };

type Found = { terms: SearchTerm[]; documents: FoundDocument[] };

/**
 * What has every word of a query, the best first. Where nothing has, each word also stands for those that it may be a
 * misspelling of. The index names candidates; what is given are the records themselves, checked anew.
 */
export async function searchContent(payload: Payload, query: string): Promise<Found> {
  const terms = searchTerms(query);
  if (terms.length === 0) return { terms, documents: [] };
  const index = openIndex(payload);
  const documents = await findDocuments(payload, index, terms);
  if (documents.length > 0) return { terms, documents };
  const words = await readVocabulary(index);
  const wider = terms.map(({ word }) => ({ word, near: nearestWords(word, words) }));
  if (wider.every(({ near }) => near.length === 0)) return { terms, documents };
  return { terms: wider, documents: await findDocuments(payload, index, wider) };
}

async function findDocuments(payload: Payload, index: SearchIndex, terms: SearchTerm[]) {
  const records = await index.find(terms, SEARCH_RESULTS_MAX);
  const byId = new Map<string, SearchDocument>();
  for (const kind of SEARCHED_KINDS) {
    const ids = records.filter((entry) => entry.kind === kind).map(({ record }) => record);
    const documents = ids.length > 0 ? await readDocuments(payload, kind, ids) : [];
    for (const document of documents) byId.set(keyOf({ kind, record: document.id }), document);
  }
  return records.flatMap((entry) => {
    const document = byId.get(keyOf(entry));
    return document && hasAll(document, terms) ? [{ kind: entry.kind, document }] : [];
  });
}

/** A record may have changed since its words were stored. */
function hasAll({ title, about, text, spoken }: SearchDocument, terms: readonly SearchTerm[]): boolean {
  const all = [title, about, text, ...spoken.map((cue) => cue.text)].join("\n");
  return termsIn(all, terms).size === terms.length;
}

function keyOf({ kind, record }: IndexedRecord): string {
  return `${kind} ${record}`;
}

let vocabulary: { version: string; words: string[] } | undefined;

/** Every word of the index, read anew when it has changed. */
async function readVocabulary(index: SearchIndex): Promise<string[]> {
  const version = await index.version();
  if (vocabulary?.version !== version) vocabulary = { version, words: await index.vocabulary() };
  return vocabulary.words;
}

/** A passage of a record, and the second at which it begins, where it is spoken. */
type Passage = { text: string; start?: number };

/** Spoken lines that make an excerpt. */
const LINES = 3;

/**
 * The title and an excerpt with the words marked, and where it is spoken, its second. The excerpt is the part that adds
 * most of the words to those in the title: what is said about the record, unless its text or what is spoken has more.
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

/** The spoken lines with most of the terms, which may go on from one line into the next; the earliest of equals. */
function bestLines(spoken: readonly SpokenWords[], terms: readonly SearchTerm[]): Passage | undefined {
  const found = spoken.map(({ text }) => termsIn(text, terms));
  let best = { index: -1, score: 0 };
  for (const [index, own] of found.entries()) {
    if (own.size === 0) continue;
    const withNext = new Set([...own, ...(found[index + 1] ?? [])]).size;
    // What one line has alone is better than what it has with the next.
    const score = own.size === withNext ? own.size + 0.5 : withNext;
    if (score > best.score) best = { index, score };
  }
  const lines = best.index < 0 ? [] : spoken.slice(best.index, best.index + LINES);
  return lines[0] && { text: lines.map(({ text }) => text).join(" "), start: lines[0].start };
}

/** Words that are taken for what somebody may have meant. */
const NEAREST_MAX = 6;

/** The shortest words in which one error, and two errors, are forgiven. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 7;

/**
 * The words of a vocabulary that somebody may have meant by a misspelled one: those with the fewest letters wrong, left
 * out, added or swapped with their neighbour. None for words too short to tell.
 */
export function nearestWords(typed: string, vocabulary: readonly string[]): string[] {
  const allowed = typed.length >= TWO_ERRORS_FROM ? 2 : typed.length >= ONE_ERROR_FROM ? 1 : 0;
  const letters = lettersOf(typed);
  let nearest: string[] = [];
  let least = allowed;
  if (allowed === 0) return nearest;
  for (const word of vocabulary) {
    if (Math.abs(word.length - typed.length) > least) continue;
    // An error changes at most two letters of the set.
    if (bitsOf(letters ^ lettersOf(word)) > 2 * least) continue;
    const errors = errorsBetween(typed, word);
    if (errors === 0 || errors > least) continue;
    if (errors < least) nearest = [];
    least = errors;
    nearest.push(word);
  }
  return nearest.slice(0, NEAREST_MAX);
}

/** Which letters a word has, as a set of 32 bits: different ones may share a bit. */
function lettersOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) & 31);
  return set;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The distance of two words by Damerau and Levenshtein, in which nothing is changed twice. */
function errorsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) errors = Math.min(errors, at(beforeLast, column - 2) + 1);
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
