import { fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { NavigationLoader } from "./page-effects";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(() => "/") }));

/** Renders a page with a link. The router handles a plain click, but leaves one for a new tab to the browser. */
function Page({ href, ...props }: ComponentProps<"a">) {
  return (
    <>
      <a
        href={href}
        {...props}
        onClick={(event) => {
          if (props.target !== "_blank") event.preventDefault();
        }}
      >
        <span>Go</span>
      </a>
      <NavigationLoader />
    </>
  );
}

const loader = () => screen.queryByRole("status");
const go = () => fireEvent.click(screen.getByText("Go"));

beforeEach(() => jest.mocked(usePathname).mockReturnValue("/"));

describe("NavigationLoader", () => {
  it("shows from the click on a link until its page appears, and not on return", () => {
    const { rerender } = render(<Page href="/about-us" />);
    expect(loader()).not.toBeInTheDocument();
    go();
    expect(loader()).toHaveTextContent("Loading...");

    jest.mocked(usePathname).mockReturnValue("/about-us");
    rerender(<Page href="/about-us" />);
    expect(loader()).not.toBeInTheDocument();

    jest.mocked(usePathname).mockReturnValue("/");
    rerender(<Page href="/about-us" />);
    expect(loader()).not.toBeInTheDocument();
  });

  it.each([
    ["another site", { href: "https://elsewhere.example/" }],
    ["this very page", { href: "/" }],
    ["a place on this page", { href: "/#main" }],
    ["a dialog", { href: "/a.mp4", "aria-haspopup": "dialog" as const }],
  ])("does not show for a link to %s", (_, props) => {
    render(<Page {...props} />);
    go();
    expect(loader()).not.toBeInTheDocument();
  });

  it("does not show for a click that the router leaves to the browser, such as one for a new tab", () => {
    render(<Page href="/about-us" target="_blank" />);
    go();
    expect(loader()).not.toBeInTheDocument();
  });

  it.each(["popstate", "pageshow"])("disappears on %s", (event) => {
    render(<Page href="/about-us" />);
    go();
    fireEvent(window, new Event(event));
    expect(loader()).not.toBeInTheDocument();
  });

  it("disappears if the visitor decides to stay", () => {
    const { rerender } = render(<Page href="/about-us" />);
    go();
    expect(loader()).toBeInTheDocument();
    rerender(<Page href="/" />);
    go();
    expect(loader()).not.toBeInTheDocument();
  });
});
