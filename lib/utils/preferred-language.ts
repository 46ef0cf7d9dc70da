import "client-only";
import { useEffect, useState } from "react";

/** Returns the available language that these readers read best, by CLDR and in their script; `null` for none. */
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

const NONE = "und";

/** Adds the usual script. Browsers and providers may send invalid tags. */
function toLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag).maximize()];
  } catch {
    return [];
  }
}

/** Returns the language that this browser's user reads best, or has chosen; `null` if it is none of these. */
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
      // The matcher cannot load offline: the first language is then the spoken one.
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
