import { siteSettings } from "@/lib/test-support/site-settings";
import { blogArticle } from "@/lib/test-support/blog-article";
import { blogMetadata } from "./content-metadata";
import messages from "@/messages/en.json";

jest.mock("@/lib/provider/settings", () => ({
  getSettings: async () => ({ state: "found", data: siteSettings() }),
}));

beforeAll(() => {
  process.env.SITE_URL = "https://stories.example";
});

const TEXT = { html: "<h2>Late</h2><p>One lamp, and then a knock.</p>", excerpt: "" };

it.each([
  ["its summary", { ...TEXT, excerpt: "On lamps." }, "On lamps."],
  ["its beginning where it has none", TEXT, "Late One lamp, and then a knock."],
  ["the blog where it has no text either", { html: "", excerpt: "" }, messages.pageDescriptions.blog],
])("describes an article by %s", async (_, words, description) => {
  const metadata = await blogMetadata(blogArticle(words));
  expect(metadata).toMatchObject({
    description,
    openGraph: { type: "article", description },
    twitter: { description },
  });
});
