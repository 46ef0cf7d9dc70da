/** A text without control characters, which show as nothing or as boxes; tabs and line ends stay. */
export function withoutControlCharacters(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
