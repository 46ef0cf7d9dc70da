import { CAPTIONS_MAX_BYTES, TRANSCRIPT_LINES_MAX } from "@lampstand/contract/limits";
import { characterCount, isBlank } from "@lampstand/contract/text";
import * as z from "zod/mini";

/** The maximum length of a cue's text, in characters. */
export const CUE_TEXT_MAX_LENGTH = 500;

/** The latest second that a cue may name: one day. */
export const CUE_MAX_SECONDS = 24 * 60 * 60;

const seconds = z.pipe(
  z.number().check(z.minimum(0), z.maximum(CUE_MAX_SECONDS)),
  z.transform(toMilliseconds),
);

const cue = z.object({
  start: seconds,
  end: seconds,
  text: z.pipe(
    z.pipe(z.string(), z.transform(tidyCueText)),
    z.string().check(z.maxLength(CUE_TEXT_MAX_LENGTH)),
  ),
});

export type Cue = z.output<typeof cue>;

const cueList = z.array(cue).check(z.maxLength(TRANSCRIPT_LINES_MAX));

/** Reads stored cues; an invalid list counts as empty. */
export function readCues(value: unknown): Cue[] {
  return z.catch(cueList, []).parse(value);
}

const cuesBeingEdited = z.catch(
  z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
  [],
);

/** Reads cues that are being edited, as typed. */
export function readEditedCues(value: unknown): Cue[] {
  return cuesBeingEdited.parse(value);
}

/** Returns why cues can't be stored, in words for staff, or `true`. Overlaps are fine: they are shown stacked. */
export function checkCues(value: unknown): true | string {
  if (value === undefined || value === null) return true;
  const parsed = cueList.safeParse(value);
  if (!parsed.success) return sentenceOf(parsed.error);
  const { data } = parsed;
  for (const [index, { start, end, text }] of data.entries()) {
    const [problem] = problemsOf({ start, end, text });
    if (problem) return `Line ${index + 1}: ${problem}`;
  }
  const bytes = data.reduce((sum, { text }) => sum + CUE_OVERHEAD_BYTES + utf8Length(text), 0);
  return bytes <= CAPTIONS_MAX_BYTES || TOO_LONG;
}

/** A cue's times in a file, its blank line, and the escaping of an ordinary text. */
const CUE_OVERHEAD_BYTES = 40;

const TOO_LONG = `These captions are too long. The file would be larger than ${CAPTIONS_MAX_BYTES / 1024} KB.`;

function sentenceOf(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  const [index, field] = issue?.path ?? [];
  if (typeof index !== "number") {
    return issue?.code === "too_big"
      ? `Captions can have at most ${TRANSCRIPT_LINES_MAX} lines.`
      : "This isn’t a list of lines with times.";
  }
  const line = `Line ${index + 1}`;
  if (field === "text") return `${line}: ${TEXT_TOO_LONG}`;
  return `${line}: its times aren’t between 0 and 24 hours.`;
}

const TEXT_TOO_LONG = `Please use at most ${CUE_TEXT_MAX_LENGTH} characters, or split it.`;

/** Returns each cue's problems, in words for staff, by its place in the list. Valid cues have no entry. */
export function cueProblems(cues: readonly Cue[]): Map<number, string[]> {
  const problems = new Map<number, string[]>();
  let latest = { end: 0, index: -1 };
  for (const [index, cue] of cues.entries()) {
    const own = problemsOf(cue);
    if (latest.index >= 0 && cue.start < latest.end) {
      own.push(`It starts before line ${latest.index + 1} ends.`);
    }
    if (own.length > 0) problems.set(index, own);
    if (cue.end > latest.end) latest = { end: cue.end, index };
  }
  return problems;
}

/** Returns what must be fixed before a cue can be stored. */
function problemsOf({ start, end, text }: Cue): string[] {
  const problems: string[] = [];
  if (end <= start) problems.push("It ends before it starts.");
  if (isBlank(text)) problems.push("It has no words.");
  if (characterCount(text) > CUE_TEXT_MAX_LENGTH) problems.push(TEXT_TOO_LONG);
  return problems;
}

/** Sorts cues in the order in which they are shown. */
export function inOrder(cues: readonly Cue[]): Cue[] {
  return cues.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** Rounds seconds to the millisecond, the precision of caption files. */
export function toMilliseconds(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** Removes control characters and blank lines, which would end a cue's text early in a file. */
export function tidyCueText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(CONTROL, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
