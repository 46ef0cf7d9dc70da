import type { SitemapEntry } from "./entries";
import { largestSize, MOST_ADDRESSES, MOST_BYTES, splitEntries } from "./split";

const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({ url: `https://stories.example/${index}` }));

const bytesOf = (part: SitemapEntry[]) => part.reduce((sum, entry) => sum + largestSize(entry), 0);

it.each([
  [0, [0]],
  [1, [1]],
  [50_000, [50_000]],
  [50_001, [50_000, 1]],
  [120_001, [50_000, 50_000, 20_001]],
])("puts %d addresses into files of %j", (count, sizes) => {
  const all = entries(count);
  const parts = splitEntries(all);
  expect(parts.map((part) => part.length)).toEqual(sizes);
  expect(parts.flat().every((entry, index) => entry === all[index])).toBe(true);
});

it("keeps files below their size, however few addresses that makes", () => {
  const description = "&".repeat(2048);
  const all = entries(6000).map((entry) => ({
    ...entry,
    video: { thumbnail_loc: "https://media.example/a.jpg", title: "Light", description },
  }));
  const parts = splitEntries(all);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flat().every((entry, index) => entry === all[index])).toBe(true);
  for (const part of parts) {
    expect(part.length).toBeLessThan(MOST_ADDRESSES);
    expect(bytesOf(part)).toBeLessThanOrEqual(MOST_BYTES);
  }
});
