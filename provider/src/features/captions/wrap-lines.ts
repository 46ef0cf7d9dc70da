import { characterCount } from "@lampstand/contract/text";

/** How many characters a line may have. Letters of Chinese, Japanese and Korean are twice as wide. */
const LINE_MAX_LENGTH = 42;
const WIDE_LINE_MAX_LENGTH = 16;

const WIDE = new Set(["Hans", "Hant", "Jpan", "Kore"]);
const WITHOUT_SPACES = new Set(["Hans", "Hant", "Jpan", "Thai", "Khmr", "Laoo", "Mymr"]);
const RIGHT_TO_LEFT = new Set(["Arab", "Hebr"]);

/** Makes a line run from right to left that begins with a name in Latin letters. */
const RIGHT_TO_LEFT_MARK = "\u200f";

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arab}\p{Script=Hebr}]/u;

/** Breaks a caption's text into lines of similar length, as its language needs. */
export function wrapLines(text: string, lang: string): string {
  const script = new Intl.Locale(lang).maximize().script ?? "Latn";
  const most = WIDE.has(script) ? WIDE_LINE_MAX_LENGTH : LINE_MAX_LENGTH;
  const words = WITHOUT_SPACES.has(script) ? wordsWithoutSpaces(text, lang) : text.split(/(?<=\s)/u);
  const lines = evenLines(words, most);
  return (RIGHT_TO_LEFT.has(script) ? lines.map(fromTheRight) : lines).join("\n");
}

/** Returns the words of a text with the punctuation that may not be separated from them. */
function wordsWithoutSpaces(text: string, lang: string): string[] {
  const words: string[] = [];
  let isOpen = false;
  for (const { segment } of new Intl.Segmenter(lang, { granularity: "word" }).segment(text)) {
    const isAttached = isOpen || /^[\s\p{Pe}\p{Pf}\p{Po}]+$/u.test(segment);
    words.push(isAttached ? `${words.pop() ?? ""}${segment}` : segment);
    isOpen = /^[\p{Ps}\p{Pi}]+$/u.test(segment);
  }
  return words;
}

/** Distributes words over as few lines as possible. A longer word is a line of its own. */
function evenLines(words: readonly string[], most: number): string[] {
  const total = characterCount(words.join("").trim());
  for (let count = Math.ceil(total / most); ; count += 1) {
    const lines = linesOf(words, total / count);
    if (count >= words.length || lines.every((line) => characterCount(line) <= most)) return lines;
  }
}

/** Fills lines up to about a length. */
function linesOf(words: readonly string[], target: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const length = characterCount(word.trimEnd());
    if (line === undefined || characterCount(line) + length / 2 > target) lines.push(word);
    else lines[lines.length - 1] = line + word;
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

function fromTheRight(line: string): string {
  const [letter = ""] = FIRST_LETTER.exec(line) ?? [];
  return RIGHT_TO_LEFT_LETTER.test(letter) ? line : RIGHT_TO_LEFT_MARK + line;
}
