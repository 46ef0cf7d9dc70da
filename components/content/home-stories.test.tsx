import { render, screen, within } from "@testing-library/react";
import { hasOwnPage, videoSchema } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { LatestStories } from "./home-stories";

jest.mock("next/cache", () => ({}));
jest.mock("next/server", () => ({}));

it("names the row and links to each story and to all of them", () => {
  render(<LatestStories stories={[videoSchema.parse(providerVideo())].filter(hasOwnPage)} />);
  const row = within(screen.getByRole("region", { name: "Latest stories" }));
  expect(row.getByRole("heading", { level: 2, name: "Latest stories" })).toBeInTheDocument();
  expect(row.getByRole("link", { name: "See all" })).toHaveAttribute("href", "/video-reels");
  expect(within(row.getByRole("list")).getByRole("link")).toHaveAttribute(
    "href",
    "/video-detail/found-on-the-ferry",
  );
});

it.each([
  ["draws a picture for a story that has none", null, true],
  ["draws none where there is one", "/uploads/poster.jpg", false],
])("%s", (_, poster, isDrawn) => {
  const { container } = render(
    <LatestStories
      stories={[videoSchema.parse({ ...providerVideo(), poster, placeholder: null })].filter(hasOwnPage)}
    />,
  );
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- a drawing has no role
  expect(container.querySelector("[data-drawn-poster]") !== null).toBe(isDrawn);
});

it("shows nothing if there are no stories", () => {
  render(<LatestStories stories={[]} />);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
