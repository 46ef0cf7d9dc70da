/** What XML 1.0 cannot hold, not even escaped: control characters, halves of characters, and two that are none. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text that any XML document can hold. */
export function xmlText(text: string): string {
  return text.replace(NO_XML, "");
}
