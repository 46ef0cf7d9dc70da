import { render, screen } from "@testing-library/react";
import { NavLink } from "./nav-link";

describe("NavLink", () => {
  it("opens a page of this site in the same tab", () => {
    render(<NavLink href="/hashtag/featured">Stories</NavLink>);
    const link = screen.getByRole("link", { name: "Stories" });
    expect(link).toHaveAttribute("href", "/hashtag/featured");
    expect(link).not.toHaveAttribute("target");
  });

  it("opens any other address in a new tab, says so, and reveals nothing", () => {
    render(<NavLink href="https://shop.example/">Shop</NavLink>);
    const link = screen.getByRole("link", { name: "Shop (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "https://shop.example/");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });
});
