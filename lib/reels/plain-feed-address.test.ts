import { plainFeedAddress } from "./plain-feed-address";

it.each([
  [{ hashtag: null, chosen: [], page: 1 }, "/video-reels-old"],
  [{ hashtag: null, chosen: [], page: 2 }, "/video-reels-old?page=2"],
  [{ hashtag: "hope", chosen: [], page: 1 }, "/video-reels-old?hashtag=hope"],
  [{ hashtag: "a&b ü", chosen: [], page: 3 }, "/video-reels-old?hashtag=a%26b+%C3%BC&page=3"],
  [
    { hashtag: null, chosen: ["hope", "grief"], page: 2 },
    "/video-reels-old?hashtags=hope&hashtags=grief&page=2",
  ],
])("leads to %j", (place, address) => {
  expect(plainFeedAddress(place)).toBe(address);
});
