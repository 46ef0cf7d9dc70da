import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { createWheelGestures, dragOutcome, type WheelInput } from "./gestures";

const TRACES = path.join(process.cwd(), "lib/reels/wheel-traces");
const traceSchema = z.object({
  moves: z.array(z.number()),
  gapsMs: z.array(z.number().nonnegative()),
  deltasY: z.array(z.number()),
});

function readTrace(name: string) {
  const trace = traceSchema.parse(JSON.parse(readFileSync(path.join(TRACES, name), "utf8")));
  return { ...trace, turns: spaced(trace.deltasY, trace.gapsMs) };
}

/** Returns turns of the given sizes, each the given time after the previous one. */
function spaced(deltas: number[], gapsMs: number[] | number): WheelInput[] {
  let timeMs = 1000;
  return deltas.map((deltaY, index) => {
    timeMs += Array.isArray(gapsMs) ? (gapsMs[index] ?? 0) : gapsMs;
    return { deltaY, timeMs };
  });
}

function movesOf(turns: WheelInput[], lockMs = 0): number[] {
  return timedMoves(turns, lockMs).map(({ move }) => move);
}

function timedMoves(turns: WheelInput[], lockMs = 0) {
  const gestures = createWheelGestures({ lockMs });
  return turns
    .map((turn) => ({ timeMs: turn.timeMs, move: gestures.next(turn) }))
    .filter(({ move }) => move !== 0);
}

describe("recorded devices", () => {
  const names = readdirSync(TRACES).filter((name) => name.endsWith(".json"));

  it.each(names)("%s: one move for each movement of the hand", (name) => {
    const { moves, turns } = readTrace(name);
    expect(movesOf(turns)).toEqual(moves);
  });

  it.each(names)("%s, reversed", (name) => {
    const { moves, turns } = readTrace(name);
    const turned = turns.map(({ deltaY, timeMs }) => ({ deltaY: -deltaY, timeMs }));
    expect(movesOf(turned)).toEqual(moves.map((move) => -move));
  });

  const swipes = names.filter((name) => readTrace(name).moves.length === 1 && !name.includes("merged"));
  it.each(swipes)("%s: one move even if a busy page gets merged events", (name) => {
    const { moves, turns } = readTrace(name);
    const random = seededRandom(4);
    for (let run = 0; run < 100; run += 1) expect(movesOf(merged(turns, random))).toEqual(moves);
  });

  it("moves within a fifth of a second after a second swipe that begins during the first one's inertia", () => {
    const { gapsMs, turns } = readTrace("mac-firefox-three-swipes-down.json");
    const starts = turns.filter((_, index) => index === 0 || Number(gapsMs[index]) > 50);
    const delays = timedMoves(turns).map(({ timeMs }, index) => timeMs - Number(starts[index]?.timeMs));
    expect(starts).toHaveLength(3);
    expect(Math.max(...delays)).toBeLessThan(200);
  });
});

describe("generated inertia", () => {
  const decays = [0.8, 0.85, 0.9, 0.94, 0.97, 0.985];
  const strengths = [10, 40, 150, 800];

  it.each(decays)("never moves twice when each event is %d times the previous one", (decay) => {
    const random = seededRandom(decay);
    for (const strength of strengths) {
      for (let run = 0; run < 50; run += 1) {
        const turns = inertia({ strength, decay, random });
        expect(movesOf(turns)).toEqual([1]);
        expect(movesOf(merged(turns, random))).toEqual([1]);
      }
    }
  });

  it("moves again for a second swipe during it, wherever it begins", () => {
    const random = seededRandom(1);
    const swipe = inertia({ strength: 120, decay: 0.95, random }).map(({ deltaY }) => deltaY);
    for (let fadedEvents = 25; fadedEvents < swipe.length; fadedEvents += 1) {
      expect(movesOf(spaced([...swipe.slice(0, fadedEvents), ...swipe], 16))).toEqual([1, 1]);
    }
  });
});

describe("a mouse wheel", () => {
  it.each([
    ["pixels, as in Chrome", { deltaY: 100 }],
    ["larger pixels", { deltaY: 120 }],
    ["the least that a notch sends", { deltaY: 4.000244140625 }],
    ["lines, as in Firefox", { deltaY: 3, deltaMode: 1 }],
    ["a single line", { deltaY: 1, deltaMode: 1 }],
    ["pages", { deltaY: 1, deltaMode: 2 }],
  ])("moves once for each slow notch: %s", (_, notch) => {
    const notches = spaced([1, 1, -1, 1], 150).map(({ deltaY, timeMs }) => ({
      ...notch,
      deltaY: deltaY * notch.deltaY,
      timeMs,
    }));
    expect(movesOf(notches)).toEqual([1, 1, -1, 1]);
  });

  it("moves at the first event, not after it", () => {
    expect(createWheelGestures({ lockMs: 0 }).next({ deltaY: 100, timeMs: 0 })).toBe(1);
  });

  it("moves once for a fast spin, however uneven", () => {
    const random = seededRandom(2);
    const gapsMs = Array.from({ length: 200 }, () => 5 + random() * 144);
    expect(movesOf(spaced(Array<number>(200).fill(100), gapsMs))).toEqual([1]);
  });

  it("moves once for one turn of a fine wheel that sends many small events", () => {
    expect(movesOf(spaced([1, 2, 3, 5, 8, 8, 8, 8, 7, 6, 5, 3, 2, 1, 1], 8))).toEqual([1]);
  });
});

