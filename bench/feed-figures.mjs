import { medianOf, quantileOf } from "./statistics.mjs";

/** @typedef {import("./watch-feed.mjs").Round} Round */

/**
 * What the rounds of a feed come to.
 *
 * @param {Round[]} rounds
 * @returns {Record<string, number>}
 */
export function figuresOf(rounds) {
  const moves = rounds.flatMap((round) => round.moves);
  const fromGesture = moves.map(({ gesture, frame = Number.NaN }) => frame - gesture);
  const prepared = moves.filter(({ wasPrepared }) => wasPrepared);
  const fromStart = prepared.map(({ started = Number.NaN, frame = Number.NaN }) => frame - started);
  const lengths = moves.map(({ started = Number.NaN, ended = Number.NaN }) => ended - started);
  const [drawn, dropped, bytes] = [
    sumOf(rounds.map(({ frames }) => frames.drawn)),
    sumOf(rounds.map(({ frames }) => frames.dropped)),
    sumOf(rounds.map(({ mediaBytes }) => mediaBytes)),
  ];
  return {
    moves: moves.length,
    "from key to first frame, median ms": medianOf(fromGesture),
    "from key to first frame, p95 ms": quantileOf(fromGesture, 0.95),
    "moves to a prepared clip, %": (100 * prepared.length) / moves.length,
    "from first movement to first frame of those, median ms": medianOf(fromStart),
    "from first movement to first frame of those, p95 ms": quantileOf(fromStart, 0.95),
    "length of a slide, median ms": medianOf(lengths),
    "frames dropped while sliding, %": (100 * dropped) / (drawn + dropped),
    "clips fetched for each reel watched, kB": bytes / 1000 / (moves.length + rounds.length),
  };
}

/** @param {number[]} values */
function sumOf(values) {
  return values.reduce((sum, value) => sum + value, 0);
}
