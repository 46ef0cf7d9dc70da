/** @param {number[]} values */
export function medianOf(values) {
  return quantileOf(values, 0.5);
}

/**
 * Returns the value that the given share of all values does not exceed.
 *
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
export function quantileOf(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
