/** The name of the search parameter, and of the form's checkboxes, that holds a chosen hashtag's token. */
export const CHOICE_NAME = "hashtags";

/** The address of a page for a choice of hashtags, as a plain form would write it; the bare page for none. */
export function withChoice(path: string, tokens: string[]): string {
  if (tokens.length === 0) return path;
  return `${path}?${new URLSearchParams(tokens.map((token) => [CHOICE_NAME, token])).toString()}`;
}
