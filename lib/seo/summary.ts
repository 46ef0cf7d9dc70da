/** As much as search results show of a description, in characters. */
const MAX_LENGTH = 155;

/** The beginning of a text, cut between words. */
export function summary(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_LENGTH) return text;
  const beginning = characters.slice(0, MAX_LENGTH - 1).join("");
  return `${beginning.replace(/\s+\S*$/, "")}…`;
}
