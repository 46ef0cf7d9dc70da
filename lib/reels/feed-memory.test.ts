import { testReel } from "@/lib/test-support/reel";
import { rememberedFeed, rememberFeed } from "./feed-memory";
import { feedState } from "./feed-state";

const STATE = feedState({ reels: [testReel("ferry"), testReel("lamp")], received: 2, total: 9 }, 1);

it("gives back a feed where the same reel is in front", () => {
  rememberFeed("all", STATE);
  expect(rememberedFeed("all", "lamp")).toEqual(STATE);
  expect(rememberedFeed("all", "ferry")).toBeNull();
  expect(rememberedFeed("featured", "lamp")).toBeNull();
});

it("no longer waits for what was on its way when the feed was left", () => {
  rememberFeed("all", { ...STATE, isWaiting: true });
  expect(rememberedFeed("all", "lamp")?.isWaiting).toBe(false);
});
