import { nearestWords } from "./nearest-words";

const vocabulary = [
  "grace",
  "graces",
  "place",
  "hope",
  "forgiveness",
  "lighthouse",
  "the",
  "prayer",
  "glaube",
];

it.each([
  ["grcae", "swapped letters", ["grace"]],
  ["grac3", "a wrong letter", ["grace"]],
  ["gracee", "an added letter", ["grace", "graces"]],
  ["gace", "a missing letter", ["grace"]],
  ["rgace", "an error at the beginning", ["grace"]],
  ["forgivness", "one error", ["forgiveness"]],
  ["forgivnes", "two errors in a long word", ["forgiveness"]],
  ["lihgthose", "a swap and a missing letter", ["lighthouse"]],
])("%s (%s) may mean %p", (typed, _error, meant) => {
  expect(nearestWords(typed, vocabulary)).toEqual(meant);
});

it("forgives two errors only in long words, and none in short ones", () => {
  expect(nearestWords("grxcx", vocabulary)).toEqual([]);
  expect(nearestWords("teh", vocabulary)).toEqual([]);
  expect(nearestWords("frogivens", vocabulary)).toEqual([]);
});

it("returns only the nearest words, without the word itself, up to a limit", () => {
  expect(nearestWords("prayers", ["prayer", "prayxxs"])).toEqual(["prayer"]);
  expect(nearestWords("grace", ["grace"])).toEqual([]);
  const many = Array.from("abcdefghijkl", (letter) => `grac${letter}`);
  expect(nearestWords("grac3", many)).toHaveLength(6);
});

it("searches a large vocabulary in a moment", () => {
  const large = Array.from({ length: 50_000 }, (_, index) => `word${index.toString(36)}letters`);
  const start = performance.now();
  nearestWords("forgivness", large);
  expect(performance.now() - start).toBeLessThan(500);
});
