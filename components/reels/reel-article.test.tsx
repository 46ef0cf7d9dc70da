import { render, screen } from "@testing-library/react";
import { testReel } from "@/lib/test-support/reel";
import type { Reel } from "@/lib/reels/reel";
import { ReelArticle } from "./reel-article";

function renderReel(facts: Partial<Reel>, needsPoster = true) {
  render(
    <ReelArticle
      reel={{ ...testReel("ferry"), ...facts }}
      slot={0}
      position={1}
      count={1}
      isActive
      isDuplicate={false}
      isFirst
      needsPoster={needsPoster}
      onSelect={() => undefined}
    />,
  );
}

const name = () => screen.getByRole("heading", { name: "Story ferry" });
const link = () => screen.queryByRole("link", { name: "Story ferry" });

it("links its name to the reel's own page", () => {
  renderReel({ hasPage: true });
  expect(name()).toBeInTheDocument();
  expect(link()).toHaveAttribute("href", "/video-detail/ferry");
});

it("has no link if the reel has no page", () => {
  renderReel({ hasPage: false });
  expect(name()).toBeInTheDocument();
  expect(link()).not.toBeInTheDocument();
});

it.each([
  ["that needs one, with a placeholder", "data:image/png;base64,AAAA", true, 1],
  ["that needs none, with a placeholder", "data:image/png;base64,AAAA", false, 0],
  ["that needs none, without one", null, false, 1],
])("has the poster of a reel %s", (_, placeholder, needsPoster, count) => {
  renderReel({ placeholder, poster: "/a.jpg" }, needsPoster);
  expect(screen.queryAllByRole("presentation")).toHaveLength(count);
  for (const poster of screen.queryAllByRole("presentation"))
    expect(poster.classList.contains("invisible")).toBe(!needsPoster);
});
