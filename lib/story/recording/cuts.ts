import type { Kept, Span } from "@lampstand/contract/kept";

/** Returns the part that shows a moment of the recording; if it is left out, the part recorded next, else the first. */
export function partAt(kept: Kept, moment: number): number {
  const found = kept.findIndex((part) => isWithin(part, moment));
  if (found !== -1) return found;
  const next = Math.min(...kept.map(([from]) => from).filter((from) => from > moment));
  return Math.max(
    kept.findIndex(([from]) => from === next),
    0,
  );
}

export function isWithin([from, to]: Span, moment: number): boolean {
  return moment >= from && moment < to;
}

/** Returns what is shown before a moment of the recording. */
export function keptUntil(kept: Kept, moment: number): Kept {
  const at = partAt(kept, moment);
  return kept.slice(0, at + 1).flatMap((part, index): Kept => {
    if (index < at) return [part];
    return isWithin(part, moment) && moment > part[0] ? [[part[0], moment]] : [];
  });
}

/** Returns what is shown from a moment of the recording on. */
export function keptFrom(kept: Kept, moment: number): Kept {
  const [part, ...later] = kept.slice(partAt(kept, moment));
  if (!part) return [];
  return [isWithin(part, moment) ? [moment, part[1]] : part, ...later];
}
