import { z } from "zod";

import { readCaptionFile } from "./caption-files";
import { type Cue, CUE_MAX_SECONDS, inOrder, tidyCueText, toMilliseconds } from "./cue";

/** Two lines on a phone, in characters. */
const READABLE_LENGTH = 84;

const segment = z.object({ start: z.number(), end: z.number(), text: z.string() });
const verboseJson = z.object({ segments: z.array(segment) });

/**
 * Reads cues from a service's answer: JSON with segments, WebVTT or SRT. Splits long ones and fixes impossible times.
 * @returns `null` if it has no words with times.
 */
export function cuesOfTranscription(answer: string): Cue[] | null {
  const segments = segmentsOf(answer);
  if (!segments) return null;
  const cues: Cue[] = [];
  let earliest = 0;
  for (const { start, end, text } of inOrder(segments)) {
    const words = tidyCueText(text).replaceAll("\n", " ");
    const from = Math.max(start, earliest);
    if (words === "" || end <= from || end > CUE_MAX_SECONDS) continue;
    cues.push(...readableCues({ start: from, end, text: words }));
    earliest = end;
  }
  return cues.length > 0 ? cues : null;
}

function segmentsOf(answer: string): Cue[] | null {
  const json = parseJson(answer);
  if (json !== undefined) return verboseJson.safeParse(json).data?.segments ?? null;
  const { cues } = readCaptionFile(answer);
  return cues.length > 0 ? cues : null;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Splits a cue between words into pieces of similar length, each with its share of the time. */
function readableCues({ start, end, text }: Cue): Cue[] {
  const target = text.length / Math.ceil(text.length / READABLE_LENGTH);
  const pieces: string[] = [];
  for (const word of text.split(" ")) {
    const piece = pieces.at(-1);
    const isFull = piece === undefined || (piece.length + word.length / 2 > target && piece !== "");
    if (isFull) pieces.push(word);
    else pieces[pieces.length - 1] = `${piece} ${word}`;
  }
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let spoken = 0;
  return pieces.map((piece) => {
    const from = start + ((end - start) * spoken) / total;
    spoken += piece.length;
    const to = start + ((end - start) * spoken) / total;
    return { start: toMilliseconds(from), end: toMilliseconds(to), text: piece };
  });
}
