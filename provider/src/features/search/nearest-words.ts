const NEAREST_MAX = 6;

/** The shortest words that may have one error, and two errors. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 7;

/** Returns words with the fewest letters wrong, missing, added or swapped; none for very short words. */
export function nearestWords(typed: string, vocabulary: readonly string[]): string[] {
  const allowed = typed.length >= TWO_ERRORS_FROM ? 2 : typed.length >= ONE_ERROR_FROM ? 1 : 0;
  const letters = lettersOf(typed);
  let nearest: string[] = [];
  let least = allowed;
  if (allowed === 0) return nearest;
  for (const word of vocabulary) {
    if (Math.abs(word.length - typed.length) > least) continue;
    // An error changes at most two letters of the set.
    if (bitsOf(letters ^ lettersOf(word)) > 2 * least) continue;
    const errors = errorsBetween(typed, word);
    if (errors === 0 || errors > least) continue;
    if (errors < least) nearest = [];
    least = errors;
    nearest.push(word);
  }
  return nearest.slice(0, NEAREST_MAX);
}

/** Returns a word's letters as a set of 32 bits; letters may share a bit. */
function lettersOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) & 31);
  return set;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Returns the Damerau-Levenshtein distance (optimal string alignment). */
function errorsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) errors = Math.min(errors, at(beforeLast, column - 2) + 1);
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
