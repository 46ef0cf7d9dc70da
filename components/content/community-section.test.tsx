import { render, screen } from "@testing-library/react";
import { siteSettings } from "@/lib/test-support/site-settings";
import { CommunitySection } from "./community-section";

jest.mock("next/cache", () => ({}));

const CONTENT = { heading: "Together", subheading: "", media: null, bottomHeading: "" };

const ADDRESSES = {
  tiktokLink: "https://www.tiktok.com/@grace",
  facebookLink: "https://www.facebook.com/grace",
  instagramLink: "https://www.instagram.com/grace",
  youtubeLink: "https://www.youtube.com/@grace",
  churchLink: "https://grace.example/",
  discoverJesusLink: "/discover-jesus",
};

function linksWith(addresses: Parameters<typeof siteSettings>[0]) {
  render(<CommunitySection {...CONTENT} settings={siteSettings(addresses)} />);
  return screen.getAllByRole("link").map((link) => [link.textContent.trim(), link.getAttribute("href")]);
}

it("links to the site's root six times if the settings have no addresses", () => {
  const names = ["TikTok", "Facebook", "Instagram", "YouTube", "My church", "Discover Jesus"];
  expect(linksWith({})).toEqual(names.map((name) => [name, "/"]));
});

it("links to the addresses in the settings, external ones in a new tab", () => {
  expect(linksWith(ADDRESSES)).toEqual([
    ["TikTok (opens in a new tab)", ADDRESSES.tiktokLink],
    ["Facebook (opens in a new tab)", ADDRESSES.facebookLink],
    ["Instagram (opens in a new tab)", ADDRESSES.instagramLink],
    ["YouTube (opens in a new tab)", ADDRESSES.youtubeLink],
    ["My church (opens in a new tab)", ADDRESSES.churchLink],
    ["Discover Jesus", "/discover-jesus"],
  ]);
});
