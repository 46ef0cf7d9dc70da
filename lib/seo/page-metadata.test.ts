import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { characterCount } from "@lampstand/contract/text";
import { truncate } from "@/lib/utils/text";
import { descriptionOf, pageMetadata, sitePageMetadata, summaryOf } from "./page-metadata";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  provider.answer("/web/setting-page-content", { json: { data: { company: "Harbour Church" } } });
  process.env.API_BASE_URL = provider.url;
  process.env.SITE_URL = "https://stories.example";
});
afterAll(() => provider.stop());

it("gives search engines and link previews the same text, with absolute addresses", async () => {
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

it("names the site's other languages for link previews", async () => {
  const languages = { own: "en", others: ["es", "ar"] };
  provider.answer("/web/setting-page-content", { json: { data: { church: { languages } } } });
  expect(await sitePageMetadata("/blog")).toMatchObject({
    openGraph: { locale: "en_US", alternateLocale: ["es_ES", "ar_AR"] },
    alternates: { languages: { ar: "https://stories.example/ar/blog" } },
  });
});

it("cuts text that is too long to show, between words", async () => {
  const long = "word ".repeat(1000);
  const metadata = await sitePageMetadata("/blog", { title: long, description: long });
  for (const { title, description } of [metadata, metadata.openGraph ?? {}, metadata.twitter ?? {}]) {
    // At most 150 and 300 characters.
    expect(title).toMatch(/^(word ){1,29}word…$/);
    expect(description).toMatch(/^(word ){1,59}word…$/);
  }
});

it("uses the table's title if the provider sends none", async () => {
  expect(await sitePageMetadata("/volunteer", { title: "" })).toMatchObject({ title: "Volunteer" });
});

it("keeps a page out of search engines only on request", async () => {
  expect(await sitePageMetadata("/blog")).not.toHaveProperty("robots");
  expect(await sitePageMetadata("/blog", { indexed: false })).toMatchObject({ robots: { index: false } });
});

describe("summaryOf", () => {
  it.each([
    ["<h2>Light</h2><p>One lamp.</p><p>Then a <b>kn</b>ock.</p>", "Light One lamp. Then a knock."],
    ["<ul><li>one</li><li>two</li></ul>", "one two"],
    ["a<br>b<br/>c", "a b c"],
    ["Tom &amp; Jerry&nbsp;&#60;3 &amp;lt;", "Tom & Jerry <3 &lt;"],
    ["<script>alert(1)</script><style>p{}</style>Words", "Words"],
    ["<!-- hidden -->seen", "seen"],
    ["<p>never closed", "never closed"],
    ["", ""],
    ["<img src=x alt='no'>", ""],
  ])("turns %j into %j", (html, expected) => expect(summaryOf(html, 100)).toBe(expected));
});

describe("descriptionOf", () => {
  it("has the length that search results show", () => {
    expect(descriptionOf("<p>One lamp.</p>")).toBe("One lamp.");
    expect(descriptionOf(`<p>${"A lamp. ".repeat(50)}</p>`).length).toBeLessThanOrEqual(155);
  });
});

describe("truncate", () => {
  it.each([
    ["ten letters", 11, "ten letters"],
    ["ten letters", 10, "ten…"],
    ["unbreakable", 5, "unbr…"],
    ["a \u{1F600}\u{1F600}", 3, "a…"],
    ["\u{1F600}\u{1F600}\u{1F600}", 2, "\u{1F600}…"],
    ["", 5, ""],
  ])("cuts %j at %d to %j", (text, longest, expected) => {
    expect(truncate(text, longest)).toBe(expected);
    expect(characterCount(expected)).toBeLessThanOrEqual(longest);
  });
});
