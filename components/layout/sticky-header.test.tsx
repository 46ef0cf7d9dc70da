import { fireEvent, render, screen } from "@testing-library/react";
import { StickyHeader } from "./sticky-header";

function scrollTo(pixels: number) {
  Object.defineProperty(window, "scrollY", { value: pixels, configurable: true });
  fireEvent.scroll(window);
}

afterEach(() => scrollTo(0));

describe("StickyHeader", () => {
  it.each([
    [0, "false"],
    [20, "false"],
    [21, "true"],
  ])("at %i px has scrolled: %s", (pixels, scrolled) => {
    render(<StickyHeader>Lampstand</StickyHeader>);
    scrollTo(pixels);
    expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled", scrolled);
  });

  it("returns to its initial style at the top", () => {
    render(<StickyHeader>Lampstand</StickyHeader>);
    scrollTo(500);
    scrollTo(20);
    expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled", "false");
  });

  it("notices that a page opened in its middle", () => {
    scrollTo(21);
    render(<StickyHeader>Lampstand</StickyHeader>);
    expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled", "true");
  });
});
