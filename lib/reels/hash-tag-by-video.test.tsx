import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { testReel } from "@/lib/test-support/reel";
import { hashTagByVideo, useHashTagByVideo } from "./hash-tag-by-video";

const REELS = [testReel("ferry"), testReel("lamp")];

const reelsFor = (tokens: string[]) => renderHook(() => useHashTagByVideo(tokens)).result;

afterEach(() => hashTagByVideo.clear());

it("returns the reels for the same choice, in any order", () => {
  hashTagByVideo.set(["hope", "grief"], REELS);
  expect(reelsFor(["hope", "grief"]).current).toBe(REELS);
  expect(reelsFor(["grief", "hope", "grief"]).current).toBe(REELS);
});

it.each([[[]], [["hope"]], [["hope", "grief", "doubt"]], [["hope,grief"]]])(
  "returns nothing for the choice %p",
  (tokens) => {
    hashTagByVideo.set(["hope", "grief"], REELS);
    expect(reelsFor(tokens).current).toBeNull();
  },
);

it("tells an empty answer from none", () => {
  hashTagByVideo.set(["hope"], []);
  expect(reelsFor(["hope"]).current).toEqual([]);
});

it("updates when it is set and cleared", () => {
  const shown = reelsFor(["hope"]);
  expect(shown.current).toBeNull();
  act(() => hashTagByVideo.set(["hope"], REELS));
  expect(shown.current).toBe(REELS);
  act(() => hashTagByVideo.set(["grief"], []));
  expect(shown.current).toBeNull();
  act(() => hashTagByVideo.set(["hope"], REELS));
  act(() => hashTagByVideo.clear());
  expect(shown.current).toBeNull();
});

it("is empty on the server, where all visitors would share it", () => {
  hashTagByVideo.set(["hope"], REELS);
  function Count() {
    return <>{useHashTagByVideo(["hope"])?.length ?? "none"}</>;
  }
  expect(renderToString(<Count />)).toBe("none");
});
