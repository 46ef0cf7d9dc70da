import { fireEvent, render, screen } from "@testing-library/react";
import { BackLink } from "./back-link";

const back = jest.spyOn(window.history, "back").mockReturnValue();

/** Clicks the link in a tab with this history, and returns whether the browser follows it. */
function click({ canGoBack, referrer = "" }: { canGoBack?: boolean; referrer?: string }, keys = {}) {
  if (canGoBack === undefined) Reflect.deleteProperty(window, "navigation");
  else Object.defineProperty(window, "navigation", { value: { canGoBack }, configurable: true });
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  render(<BackLink />);
  const link = screen.getByRole("link", { name: "Back" });
  expect(link).toHaveAttribute("href", "/video-reels");
  let isFollowed = false;
  const follow = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", follow, { once: true });
  fireEvent.click(link, keys);
  return isFollowed;
}

beforeEach(() => back.mockClear());

it.each([
  ["the tab's history says so", { canGoBack: true }],
  ["an older browser came by a link of this site", { referrer: "http://localhost/search?q=hope" }],
])("goes back if %s", (_, past) => {
  expect(click(past)).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
});

it.each([
  ["somewhere else", { canGoBack: false, referrer: "http://localhost/" }],
  ["another site, in an older browser", { referrer: "http://localhost.evil.example/" }],
  ["nowhere, in an older browser", {}],
])("leads to all stories for visitors from %s", (_, past) => {
  expect(click(past)).toBe(true);
  expect(back).not.toHaveBeenCalled();
});

it("leaves a click for a new tab to the browser", () => {
  expect(click({ canGoBack: true }, { ctrlKey: true })).toBe(true);
  expect(back).not.toHaveBeenCalled();
});
