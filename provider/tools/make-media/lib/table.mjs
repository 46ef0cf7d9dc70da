/**
 * Draws every row of a small table of numbers and colours; the row's place comes after its values.
 *
 * @template {[number | string, ...(number | string)[]]} Row
 * @param {Row[]} rows
 * @param {(...values: [...Row, number]) => string} draw
 */
export const each = (rows, draw) => rows.map((row, index) => draw(...row, index)).join("");

/**
 * A value of a list, starting over behind its end.
 *
 * @template Value
 * @param {Value[]} list
 * @param {number} index
 * @returns {Value}
 */
export function pick(list, index) {
  const value = list[index % list.length];
  if (value === undefined) throw new RangeError("nothing to pick from");
  return value;
}
