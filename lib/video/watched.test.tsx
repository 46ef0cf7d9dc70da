import { act, renderHook } from "@testing-library/react";
import { rememberWatching, useWatched } from "./watched";

function watch(slug: string, { currentTime, ended = false }: { currentTime: number; ended?: boolean }) {
  const element = document.createElement("video");
  Object.defineProperties(element, {
    duration: { value: 100 },
    currentTime: { value: currentTime },
    ended: { value: ended },
  });
  rememberWatching(element, slug, new AbortController().signal);
  act(() => void element.dispatchEvent(new Event(ended ? "ended" : "timeupdate")));
}

const isWatched = (slug: string) => renderHook(() => useWatched(slug)).result.current;

it("remembers a story that was watched to its last part, and none that was left before", () => {
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
