import type { Cue } from "./cue";

/** The largest gap between consecutive cues, in seconds. */
const AT_ONCE = 0.1;

/** Rolling captions repeat the previous cue in at least this share of consecutive cues: more than a chorus does. */
const ROLLING_SHARE = 0.4;
const ROLLING_LEAST = 3;

/** Keeps each line of rolling captions (YouTube, television) once, while it was the newest. Leaves others alone. */
export function eachLineOnce(cues: readonly Cue[]): Cue[] {
  if (!isRolling(cues)) return [...cues];
  const once: Cue[] = [];
  let before: Cue | undefined;
  for (const cue of cues) {
    const lines = linesOf(cue);
    const repeated = before ? repeatedLines(before, cue) : 0;
    const fresh = lines.slice(repeated);
    const last = once.at(-1);
    if (last && repeated > 0) {
      // The last repeated line may have gained words.
      last.text = [...linesOf(last).slice(0, -1), ...lines.slice(repeated - 1, repeated)].join("\n");
      last.end = fresh.length > 0 ? cue.start : Math.max(last.end, cue.end);
    }
    if (fresh.length > 0) once.push({ ...cue, text: fresh.join("\n") });
    before = cue;
  }
  return once;
}

function isRolling(cues: readonly Cue[]): boolean {
  // Too short to read: YouTube rolls its lines this way, even in files with few.
  const flashes = cues.some((cue, index) => {
    const before = cues[index - 1];
    return before && cue.end - cue.start < AT_ONCE && repeatedLines(before, cue) > 0;
  });
  const repeats = cues.flatMap((cue, index) => {
    const before = cues[index - 1];
    // The same words may be spoken, or sung, twice.
    const isOther = before && follows(before, cue) && before.text !== cue.text;
    return isOther ? [repeatedLines(before, cue) > 0] : [];
  });
  const count = repeats.filter(Boolean).length;
  return flashes || (count >= ROLLING_LEAST && count >= ROLLING_SHARE * repeats.length);
}

function follows(before: Cue, cue: Cue): boolean {
  return cue.start > before.start && cue.start <= before.end + AT_ONCE;
}

/** Counts a cue's first lines that repeat the last ones of the cue before. The very last may have gained words. */
function repeatedLines(before: Cue, cue: Cue): number {
  if (!follows(before, cue)) return 0;
  const [old, lines] = [linesOf(before), linesOf(cue)];
  for (let count = Math.min(old.length, lines.length); count > 0; count -= 1) {
    const kept = old.slice(-count);
    if (kept.every((line, at) => line === lines[at] || (at === count - 1 && grows(line, lines[at] ?? ""))))
      return count;
  }
  return 0;
}

/** Returns whether a line is another one with more words. */
function grows(line: string, longer: string): boolean {
  return longer.startsWith(line) && /^[\s\p{P}]/u.test(longer.slice(line.length));
}

function linesOf({ text }: Cue): string[] {
  return text.split("\n");
}
