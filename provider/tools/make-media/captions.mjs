/** WebVTT from cues. */

/** @typedef {import("./lib/types.mjs").Cue} Cue */

const LINE = 40;

/** @param {number} seconds */
function clock(seconds) {
  const whole = Math.round(seconds * 1000);
  const [minutes, rest] = [Math.floor(whole / 60000), whole % 60000];
  return `00:${String(minutes).padStart(2, "0")}:${String(Math.floor(rest / 1000)).padStart(2, "0")}.${String(rest % 1000).padStart(3, "0")}`;
}

/**
 * Two balanced lines when one would be too long.
 *
 * @param {string} text
 */
function wrap(text) {
  if (text.length <= LINE) return text;
  const gaps = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = gaps.reduce((best, gap) =>
    Math.abs(gap - text.length / 2) < Math.abs(best - text.length / 2) ? gap : best,
  );
  return `${text.slice(0, middle)}\n${text.slice(middle + 1)}`;
}

/** @param {Cue[]} cues */
export function webVtt(cues) {
  const blocks = cues.map(
    ({ from, to, text }, index) => `${index + 1}\n${clock(from)} --> ${clock(to + 0.3)}\n${wrap(text)}`,
  );
  return `WEBVTT\n\n${blocks.join("\n\n")}\n`;
}
