import { plainFeedAddress } from "./plain-feed-address";

it.each([
  [{ hashtag: null, page: 1 }, "/video-reels-old"],
  [{ hashtag: null, page: 2 }, "/video-reels-old?page=2"],
  [{ hashtag: "hope", page: 1 }, "/video-reels-old?hashtag=hope"],
  [{ hashtag: "a&b ü", page: 3 }, "/video-reels-old?hashtag=a%26b+%C3%BC&page=3"],
])("leads to %j", (place, address) => {
  expect(plainFeedAddress(place)).toBe(address);
});
