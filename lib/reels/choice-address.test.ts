import { withChoice } from "./choice-address";

it.each([
  [[], "/video-reels"],
  [["hope"], "/video-reels?hashtags=hope"],
  [["hope", "grief"], "/video-reels?hashtags=hope&hashtags=grief"],
  [["für alle", "a&b=c", "希"], "/video-reels?hashtags=f%C3%BCr+alle&hashtags=a%26b%3Dc&hashtags=%E5%B8%8C"],
])("writes %p into the address", (tokens, expected) => {
  expect(withChoice("/video-reels", tokens)).toBe(expected);
});
