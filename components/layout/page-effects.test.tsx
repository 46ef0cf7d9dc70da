import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { PageEffects } from "./page-effects";

jest.mock("next/navigation", () => ({ usePathname: () => "/" }));

const scrollTo = jest.spyOn(window, "scrollTo").mockReturnValue();

/** Clicks a link on a page. The router handles a plain click, but leaves one for a new tab to the browser. */
function clickOn({ href, ...props }: ComponentProps<"a">) {
  render(
    <>
      <a href={href} {...props} onClick={(event) => props.target !== "_blank" && event.preventDefault()}>
        Go
      </a>
      <PageEffects />
    </>,
  );
  fireEvent.click(screen.getByText("Go"));
}

beforeEach(() => {
  window.history.replaceState(null, "", "/?a=1");
  scrollTo.mockClear();
});

it.each(["/", "/?a=1"])("scrolls to the top for a link to the current page: %s", (href) => {
  clickOn({ href });
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
});

it.each([
  ["another page", { href: "/about-us" }],
  ["a second of the video that is shown", { href: "/?t=12" }],
  ["a place on this page", { href: "/#main" }],
  ["a dialog", { href: "/", "aria-haspopup": "dialog" as const }],
  ["a new tab", { href: "/", target: "_blank" }],
  ["another site", { href: "https://elsewhere.example/" }],
])("does not scroll for a link to %s", (_, props) => {
  clickOn(props);
  expect(scrollTo).not.toHaveBeenCalled();
});
