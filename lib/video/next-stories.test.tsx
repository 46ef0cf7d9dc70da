import { renderHook } from "@testing-library/react";
import { useNextStories } from "./next-stories";

const ALL = ["a", "b", "c", "d", "e", "f", "g"];

const offeredAfter = (slug: string, candidates = ALL.filter((each) => each !== slug)) =>
  renderHook(() => useNextStories(slug, candidates)).result.current;

afterEach(() => sessionStorage.clear());

it("offers the three nearest, the same ones whenever the story is opened again", () => {
  expect(offeredAfter("a")).toEqual(["b", "c", "d"]);
  expect(offeredAfter("a", ["g", "f", "d", "c", "b"])).toEqual(["b", "c", "d"]);
});

it("offers nothing again in a visit that was offered or watched before", () => {
  expect(offeredAfter("a")).toEqual(["b", "c", "d"]);
  expect(offeredAfter("c")).toEqual(["e", "f", "g"]);
  expect(offeredAfter("g")).toEqual([]);
});

it("offers nothing that has been taken away since", () => {
  offeredAfter("a");
  expect(offeredAfter("a", ["d", "e"])).toEqual(["d"]);
});

it.each(["not JSON", "[]", '{"a":1}', "null"])("does without what somebody else has stored: %s", (stored) => {
  sessionStorage.setItem("offeredStories", stored);
  const others = [1, 2, 3].map((number) => `${stored} ${number}`);
  expect(offeredAfter(stored, others)).toEqual(others);
});
