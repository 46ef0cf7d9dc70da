import "client-only";
import { useEffect, useState } from "react";

/**
 * The one of these languages that somebody reads best who reads others, as CLDR says, and in a script that they read. The matcher
 * is loaded when there is a choice.
 * @param wanted BCP 47 tags, the best first.
 * @returns As it stands in `available`; `null` where they read none of them.
 */
export async function preferredLanguage(
  wanted: readonly string[],
  available: readonly string[],
): Promise<string | null> {
  const { match } = await import("@formatjs/intl-localematcher");
  for (const language of wanted.flatMap(toLocale)) {
    const readable = available.filter((tag) => toLocale(tag)[0]?.script === language.script);
    const best = match([language.baseName], readable, NONE);
    if (best !== NONE) return readable.find((tag) => tag === best) ?? null;
  }
  return null;
}

/** What the matcher answers where no language is near enough. */
const NONE = "und";

/** With its usual script. Browsers and providers may send what is no language. */
function toLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag).maximize()];
  } catch {
    return [];
  }
}

/** The language that this browser's user reads best, after one that they have chosen; `null` where it is none of these. */
export function usePreferredLanguage(
  available: readonly string[],
  chosen: string | null = null,
): string | null {
  const [found, setFound] = useState<{ question: string; language: string | null }>();
  const question = [chosen ?? "", ...available].join("\n");
  const isChoice = available.length > 1;

  useEffect(() => {
    if (!isChoice) return;
    const [first = "", ...tags] = question.split("\n");
    let isCurrent = true;
    void preferredLanguage([first, ...navigator.languages], tags)
      // Without a line the matcher cannot be loaded: the first language is the one that is spoken.
      .catch(() => null)
      .then((language) => {
        if (isCurrent) setFound({ question, language: language ?? tags[0] ?? null });
      });
    return () => {
      isCurrent = false;
    };
  }, [isChoice, question]);

  if (!isChoice) return available[0] ?? null;
  return found?.question === question ? found.language : null;
}
