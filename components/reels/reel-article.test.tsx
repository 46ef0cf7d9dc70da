import { render, screen } from "@testing-library/react";
import { testReel } from "@/lib/test-support/reel";
import { ReelArticle } from "./reel-article";

function renderReel(hasPage: boolean) {
  render(
    <ReelArticle
      reel={{ ...testReel("ferry"), hasPage }}
      slot={0}
      position={1}
      count={1}
      isActive
      isDuplicate={false}
      isFirst
      onSelect={() => undefined}
    />,
  );
}

const name = () => screen.getByRole("heading", { name: "Story ferry" });
const link = () => screen.queryByRole("link", { name: "Story ferry" });

it("leads to the reel's own page by its name", () => {
  renderReel(true);
  expect(name()).toBeInTheDocument();
  expect(link()).toHaveAttribute("href", "/video-detail/ferry");
});

it("leads nowhere where the reel has no page", () => {
  renderReel(false);
  expect(name()).toBeInTheDocument();
  expect(link()).not.toBeInTheDocument();
});
