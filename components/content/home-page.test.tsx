import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { EMPTY_HOME, getHomeContent, type HomeContent } from "@/lib/provider/home";
import { siteSettings } from "@/lib/test-support/site-settings";
import { HomePage } from "./home-page";

jest.mock("next/cache", () => ({}));
jest.mock("next/server", () => ({}));
jest.mock("@/lib/provider/home", () => ({
  ...jest.requireActual<object>("@/lib/provider/home"),
  getHomeContent: jest.fn(),
}));
jest.mock("@/lib/provider/settings", () => ({
  ...jest.requireActual<object>("@/lib/provider/settings"),
  getSettings: async () => ({ state: "found", data: siteSettings() }),
}));
jest.mock("./home-stories", () => ({
  getLatestStories: async () => [],
  getHomeCollections: async () => [],
  LatestStories: () => <h2>Latest stories</h2>,
  CollectionsSection: () => <h2>Collections</h2>,
}));
jest.mock("./active-on-screen", () => ({
  ActiveOnScreen: ({ children }: { children: ReactNode }) => <section>{children}</section>,
}));
jest.mock("./gallery-section", () => ({
  GallerySection: ({ heading }: { heading: string }) => <h2>{heading}</h2>,
}));

async function show(content: Partial<HomeContent>) {
  jest.mocked(getHomeContent).mockResolvedValue({ state: "found", data: { ...EMPTY_HOME, ...content } });
  render(await HomePage());
  return screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
}

const WRITTEN: Partial<HomeContent> = {
  community: { ...EMPTY_HOME.community, heading: "Follow us" },
  gallery: { ...EMPTY_HOME.gallery, heading: "Shop" },
  promo: { ...EMPTY_HOME.promo, heading: "The app" },
};

it("shows the lists of stories after the opening, and every section that has content", async () => {
  expect(await show(WRITTEN)).toEqual([
    "Latest stories",
    "Collections",
    "Follow us",
    "Shop",
    "The app",
    "Submit your story now",
  ]);
});

it("shows the lists of stories where staff want them", async () => {
  expect(await show({ ...WRITTEN, storiesAfter: "carousel", collectionsAfter: "promotion" })).toEqual([
    "Follow us",
    "Shop",
    "Latest stories",
    "The app",
    "Collections",
    "Submit your story now",
  ]);
});

it("leaves out sections that are empty, also a carousel that only has a shop", async () => {
  const gallery = { ...EMPTY_HOME.gallery, storeUrl: "https://shop.example/" };
  expect(await show({ gallery })).toEqual(["Latest stories", "Collections", "Submit your story now"]);
  expect(screen.queryByRole("link", { name: "My church" })).not.toBeInTheDocument();
  // The opening is always there, since it has the page's heading.
  expect(screen.getAllByText("No media available")).toHaveLength(1);
});
