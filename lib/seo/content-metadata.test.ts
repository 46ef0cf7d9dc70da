import { blogArticle } from "@/lib/test-support/blog-article";
import { blogMetadata } from "./content-metadata";
import { SITE_PAGES } from "./site-pages";

jest.mock("@/lib/provider/settings", () => ({
  getSettings: async () => ({ state: "found", data: { company: "Lampstand" } }),
}));

beforeAll(() => {
  process.env.SITE_URL = "https://stories.example";
});

const TEXT = { html: "<h2>Late</h2><p>One lamp, and then a knock.</p>", excerpt: "" };

it.each([
  ["its summary", { ...TEXT, excerpt: "On lamps." }, "On lamps."],
  ["its beginning where it has none", TEXT, "Late One lamp, and then a knock."],
  ["the blog where it has no text either", { html: "", excerpt: "" }, SITE_PAGES["/blog"].description],
])("describes an article by %s", async (_, words, description) => {
  const metadata = await blogMetadata(blogArticle(words));
  expect(metadata).toMatchObject({
    description,
    openGraph: { type: "article", description },
    twitter: { description },
  });
});
