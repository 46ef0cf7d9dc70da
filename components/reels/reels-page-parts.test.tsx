import { render, screen } from "@testing-library/react";
import { FeedWays } from "./reels-page-parts";

jest.mock("next/cache", () => ({}));

const ALL_STORIES = ["All stories", "/video-reels"];
const CHOOSE = ["Choose hashtags", "/hashtags"];

it.each([
  ["a hashtag's reels", true, [ALL_STORIES, CHOOSE]],
  ["all reels", false, [CHOOSE]],
])("links from %s to the others", (_, isFiltered, expected) => {
  render(<FeedWays isFiltered={isFiltered} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(expected);
});
