import { renderHook } from "@testing-library/react";
import { useNextStories } from "./next-stories";

const ALL = ["a", "b", "c", "d", "e", "f", "g"];

const suggestedAfter = (slug: string, candidates = ALL.filter((each) => each !== slug)) =>
  renderHook(() => useNextStories(slug, candidates)).result.current;

afterEach(() => sessionStorage.clear());

it("suggests the three nearest stories, the same ones each time the story is opened", () => {
  expect(suggestedAfter("a")).toEqual(["b", "c", "d"]);
  expect(suggestedAfter("a", ["g", "f", "d", "c", "b"])).toEqual(["b", "c", "d"]);
});

it("suggests nothing that was already suggested or watched in this visit", () => {
  expect(suggestedAfter("a")).toEqual(["b", "c", "d"]);
  expect(suggestedAfter("c")).toEqual(["e", "f", "g"]);
  expect(suggestedAfter("g")).toEqual([]);
});

it("suggests nothing that has been unpublished since", () => {
  suggestedAfter("a");
  expect(suggestedAfter("a", ["d", "e"])).toEqual(["d"]);
});

it.each(["not JSON", "[]", '{"a":1}', "null"])("ignores invalid stored values: %s", (stored) => {
  sessionStorage.setItem("suggestedStories", stored);
  const others = [1, 2, 3].map((number) => `${stored} ${number}`);
  expect(suggestedAfter(stored, others)).toEqual(others);
});
