import { plainFeedPath, reelsPagePath } from "./feed-address";

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

it("asks for more of a hashtag's reels in browsers whose queries have no size", () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, "size");
  Reflect.deleteProperty(URLSearchParams.prototype, "size");
  expect(reelsPagePath(2, { hashtag: "hope" })).toBe("/api/reels/2?hashtag=hope");
  expect(reelsPagePath(2, {})).toBe("/api/reels/2");
  if (size) Object.defineProperty(URLSearchParams.prototype, "size", size);
});
