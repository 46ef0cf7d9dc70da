import { playerAddress } from "./players";

it.each([
  [
    "https://www.youtube.com/watch?v=abcdefghi-_",
    "https://www.youtube-nocookie.com/embed/abcdefghi-_?autoplay=1",
  ],
  [
    "https://m.youtube.com/watch?t=3&v=abcdefghijk",
    "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1",
  ],
  ["https://youtu.be/abcdefghijk?si=x", "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"],
  ["https://youtube.com/shorts/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"],
  [
    "https://www.youtube.com/live/abcdefghijk",
    "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1",
  ],
  ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456?dnt=1&autoplay=1"],
  ["https://vimeo.com/123456/0a1b2c", "https://player.vimeo.com/video/123456?dnt=1&autoplay=1&h=0a1b2c"],
])("plays the video at %s in %s", (page, player) => expect(playerAddress(page)).toBe(player));

it.each([
  "https://www.youtube.com/",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/watch?v=abcdefghijk%22onload=",
  "https://www.youtube.com/playlist?list=abcdefghijk",
  "https://youtube.com.evil.example/watch?v=abcdefghijk",
  "https://vimeo.com/channels/staffpicks",
  "https://constructor/abcdefghijk",
  "https://church.example/watch?v=abcdefghijk",
  "not an address",
])("plays nothing for the page %s", (page) => expect(playerAddress(page)).toBeNull());
