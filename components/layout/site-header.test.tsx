import { render, screen, within } from "@testing-library/react";
import { getSettings } from "@/lib/provider/settings";
import { siteSettings } from "@/lib/test-support/site-settings";
import { SiteHeader } from "./site-header";

jest.mock("next/cache", () => ({}));
jest.mock("next/server", () => ({}));
jest.mock("@/lib/provider/settings", () => ({ DEFAULT_SETTINGS: {}, getSettings: jest.fn() }));

async function barWith(settings = siteSettings()) {
  jest.mocked(getSettings).mockResolvedValue({ state: "found", data: settings });
  render(await SiteHeader());
  const bar = within(screen.getByRole("navigation", { name: "Stories" }));
  return bar.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

it("has the top items beside 'Watch Real Stories', with the settings' addresses", async () => {
  const settings = siteSettings({
    shareStoryLink: "https://stories.example/",
    shopLink: "https://shop.example/",
    watchRealStoryLink: "/hashtag/hope",
  });
  expect(await barWith(settings)).toEqual([
    ["Share your story (opens in a new tab)", "https://stories.example/"],
    ["Shop (opens in a new tab)", "https://shop.example/"],
    ["Discover Jesus", "/discover-jesus"],
    ["Watch Real Stories", "/hashtag/hope"],
  ]);
});

it("has no shop without an address, and uses its fallbacks", async () => {
  expect(await barWith()).toEqual([
    ["Share your story", "/upload-story"],
    ["Discover Jesus", "/discover-jesus"],
    ["Watch Real Stories", "/hashtag/featured"],
  ]);
});
