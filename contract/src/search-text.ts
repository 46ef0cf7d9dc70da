import type { z } from "zod";
import { foldWord } from "./fold-letters";
import type { markedText } from "./schemas/search";
import { wellFormed } from "./text";
import { formsOf, type WordForms } from "./word-forms";

/** Finds and compares words in the same way everywhere a search is answered. */

export type MarkedText = z.output<typeof markedText>;

/** A word of a query. It matches words that begin with it or that it may misspell and, by `forms`, its other forms. */
export type SearchTerm = { word: string; near: readonly string[]; forms?: WordForms };

/** A word in a text: its comparable form, and its position. */
type Word = { folded: string; written: string; start: number; end: number };

/** Words of a query that count; the rest are ignored. */
const QUERY_WORDS_MAX = 16;

const EXCERPT_LENGTH = 180;

/** Matches to examine when counting those close together. */
const HITS_TOGETHER_MAX = 30;

/** A letter or digit and whatever else belongs to its word. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’ʼ](?=\p{L}))*/gu;

/** Scripts that do not put spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Returns a text's words in their comparable form, in order. */
export function wordsOf(text: string): string[] {
  return findWords(text).map(({ folded }) => folded);
}

function findWords(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .flatMap(({ 0: run, index }) =>
      UNSPACED.test(run)
        ? [...segmenter.segment(run)].map((part) => toWord(part.segment, index + part.index))
        : [toWord(run, index)],
    )
    .filter(({ folded }) => folded !== "");
}

function toWord(word: string, start: number): Word {
  return { folded: foldWord(word), written: word.normalize("NFC"), start, end: start + word.length };
}

/** Returns a query's words, each once; none if it has no letters or digits. */
export function searchTerms(query: string): SearchTerm[] {
  const words = new Set(wordsOf(query));
  return [...words].slice(0, QUERY_WORDS_MAX).map((word) => ({ word, near: [] }));
}

/** Returns the same words, which also match their other forms. */
export function withForms(query: string): SearchTerm[] {
  const written = new Map(findWords(query).map((word) => [word.folded, word.written.toLowerCase()]));
  return searchTerms(query).map(({ word }) => {
    const forms = formsOf(written.get(word) ?? word);
    return { word, near: forms.irregular, forms };
  });
}

/** Returns what to look up in an index: word beginnings and whole words. */
export function lookups({ word, near, forms }: SearchTerm): {
  beginnings: string[];
  words: readonly string[];
} {
  return { beginnings: [word, ...(forms?.beginnings ?? [])], words: near };
}

function matches({ word, near, forms }: SearchTerm, { folded, written }: Word): boolean {
  return (
    folded.startsWith(word) || near.includes(folded) || forms?.include(written.toLowerCase(), folded) === true
  );
}

/** Returns the indexes of the terms that a text contains. */
export function termsIn(text: string, terms: readonly SearchTerm[]): Set<number> {
  return termsOf(findWords(text), terms);
}

function termsOf(words: readonly Word[], terms: readonly SearchTerm[]): Set<number> {
  const found = new Set<number>();
  for (const word of words)
    for (const [index, term] of terms.entries()) if (matches(term, word)) found.add(index);
  return found;
}

/** Splits a text into pieces and marks the words that match. */
export function markText(text: string, terms: readonly SearchTerm[]): MarkedText {
  const pieces: MarkedText = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== "") pieces.push({ text: piece, isMatch });
  };
  let done = 0;
  for (const word of findWords(text)) {
    if (!terms.some((term) => matches(term, word))) continue;
    const { start, end } = word;
    add(text.slice(done, start), false);
    add(text.slice(start, end), true);
    done = end;
  }
  add(text.slice(done), false);
  return pieces;
}

/**
 * Returns the part of a text with the most terms, or its beginning if there are none. Cuts between words and marks the
 * cuts. Spaces and line breaks become single spaces.
 */
export function excerptOf(text: string, terms: readonly SearchTerm[]): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const words = findWords(line);
  const hits = words.filter((word) => terms.some((term) => matches(term, word)));
  const start = beginningOf(words, bestOf(hits, terms)?.start ?? 0);
  const end = words.filter((word) => word.end - start <= EXCERPT_LENGTH).at(-1)?.end ?? 0;
  const cut = wellFormed(line.slice(start, end > start ? end : start + EXCERPT_LENGTH));
  const isEnd = start + cut.length >= line.length - 1;
  return `${start > 0 ? "… " : ""}${isEnd ? line.slice(start) : `${cut} …`}`;
}

/** Returns the match that is followed by the most terms within an excerpt; the first one if several tie. */
function bestOf(hits: readonly Word[], terms: readonly SearchTerm[]): Word | undefined {
  let best: { hit: Word; count: number } | undefined;
  for (const [index, hit] of hits.entries()) {
    const following = hits
      .slice(index, index + HITS_TOGETHER_MAX)
      .filter(({ end }) => end - hit.start <= EXCERPT_LENGTH / 2);
    const count = termsOf(following, terms).size;
    if (!best || count > best.count) best = { hit, count };
    if (count === terms.length) break;
  }
  return best?.hit;
}

/** Returns where to start an excerpt so that some words come before this position. */
function beginningOf(words: readonly Word[], place: number): number {
  const wanted = place - EXCERPT_LENGTH / 3;
  return wanted <= 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
}
