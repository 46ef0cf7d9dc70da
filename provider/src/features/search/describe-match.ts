import { excerptOf, markText, type SearchTerm, termsIn } from "@lampstand/contract/search-text";

import type { SpokenWords } from "./cues";
import type { SearchDocument } from "./documents";

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
