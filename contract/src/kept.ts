import { FILM_SECONDS_MAX } from "./limits";

/** A part of a film as recorded: from and to, in seconds. One ending at `FILM_SECONDS_MAX` runs to the film's end. */
export type Span = [from: number, to: number];

/** The parts of a recording that are shown, in order. Always map its times to the film's with these functions. */
export type Kept = Span[];

export const WHOLE: Kept = [[0, FILM_SECONDS_MAX]];

/** Returns the gaps between spans in the recording's order: turns what is left out into what is kept, and back. */
export function gapsOf(spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let reached = 0;
  for (const [from, to] of [...inOrder(spans), [FILM_SECONDS_MAX, FILM_SECONDS_MAX]] as const) {
    if (from > reached) gaps.push([reached, from]);
    reached = Math.max(reached, to);
  }
  return gaps;
}

/** Returns whether every span has a length and none overlap. */
export function areApart(spans: readonly Span[]): boolean {
  return inOrder(spans).every(
    ([from, to], index, sorted) => from < to && from >= (sorted[index - 1]?.[1] ?? 0),
  );
}

function inOrder(spans: readonly Span[]): Span[] {
  return [...spans].sort(([one], [other]) => one - other);
}

/** Returns whether something is shown before an earlier part of the recording. */
export function isReordered(kept: Kept): boolean {
  return kept.some(([from], index) => from < (kept[index - 1]?.[0] ?? 0));
}

/** Returns the parts shown of a film that lasts `seconds`, in order. */
export function shownOf(kept: Kept, seconds: number): Kept {
  return kept.map(([from, to]): Span => [from, Math.min(to, seconds)]).filter(([from, to]) => from < to);
}

/** Returns how many of a film's seconds are shown. */
export function keptSeconds(kept: Kept, seconds: number): number {
  return shownOf(kept, seconds).reduce((sum, [from, to]) => sum + to - from, 0);
}
