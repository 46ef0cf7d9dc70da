import { characterCount, isBlank } from "@lampstand/contract/text";
import { z } from "zod";

/** How much longer than the original a translation may be. Chinese triples in English. */
const GROWTH_MAX = 6;
const GROWTH_MAX_LENGTH = 200;

const numbered = z.record(z.string(), z.string());

/** The translations in the order of their originals, or what is wrong, in words for the model. */
export type Translations = { texts: string[] } | { error: string };

/** Reads a model's translations of texts numbered from 1, as a JSON object anywhere in its answer. */
export function readTranslations(answer: string, originals: readonly string[]): Translations {
  const { success, data } = numbered.safeParse(objectIn(answer));
  if (!success) return { error: "It isn’t a JSON object with a string for each number." };
  const texts = originals.map((_, index) => (data[String(index + 1)] ?? "").toWellFormed().trim());
  for (const [index, original] of originals.entries()) {
    const problem = problemOf(texts[index] ?? "", original);
    if (problem) return { error: `Number ${index + 1} ${problem}` };
  }
  if (Object.keys(data).length > originals.length) {
    return { error: `It has other numbers than 1 to ${originals.length}.` };
  }
  return { texts };
}

/** Returns the JSON object in an answer, without the words or fences that some models put around it. */
function objectIn(answer: string): unknown {
  try {
    const value: unknown = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
    return value;
  } catch {
    return undefined;
  }
}

function problemOf(text: string, original: string): string | undefined {
  if (isBlank(text)) return "is missing or empty.";
  if (characterCount(text) > GROWTH_MAX * characterCount(original) + GROWTH_MAX_LENGTH) {
    return "is far longer than its original.";
  }
  if (marksOf(text).toSorted().join("\n") !== marksOf(original).toSorted().join("\n")) {
    return `must keep exactly these tags, placeholders and addresses: ${marksOf(original).join(" ") || "none"}`;
  }
  if (isNested(original) && !isNested(text)) return "has a tag that closes before it opens.";
  return undefined;
}

const MARK = /<\/?[a-z0-9][^<>]*>|\{[^{}]*\}|https?:\/\/[!-;=?-~]+/gi;
const END_OF_SENTENCE = /[.,;:!?)\]'"]+$/;

/** Returns a text's tags, placeholders and addresses. */
function marksOf(text: string): string[] {
  return (text.match(MARK) ?? []).map((mark) => mark.replace(END_OF_SENTENCE, ""));
}

const TAG = /<(\/?)([a-z0-9]+)[^<>]*>/gi;

/** Returns whether each closing tag closes one that is open. */
function isNested(text: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ""] of text.matchAll(TAG)) {
    if (!slash) open.push(name);
    else if (open.includes(name)) open.length = open.lastIndexOf(name);
    else return false;
  }
  return true;
}
