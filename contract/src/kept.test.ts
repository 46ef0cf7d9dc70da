import fc from "fast-check";
import { areApart, gapsOf, isReordered, type Kept, keptSeconds, shownOf, type Span } from "./kept";
import { FILM_SECONDS_MAX } from "./limits";

const LENGTH = 40;

const seconds = Array.from({ length: LENGTH }, (_, second) => second);

const isIn = (spans: readonly Span[], second: number) =>
  spans.some(([from, to]) => second >= from && second < to);

const anySpans = fc.array(
  fc
    .tuple(fc.nat(LENGTH), fc.integer({ min: 1, max: 10 }))
    .map(([from, length]): Span => [from, from + length]),
  { maxLength: 8 },
);

/** Spans that don't overlap, in any order. The recording's last one may be open-ended. */
const anyKept = fc
  .tuple(fc.uniqueArray(fc.nat(LENGTH), { maxLength: 12 }), fc.boolean())
  .map(([moments, isOpen]): Kept => {
    const sorted = moments.sort((one, other) => one - other);
    const spans = sorted.flatMap((from, at): Kept => {
      const to = sorted[at + 1];
      return at % 2 === 0 && to !== undefined ? [[from, to]] : [];
    });
    return isOpen ? [...spans, [LENGTH, FILM_SECONDS_MAX]] : spans;
  })
  .chain((spans) => fc.shuffledSubarray(spans, { minLength: spans.length }));

it("every second is either in a span or in a gap", () => {
  fc.assert(
    fc.property(anySpans, (spans) => {
      const gaps = gapsOf(spans);
      for (const second of [...seconds, FILM_SECONDS_MAX - 1])
        expect(isIn(gaps, second)).toBe(!isIn(spans, second));
      expect(areApart(gaps)).toBe(true);
      expect(isReordered(gaps)).toBe(false);
    }),
  );
});

it("the gaps are all the rest, and the gaps of those are the kept parts in the recording's order", () => {
  fc.assert(
    fc.property(anyKept, (kept) => {
      expect(areApart([...kept, ...gapsOf(kept)])).toBe(true);
      const inOrder = gapsOf(gapsOf(kept));
      expect(inOrder).toEqual(gapsOf(gapsOf(inOrder)));
      for (const second of seconds) expect(isIn(inOrder, second)).toBe(isIn(kept, second));
    }),
  );
});

it("shows a film's seconds in the order of its kept parts", () => {
  fc.assert(
    fc.property(anyKept, fc.integer({ min: 1, max: LENGTH + 5 }), (kept, length) => {
      const film = Array.from({ length }, (_, second) => second);
      const expected = kept.flatMap(([from, to]) => film.slice(from, to));
      expect(shownOf(kept, length).flatMap(([from, to]) => film.slice(from, to))).toEqual(expected);
      expect(keptSeconds(kept, length)).toBe(expected.length);
      const isSorted = expected.every((second, at) => at === 0 || second > (expected[at - 1] ?? 0));
      if (kept.every(([from]) => from < length)) expect(isReordered(kept)).toBe(!isSorted);
    }),
  );
});

it.each<[string, Span[]]>([
  [
    "overlap",
    [
      [5, 9],
      [2, 6],
    ],
  ],
  [
    "hold one another",
    [
      [1, 9],
      [2, 3],
    ],
  ],
  ["have no length", [[2, 2]]],
  ["are backwards", [[3, 2]]],
])("spans that %s are not apart", (_, spans) => {
  expect(areApart(spans)).toBe(false);
});

it("counts neither what is left out nor anything beyond the film's end", () => {
  const lengths = (
    [
      [],
      [
        [0, 2],
        [3, 4.5],
      ],
      [
        [8, 1000],
        [1000, 2000],
      ],
      [[0, 100_000]],
    ] as Span[][]
  ).map((leftOut) => keptSeconds(gapsOf(leftOut), 10));
  expect(lengths).toEqual([10, 6.5, 8, 0]);
});
