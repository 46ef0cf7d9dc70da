import type { HashtagChoice } from "@/lib/provider/hashtags";

/** How many hashtags can be chosen at once: as many as the embedded provider looks for in one call. */
export const MOST_CHOSEN = 100;

/** The longest token that is looked up, in characters. */
export const LONGEST_TOKEN = 120;

/** What stands for a hashtag in an address: its slug, or its id where the provider does not tell the slug. */
export function hashtagToken({ slug, id }: HashtagChoice): string {
  return slug ?? id;
}

/**
 * The hashtags that tokens mean, each once, in the order of the tokens. A token is a slug, else an id, else several of
 * them with commas between; what is neither is passed over.
 */
export function chosenAmong(choices: HashtagChoice[], tokens: string[]): HashtagChoice[] {
  const bySlug = new Map(choices.map((choice) => [choice.slug, choice]));
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const find = (token: string) => bySlug.get(token) ?? byId.get(token) ?? [];
  const chosen = tokens.flatMap((token) => {
    const found = [find(token)].flat();
    return found.length > 0 ? found : token.split(",").flatMap((part) => find(part.trim()));
  });
  return [...new Set(chosen)].slice(0, MOST_CHOSEN);
}
