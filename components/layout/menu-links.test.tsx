import { render, screen, within } from "@testing-library/react";
import { churchIdentity, siteSettings } from "@/lib/test-support/site-settings";
import { MenuLinks } from "./menu-links";

// A server component of its own, which the end-to-end tests cover.
jest.mock("./language-links", () => ({ LanguageLinks: () => null }));

const STORE = "https://shop.example/";
const COLLECTION = "https://stories.example/";

type Entry = [name: string, href: string | null];

/** Returns the name and target of every link in an element, in order. */
function linksIn(element: HTMLElement): Entry[] {
  return within(element)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

const COMPANY: Entry[] = [
  ["Language", "/language"],
  ["About", "/about-us"],
  ["Contact", "/contact-us"],
  ["Upload", "/upload-story"],
  ["Blog", "/blog"],
  ["Helpdesk", "/help-desk"],
  ["Volunteer", "/volunteer"],
  ["Install App", "/install-app"],
  ["Login", "/login"],
];

const LEGAL: Entry[] = [
  ["Terms of Service", "/terms-service"],
  ["Privacy Policy", "/privacy-policy"],
];

beforeEach(() => window.localStorage.clear());

describe("MenuLinks", () => {
  it("offers every link in order, with the fallbacks", () => {
    render(<MenuLinks settings={siteSettings()} />);
    expect(linksIn(screen.getByRole("navigation", { name: "Site" }))).toEqual([
      ["Watch Real Stories", "/hashtag/featured"],
      ["Share your story", "/upload-story"],
      ["Discover Jesus", "/discover-jesus"],
      ["Search", "/search"],
      ["Saved stories", "/saved"],
      ...COMPANY,
      ...LEGAL,
    ]);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Company",
      "Legal",
    ]);
  });

  it("follows the settings' addresses, external ones in a new tab", () => {
    const settings = siteSettings({
      watchRealStoryLink: "/hashtag/hope",
      shareStoryLink: COLLECTION,
      shopLink: STORE,
    });
    render(<MenuLinks settings={settings} />);
    expect(linksIn(screen.getByRole("navigation", { name: "Site" })).slice(0, 4)).toEqual([
      ["Watch Real Stories", "/hashtag/hope"],
      ["Share your story (opens in a new tab)", COLLECTION],
      ["Shop (opens in a new tab)", STORE],
      ["Discover Jesus", "/discover-jesus"],
    ]);
    for (const name of [/^Share your story/, /^Shop/]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("target", "_blank");
      expect(screen.getByRole("link", { name })).toHaveAttribute("rel", "noopener noreferrer");
    }
  });

  it("offers a member Logout instead of Login", () => {
    window.localStorage.setItem("userId", "64af");
    render(<MenuLinks settings={siteSettings()} />);
    expect(screen.getByRole("button", { name: "Logout" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
  });

  it("offers the church's own pages, in its language", () => {
    const menuPages = [
      { slug: "easter", title: "Ostern" },
      { slug: "groups", title: "Hauskreise" },
    ];
    const church = churchIdentity({ languages: { own: "de", others: ["en"] } });
    render(<MenuLinks settings={siteSettings({ menuPages, church })} />);
    expect(screen.getByRole("heading", { name: "More" })).toBeInTheDocument();
    expect(linksIn(screen.getByRole("navigation", { name: "Site" })).slice(-4)).toEqual([
      ["Ostern", "/easter"],
      ["Hauskreise", "/groups"],
      ...LEGAL,
    ]);
    expect(screen.getByText("Ostern")).toHaveAttribute("lang", "de");
  });

  it("ends with the company's copyright line", () => {
    render(<MenuLinks settings={siteSettings({ company: "Grace Media" })} />);
    expect(screen.getByText("@ 2025 Grace Media LLC")).toBeInTheDocument();
  });

  it("ends with the church's own line instead", () => {
    render(<MenuLinks settings={siteSettings({ church: churchIdentity({ footerLine: "© Grace" }) })} />);
    expect(screen.getByText("© Grace")).toBeInTheDocument();
    expect(screen.queryByText(/LLC/)).not.toBeInTheDocument();
  });
});
