const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** U+2066 begins a part from left to right, U+2068 one in the direction of its first letter; U+2069 ends both. */
const STARTS = { ltr: "\u2066", auto: "\u2068" };

/**
 * Returns a name for use within a sentence. Its letters from right to left would otherwise take digits and marks of the
 * sentence along. Messages of languages written from right to left isolate names themselves.
 */
export function isolated(name: string, direction: keyof typeof STARTS = "auto"): string {
  return RIGHT_TO_LEFT.test(name) ? `${STARTS[direction]}${name}\u2069` : name;
}
