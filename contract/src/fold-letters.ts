import { wellFormed } from "./text";

/** Accents of European letters, vowel points of Hebrew and Arabic, and marks that stretch Arabic words. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05C7\u0640\u064B-\u065F\u0670]/gu;

/** Letters that are not another letter with an accent, and how people type them on other keyboards. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
  ς: "σ",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
};

const TYPED = new RegExp(`[${Object.keys(TYPED_AS).join("")}]`, "gu");

/** The Arabic article before a word, also after 'and', 'so', 'in', 'as' and 'to', but not in God's name. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?!له$)(?=\p{L}{2})/u;

/** 'To God', 'and God', 'by God' and the like. */
const ARABIC_GOD = /^(?:[وفبك]الله|[وف]?لله)$/u;

/** Characters of a word that are compared; the rest is ignored. */
const WORD_MAX_LENGTH = 40;

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Folds a word for comparison: keeps only letters and digits, without case, accents and apostrophes. */
export function foldLetters(word: string): string {
  return /^[a-z0-9]+$/i.test(word)
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .normalize("NFKD")
        .replace(ACCENTS, "")
        .replace(/[^\p{L}\p{N}\p{M}]|ʼ/gu, "")
        .replace(TYPED, (letter) => TYPED_AS[letter] ?? letter)
        .replace(OTHER_DIGIT, digitOf);
}

/** Folds a word for searching, and cuts it if it is too long. */
export function foldWord(word: string): string {
  return wellFormed(
    foldLetters(word).replace(ARABIC_GOD, "الله").replace(ARABIC_ARTICLE, "").slice(0, WORD_MAX_LENGTH),
  );
}

/** Unicode lists each script's ten digits consecutively. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
