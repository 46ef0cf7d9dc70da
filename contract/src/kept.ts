import { FILM_SECONDS_MAX } from "./limits";

/** A part of a film as it was recorded: from and to, in seconds. One that ends at `FILM_SECONDS_MAX` goes on to the film's end. */
export type Span = [from: number, to: number];

/** The parts of a recording that are shown, in that order. Whatever maps its times to those of the film does so by these functions. */
export type Kept = Span[];

export const WHOLE: Kept = [[0, FILM_SECONDS_MAX]];

/** What lies between spans, in the order of the recording: of what is left out what is kept, and the other way round. */
export function gapsOf(spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let reached = 0;
  for (const [from, to] of [...inOrder(spans), [FILM_SECONDS_MAX, FILM_SECONDS_MAX]] as const) {
    if (from > reached) gaps.push([reached, from]);
    reached = Math.max(reached, to);
  }
  return gaps;
}

/** Whether each of them has a length, and no two have anything in common. */
export function areApart(spans: readonly Span[]): boolean {
  return inOrder(spans).every(
    ([from, to], index, sorted) => from < to && from >= (sorted[index - 1]?.[1] ?? 0),
  );
}

function inOrder(spans: readonly Span[]): Span[] {
  return [...spans].sort(([one], [other]) => one - other);
}

/** Whether something is shown before what was recorded earlier. */
export function isReordered(kept: Kept): boolean {
  return kept.some(([from], index) => from < (kept[index - 1]?.[0] ?? 0));
}

/** What of a film of so many seconds is shown, in that order. */
export function shownOf(kept: Kept, seconds: number): Kept {
  return kept.map(([from, to]): Span => [from, Math.min(to, seconds)]).filter(([from, to]) => from < to);
}

/** How many of a film's seconds are shown. */
export function keptSeconds(kept: Kept, seconds: number): number {
  return shownOf(kept, seconds).reduce((sum, [from, to]) => sum + to - from, 0);
}
