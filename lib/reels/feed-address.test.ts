import { plainFeedPath } from "./feed-address";

it.each([
  [{ hashtag: null, selected: [], page: 1 }, "/video-reels-old"],
  [{ hashtag: null, selected: [], page: 2 }, "/video-reels-old?page=2"],
  [{ hashtag: "hope", selected: [], page: 1 }, "/video-reels-old?hashtag=hope"],
  [{ hashtag: "a&b ü", selected: [], page: 3 }, "/video-reels-old?hashtag=a%26b+%C3%BC&page=3"],
  [
    { hashtag: null, selected: ["hope", "grief"], page: 2 },
    "/video-reels-old?hashtags=hope&hashtags=grief&page=2",
  ],
])("points to %j", (query, address) => {
  expect(plainFeedPath(query)).toBe(address);
});
