import { act, renderHook } from "@testing-library/react";
import { rememberWatching, useWatched } from "./watched";

const storyAt = (slug: string, id = `id-of-${slug}`) => ({ id, slug });

function watch(slug: string, { currentTime, ended = false }: { currentTime: number; ended?: boolean }) {
  const element = document.createElement("video");
  Object.defineProperties(element, {
    duration: { value: 100 },
    currentTime: { value: currentTime },
    ended: { value: ended },
  });
  rememberWatching(element, storyAt(slug), new AbortController().signal);
  act(() => void element.dispatchEvent(new Event(ended ? "ended" : "timeupdate")));
}

const isWatched = (slug: string) => renderHook(() => useWatched(storyAt(slug))).result.current;

it("remembers a story watched to its last part, and none left earlier", () => {
  watch("left", { currentTime: 90 });
  watch("logo", { currentTime: 95 });
  watch("whole", { currentTime: 100, ended: true });
  expect(["left", "logo", "whole"].map(isWatched)).toEqual([false, true, true]);
});

it("remembers the last 500", () => {
  localStorage.setItem(
    "watched",
    JSON.stringify(Array.from({ length: 500 }, (_, index) => `story-${index}`)),
  );
  watch("one-more", { currentTime: 100, ended: true });
  expect(["story-499", "story-498", "one-more"].map(isWatched)).toEqual([false, true, true]);
});

it("recognises a story whose address has changed by the slug that an earlier version stored", () => {
  watch("before", { currentTime: 100, ended: true });
  const isKnown = (slug: string, id: string) =>
    renderHook(() => useWatched(storyAt(slug, id))).result.current;
  expect(isKnown("after", "id-of-before")).toBe(true);
  expect(isKnown("story-400", "400")).toBe(true);
  expect(isKnown("renamed", "400")).toBe(true);
  expect(isKnown("story-400", "another")).toBe(false);
});
