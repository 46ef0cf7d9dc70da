/** Whose a story is, once nobody is to know. */
export const NOBODYS_NAME = "A former member";

/** The words of a text, in small letters; single letters are none. */
function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

/** How many of the words of a name stand in a text. */
function namedIn(text: string, name: string): { found: number; all: number } {
  const inText = new Set(wordsOf(text));
  const words = wordsOf(name);
  return { found: words.filter((word) => inText.has(word)).length, all: words.length };
}

export function holdsNameOf(text: string, name: string): boolean {
  return name !== NOBODYS_NAME && namedIn(text, name).found > 0;
}

export function holdsFullNameOf(text: string, name: string): boolean {
  const { found, all } = namedIn(text, name);
  return all > 1 && found === all;
}
