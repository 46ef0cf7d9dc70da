import { readdirSync } from "node:fs";
import path from "node:path";
import { isStorySlug, STORY_SLUG_ALPHABET } from "@lampstand/contract/slugs";
import { newStorySlug } from "./story-fields";

const app = path.join(process.cwd(), "app");

/** Every file or folder name below app/ that an address could contain. */
const routeNames = readdirSync(app, { recursive: true, encoding: "utf8" }).flatMap((entry) =>
  entry.split(path.sep).flatMap((name) => [name, path.parse(name).name]),
);

it("has four characters of its alphabet", () => {
  for (let count = 0; count < 1000; count += 1) expect(isStorySlug(newStorySlug())).toBe(true);
});

it("uses its whole alphabet, and differs each time", () => {
  const slugs = Array.from({ length: 2000 }, newStorySlug);
  expect(new Set(slugs.join(""))).toEqual(new Set(STORY_SLUG_ALPHABET));
  expect(new Set(slugs).size).toBeGreaterThan(1950);
});

it.each(["0o", "1il", "2z", "5s", "6b", "9gq"])("contains no two of %s, which look alike", (lookAlikes) => {
  expect(
    Array.from(STORY_SLUG_ALPHABET).filter((character) => lookAlikes.includes(character)).length,
  ).toBeLessThan(2);
});

it("cannot be a page's name", () => {
  expect(routeNames).toEqual(expect.arrayContaining(["hashtag", "blog", "home"]));
  expect(["hashtag", "blog", ...routeNames].filter(isStorySlug)).toEqual([]);
});

it.each(["", "x7k", "x7k2x", "X7K2", "x7k2\n", "../x", "blog", "%2e2"])("does not accept %j", (slug) => {
  expect(isStorySlug(slug)).toBe(false);
});
