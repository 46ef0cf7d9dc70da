import { fireEvent, render, screen } from "@testing-library/react";
import { ScrolledHeader } from "./scrolled-header";

function scrollTo(pixels: number) {
  Object.defineProperty(window, "scrollY", { value: pixels, configurable: true });
  fireEvent.scroll(window);
}

afterEach(() => scrollTo(0));

describe("ScrolledHeader", () => {
  it.each([
    [0, "false"],
    [20, "false"],
    [21, "true"],
  ])("at %i px has scrolled: %s", (pixels, scrolled) => {
    render(<ScrolledHeader>Lampstand</ScrolledHeader>);
    scrollTo(pixels);
    expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled", scrolled);
  });

  it("returns to its first style at the top", () => {
    render(<ScrolledHeader>Lampstand</ScrolledHeader>);
    scrollTo(500);
    scrollTo(20);
    expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled", "false");
  });

  it("knows where a page stands that opens in its middle", () => {
    scrollTo(21);
    render(<ScrolledHeader>Lampstand</ScrolledHeader>);
    expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled", "true");
  });
});
