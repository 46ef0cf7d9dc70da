import { render, screen, within } from "@testing-library/react";
import { getSettings } from "@/lib/provider/settings";
import { churchIdentity, siteSettings } from "@/lib/test-support/site-settings";
import { SiteFooter } from "./site-footer";

// Their code needs a server's globals, which jsdom lacks.
jest.mock("next/cache", () => ({}));
jest.mock("next/server", () => ({}));
// A server component of its own, which the end-to-end tests cover.
jest.mock("./language-links", () => ({ LanguageLinks: () => null }));
jest.mock("@/lib/provider/settings", () => ({ DEFAULT_SETTINGS: {}, getSettings: jest.fn() }));

const NETWORKS = {
  facebookLink: "https://www.facebook.com/lampstand",
  instagramLink: "https://www.instagram.com/lampstand",
  tiktokLink: "https://www.tiktok.com/@lampstand",
  youtubeLink: "https://www.youtube.com/@lampstand",
};

async function renderFooter(settings = siteSettings()) {
  jest.mocked(getSettings).mockResolvedValue({ state: "found", data: settings });
  render(await SiteFooter());
}

describe("SiteFooter", () => {
  it("links to the four networks in the settings, in a new tab", async () => {
    await renderFooter(siteSettings(NETWORKS));
    const links = screen.getAllByRole("link", { name: /^(Facebook|Instagram|TikTok|YouTube) / });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Facebook (opens in a new tab)", NETWORKS.facebookLink],
      ["Instagram (opens in a new tab)", NETWORKS.instagramLink],
      ["TikTok (opens in a new tab)", NETWORKS.tiktokLink],
      ["YouTube (opens in a new tab)", NETWORKS.youtubeLink],
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
  });

  it("invites people to give a testimony on the external site, in a new tab", async () => {
    await renderFooter(siteSettings({ shareStoryLink: "https://stories.example/" }));
    const invitation = screen.getByRole("link", { name: "Submit your faith testimony (opens in a new tab)" });
    expect(invitation).toHaveAttribute("href", "https://stories.example/");
    expect(invitation).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("works without settings: the invitation leads to the upload, and no link is empty", async () => {
    await renderFooter();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Submit your faith testimony", "/upload-story"],
      ["All stories", "/video-reels"],
      ["Choose hashtags", "/hashtags"],
      ["Consent to your testimony", "/join-us"],
    ]);
  });

  it("ends with the copyright line, word for word", async () => {
    await renderFooter();
    expect(screen.getByText("@2025 copyrights, All Right Reserved")).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Help in a crisis" })).not.toBeInTheDocument();
  });

  it("ends with the church's own line, and names crisis helplines", async () => {
    const crisisLines = [
      { name: "The listening ear", phone: "+1 800 143", link: "https://143.example/" },
      { name: "The night line", phone: "144", link: null },
    ];
    await renderFooter(siteSettings({ church: churchIdentity({ footerLine: "© Grace", crisisLines }) }));
    expect(screen.getByText("© Grace")).toBeInTheDocument();
    expect(screen.queryByText(/2025/)).not.toBeInTheDocument();
    const help = within(screen.getByRole("region", { name: "Help in a crisis" }));
    const links = help.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["The listening ear (opens in a new tab)", "https://143.example/"],
      ["+1 800 143", "tel:+1800143"],
      ["144", "tel:144"],
    ]);
    expect(help.getByText("The night line")).toBeInTheDocument();
  });
});
