import { fireEvent, render, screen } from "@testing-library/react";
import { LanguageLink } from "./language-link";

let pathname = "/";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));

function press(address: string, prefix: string): string | null {
  pathname = address.replace(/\?.*/, "");
  window.history.replaceState(null, "", address);
  render(
    <LanguageLink tag="fr" prefix={prefix}>
      Français
    </LanguageLink>,
  );
  const link = screen.getByRole("link", { name: "Français" });
  // jsdom can't load another page.
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  return link.getAttribute("href");
}

it.each([
  ["/about-us", "/fr", "/fr/about-us"],
  ["/es/about-us", "", "/about-us"],
  ["/es", "/fr", "/fr"],
  ["/es/video-reels?v=the-ferry", "/fr", "/fr/video-reels?v=the-ferry"],
  ["/search?q=hope", "/fr", "/fr/search?q=hope"],
])("leads from %s to the same page and choice in the other language", (address, prefix, href) => {
  expect(press(address, prefix)?.replace(window.location.origin, "")).toBe(href);
});
