import { type Cue, inOrder, tidyCueText, toMilliseconds } from "./cue";

const NEW_CUE_SECONDS = 2;

/** The cues after a change, and the index of the cue to edit next. */
export type Edited = { cues: Cue[]; focus: number };

/** Changes some of a cue's values. Keeps the order, so nothing moves while somebody types. */
export function changeCue(cues: readonly Cue[], index: number, change: Partial<Cue>): Cue[] {
  return cues.map((cue, at) => (at === index ? { ...cue, ...change } : cue));
}

/**
 * Splits a cue at a position, by default at the space nearest its middle, and its time pro rata.
 * @param options.seconds The playback position, which splits the time instead if it is within the cue.
 */
export function splitCue(
  cues: readonly Cue[],
  index: number,
  options: { position?: number; seconds?: number } = {},
): Edited {
  const cue = cues[index];
  if (!cue) return { cues: [...cues], focus: index };
  const asked = options.position ?? 0;
  const position = asked > 0 && asked < cue.text.length ? asked : middleOf(cue.text);
  const [first, second] = [cue.text.slice(0, position), cue.text.slice(position)].map(tidyCueText);
  const share = cue.text.length > 0 ? position / cue.text.length : 0.5;
  const { seconds = -1 } = options;
  const isWithin = seconds > cue.start && seconds < cue.end;
  const at = toMilliseconds(isWithin ? seconds : cue.start + (cue.end - cue.start) * share);
  const halves = [
    { start: cue.start, end: at, text: first ?? "" },
    { start: at, end: cue.end, text: second ?? "" },
  ];
  return { cues: cues.toSpliced(index, 1, ...halves), focus: index + 1 };
}

/** Returns the position of the white space nearest a text's middle, or the middle of a single word. */
function middleOf(text: string): number {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index);
  const nearest = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return nearest ?? Math.floor(middle);
}

export function mergeWithNext(cues: readonly Cue[], index: number): Edited {
  const [cue, next] = [cues[index], cues[index + 1]];
  if (!cue || !next) return { cues: [...cues], focus: index };
  const merged = {
    start: Math.min(cue.start, next.start),
    end: Math.max(cue.end, next.end),
    text: tidyCueText(`${cue.text}\n${next.text}`),
  };
  return { cues: cues.toSpliced(index, 2, merged), focus: index };
}

/** Adds an empty cue after another one, or at the beginning (`-1`), filling a gap if there is one. */
export function addAfter(cues: readonly Cue[], index: number): Edited {
  const start = cues[index]?.end ?? 0;
  const next = cues[index + 1]?.start ?? Infinity;
  const end = next > start ? Math.min(start + NEW_CUE_SECONDS, next) : start + NEW_CUE_SECONDS;
  const added = { start: toMilliseconds(start), end: toMilliseconds(end), text: "" };
  return { cues: cues.toSpliced(index + 1, 0, added), focus: index + 1 };
}

export function removeCue(cues: readonly Cue[], index: number): Edited {
  const left = cues.toSpliced(index, 1);
  return { cues: left, focus: Math.min(index, left.length - 1) };
}

export function sortCues(cues: readonly Cue[], index: number): Edited {
  const sorted = inOrder(cues);
  const cue = cues[index];
  return { cues: sorted, focus: cue ? sorted.indexOf(cue) : -1 };
}

/** Returns the playback position as a cue's time; 0 if nothing plays. */
export function roundedTime(seconds: number | undefined): number {
  return toMilliseconds(seconds ?? 0);
}

/** Returns the index of the cue at a second: the last that has begun and not ended, or `-1`. */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  return cues.findLastIndex(({ start, end }) => start <= seconds && seconds < end);
}
