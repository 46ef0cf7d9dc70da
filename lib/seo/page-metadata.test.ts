import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { pageMetadata, sitePageMetadata } from "./page-metadata";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  provider.answer("/web/setting-page-content", { json: { data: { company: "Harbour Church" } } });
  process.env.API_BASE_URL = provider.url;
  process.env.SITE_URL = "https://stories.example";
});
afterAll(() => provider.stop());

it("says the same to search engines and to link shareCards, every address absolute", async () => {
  const words = { title: "Hope", description: "A word." };
  const shareCard = "https://stories.example/shareCard/pages/hope.jpg";
  const images = [{ url: shareCard, width: 1200, height: 630, type: "image/jpeg", alt: "Hope" }];
  expect(await pageMetadata({ path: "/hope", ...words, shareCard })).toMatchObject({
    ...words,
    alternates: { canonical: "https://stories.example/hope" },
    openGraph: { ...words, siteName: "Harbour Church", url: "https://stories.example/hope", images },
    twitter: { ...words, card: "summary_large_image", images },
  });
});

it("cuts what is longer than anybody shows, between words", async () => {
  const long = "word ".repeat(1000);
  const metadata = await sitePageMetadata("/blog", { title: long, description: long });
  for (const { title, description } of [metadata, metadata.openGraph ?? {}, metadata.twitter ?? {}]) {
    // At most 150 and 300 characters.
    expect(title).toMatch(/^(word ){1,29}word…$/);
    expect(description).toMatch(/^(word ){1,59}word…$/);
  }
});

it("has the table's title where the provider brings none", async () => {
  expect(await sitePageMetadata("/volunteer", { title: "" })).toMatchObject({ title: "Volunteer" });
});

it("keeps a page out of search engines only when told so", async () => {
  expect(await sitePageMetadata("/blog")).not.toHaveProperty("robots");
  expect(await sitePageMetadata("/blog", { indexed: false })).toMatchObject({ robots: { index: false } });
});
