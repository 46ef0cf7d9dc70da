import type { z } from "zod";
import { foldWord } from "./fold-letters";
import type { markedText } from "./schemas/search";
import { wellFormed } from "./text";
import { formsOf, type WordForms } from "./word-forms";

/** How words are read and found, the same wherever a search is answered. */

export type MarkedText = z.output<typeof markedText>;

/**
 * A word of a query. It matches the words that begin with it, those that it may be a misspelling of, and, where they are asked
 * for, its other forms.
 */
export type SearchTerm = { word: string; near: readonly string[]; forms?: WordForms };

/** A word of a text: as it is compared, and where it stands. */
type Word = { folded: string; written: string; start: number; end: number };

/** Words of a query that count; further ones are left out. */
const QUERY_WORDS_MAX = 16;

/** Characters of an excerpt. */
const EXCERPT_LENGTH = 180;

/** Matches that are looked at to tell how many stand together. */
const HITS_TOGETHER_MAX = 30;

/** A letter or digit with what belongs to its word. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’ʼ](?=\p{L}))*/gu;

/** Scripts that do not put spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** The words of a text as they are compared, in their order. */
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
  return { folded: foldWord(word), written: word, start, end: start + word.length };
}

/** The words of a query, each once. None when it has no letter and no digit. */
export function searchTerms(query: string): SearchTerm[] {
  const words = new Set(wordsOf(query));
  return [...words].slice(0, QUERY_WORDS_MAX).map((word) => ({ word, near: [] }));
}

/** The same words, which match their other forms, too. */
export function withForms(query: string): SearchTerm[] {
  const written = new Map(findWords(query).map((word) => [word.folded, word.written.toLowerCase()]));
  return searchTerms(query).map(({ word }) => {
    const forms = formsOf(written.get(word) ?? word);
    return { word, near: forms.irregular, forms };
  });
}

/** What is looked for in an index: beginnings of words, and whole words. */
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

/** Which terms a text contains: their positions in the list. */
export function termsIn(text: string, terms: readonly SearchTerm[]): Set<number> {
  return termsOf(findWords(text), terms);
}

function termsOf(words: readonly Word[], terms: readonly SearchTerm[]): Set<number> {
  const found = new Set<number>();
  for (const word of words)
    for (const [index, term] of terms.entries()) if (matches(term, word)) found.add(index);
  return found;
}

/** A text in pieces, the words that match marked. */
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
 * The part of a text that has most of the terms, cut between words, with a mark where it was cut; the beginning where
 * none is found. Spaces and line breaks become single spaces.
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

/** The match from which the most terms follow within an excerpt; the first of equals. */
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

/** Where an excerpt begins so that some words stand before this place. */
function beginningOf(words: readonly Word[], place: number): number {
  const wanted = place - EXCERPT_LENGTH / 3;
  return wanted <= 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
}
