/** Small arithmetic the scenes share. */

export const TAU = Math.PI * 2;

/**
 * @param {number} from
 * @param {number} to
 * @param {number} share
 */
export const lerp = (from, to, share) => from + (to - from) * share;
/**
 * @param {number} value
 * @param {number} [low]
 * @param {number} [high]
 */
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/**
 * 0 before `start`, 1 after `end`, smooth in between.
 *
 * @param {number} value
 * @param {number} start
 * @param {number} end
 */
export function ramp(value, start, end) {
  const share = clamp((value - start) / (end - start));
  return share * share * (3 - 2 * share);
}

/**
 * A seeded generator of numbers from 0 to 1 (mulberry32): the same picture every time.
 *
 * @param {number} seed
 */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A calm flicker around 1, for flames and lamps; `seconds` may be any time.
 *
 * @param {number} seconds
 * @param {number} [seed]
 * @param {number} [depth]
 */
export function flicker(seconds, seed = 0, depth = 0.08) {
  const wave =
    Math.sin(seconds * 7.1 + seed) +
    Math.sin(seconds * 11.7 + seed * 2.3) +
    Math.sin(seconds * 4.3 + seed * 5.1);
  return 1 + (wave / 3) * depth;
}