describe("input that is no gesture", () => {
  it("ignores a resting finger", () => {
    expect(movesOf(spaced([1, -1, 1, 0, 1], 30))).toEqual([]);
  });

  it("ignores sideways turns", () => {
    expect(movesOf(spaced([0, 0, 0, 0], 16))).toEqual([]);
  });

  it("adds up a slow start", () => {
    expect(timedMoves(spaced([1, 1, 1, 1, 1], 10))).toEqual([{ timeMs: 1040, move: 1 }]);
  });

  it("is not misled by jolts back during inertia", () => {
    expect(movesOf(spaced([60, 80, 70, 60, -2, 50, 45, -2, 40, -1, 35], 16))).toEqual([1]);
  });
});

describe("a reversal", () => {
  it("is a separate gesture, at once", () => {
    const turns = spaced([60, 80, 70, 60, -60, -80, -70], 16);
    expect(timedMoves(turns)).toEqual([
      { timeMs: turns[0]?.timeMs, move: 1 },
      { timeMs: turns[4]?.timeMs, move: -1 },
    ]);
  });
});

describe("the lock", () => {
  const LOCK_MS = 500;

  it("blocks moves for its duration after a move", () => {
    const times = timedMoves(spaced(Array<number>(12).fill(100), 160), LOCK_MS).map(({ timeMs }) => timeMs);
    expect(times).toEqual([1160, 1800, 2440]);
  });

  it("ends on time", () => {
    expect(movesOf(spaced([100, 100], LOCK_MS), LOCK_MS)).toEqual([1, 1]);
    expect(movesOf(spaced([100, 100], LOCK_MS - 1), LOCK_MS)).toEqual([1]);
  });

  it("swallows a swipe that began during it, with its inertia", () => {
    const random = seededRandom(3);
    const swipe = inertia({ strength: 120, decay: 0.97, random });
    const early = swipe.map(({ deltaY, timeMs }) => ({ deltaY, timeMs: timeMs + 400 }));
    const first = { deltaY: 100, timeMs: Number(swipe[0]?.timeMs) };
    expect(movesOf([first, ...early], LOCK_MS)).toEqual([1]);
  });
});

/** A swipe: a few growing events, then a decay to nothing that varies by 15 %. */
function inertia({ strength, decay, random }: { strength: number; decay: number; random: () => number }) {
  const deltas = [0.2, 0.5, 0.9].map((share) => Math.ceil(strength * share));
  for (let size = strength; size >= 0.5; size *= decay) {
    deltas.push(Math.max(1, Math.round(size * (0.85 + random() * 0.3))));
  }
  return spaced(
    deltas,
    deltas.map(() => 14 + random() * 5),
  );
}

/** Merges the turns as a busy page does, which looks for them at intervals of up to a tenth of a second. */
function merged(turns: WheelInput[], random: () => number): WheelInput[] {
  const together: WheelInput[] = [];
  let looksMs = 0;
  for (const { deltaY, timeMs } of turns) {
    while (looksMs < timeMs) looksMs += random() * 100;
    const last = together.at(-1);
    if (last?.timeMs === looksMs && last.deltaY * deltaY > 0) last.deltaY += deltaY;
    else together.push({ deltaY, timeMs: looksMs });
  }
  return together;
}

/** Returns the same sequence of numbers from 0 to 1 in every run (the Park-Miller generator). */
function seededRandom(seed: number): () => number {
  let state = Math.ceil(seed * 1_000_003);
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

it.each([
  [-51, 1000, 1],
  [51, 1000, -1],
  [-50, 1000, 0],
  [50, 1000, 0],
  [0, 10, 0],
])("a drag of %d px in %d ms moves by %d", (distance, duration, outcome) => {
  expect(dragOutcome({ distance, duration }, true)).toBe(outcome);
});

it("accepts a short flick of a finger, but not of the mouse", () => {
  expect(dragOutcome({ distance: -30, duration: 60 }, true)).toBe(1);
  expect(dragOutcome({ distance: 30, duration: 60 }, true)).toBe(-1);
  expect(dragOutcome({ distance: -30, duration: 60 }, false)).toBe(0);
  expect(dragOutcome({ distance: -30, duration: 200 }, true)).toBe(0);
  expect(dragOutcome({ distance: -15, duration: 0 }, true)).toBe(0);
});
