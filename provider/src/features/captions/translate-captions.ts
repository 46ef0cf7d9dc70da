import type { Payload, Where } from "payload";

import { findFirst } from "../../lib/find-all";
import { translateTexts } from "../translation/translate";
import { checkCues, type Cue, readCues, tidyCueText } from "./cue";
import { DraftError } from "./draft-error";
import { languageName } from "./languages";
import { wrapLines } from "./wrap-lines";

type Translation = { clip: string; from: string; to: string; signal?: AbortSignal };

/**
 * Has a service translate a clip's captions. Every line keeps its times.
 * @throws DraftError
 */
export async function translateCaptions(
  payload: Payload,
  { clip, from, to, signal }: Translation,
): Promise<Cue[]> {
  const originals = await cuesToTranslate(payload, clip, from);
  if (originals.length === 0) throw new DraftError(noWordsIn(from));
  const texts = originals.map(({ text }) => onOneLine(text));
  const outcome = await translateTexts({ texts, from, to, signal });
  if ("problem" in outcome) throw new DraftError(outcome.problem);
  const cues = originals.map((cue, index) => ({
    ...cue,
    text: wrapLines(onOneLine(outcome.texts[index] ?? ""), to),
  }));
  const problem = checkCues(cues);
  if (problem !== true) throw new DraftError(problem);
  return cues;
}

/** Returns the lines of a clip's captions in a language, also of a draft; none if there are no such captions. */
export async function cuesToTranslate(payload: Payload, clip: string, lang: string): Promise<Cue[]> {
  const where: Where = { and: [{ clip: { equals: clip } }, { lang: { equals: lang } }] };
  return readCues((await findFirst(payload, "captions", where))?.cues);
}

export function noWordsIn(lang: string): string {
  return `This clip has no captions in ${languageName(lang)} to translate.`;
}

function onOneLine(text: string): string {
  return tidyCueText(text).replaceAll("\n", " ");
}
