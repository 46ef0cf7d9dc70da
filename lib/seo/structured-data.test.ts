import { blogArticle } from "@/lib/test-support/blog-article";
import { HOSTILE_TEXTS } from "@/lib/test-support/hostile-texts";
import { videoSchema } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { siteSettings } from "@/lib/test-support/site-settings";
import { problemsOf } from "@/lib/test-support/structured-data";
import {
  blogPosting,
  breadcrumbList,
  faqPage,
  homeGraph,
  itemList,
  isoDuration,
  scriptJson,
  videoObject,
} from "./structured-data";

beforeAll(() => {
  process.env.SITE_URL = "https://stories.example";
});

const LAMPSTAND = siteSettings({ company: "Lampstand" });

const SETTINGS = siteSettings({
  company: "Lampstand",
  facebookLink: "https://facebook.example/lamp",
  instagramLink: "https://instagram.example/lamp",
  tiktokLink: "https://tiktok.example/lamp",
  youtubeLink: "https://youtube.example/lamp",
  email: "help@stories.example",
  phoneNo: "+1 415 555 0123",
});

const VIDEO = {
  slug: "found on the ferry",
  name: "Found on the ferry",
  description: "A storm, and what came after it.",
  src: "https://media.example/uploads/ferry.mp4",
  poster: "https://media.example/uploads/ferry.jpg",
  duration: 9.5,
  hashtags: ["hope"],
  createdAt: "2025-03-01",
  updatedAt: "2025-03-02T10:00:00.000Z",
  transcript: [
    { start: 0, text: "There was a storm." },
    { start: 2.5, text: "Then it was still." },
  ],
};
const BARE_VIDEO = {
  ...VIDEO,
  description: "",
  poster: null,
  duration: null,
  hashtags: [],
  transcript: [],
  createdAt: null,
  updatedAt: null,
};

const BARE_BLOG = blogArticle({
  author: "",
  postedDate: null,
  excerpt: "",
  updatedAt: null,
  image: null,
  html: "",
});

const FAQS = [
  { name: "Stories", entries: [{ question: "How long?", answer: "A minute." }] },
  { name: "Help", entries: [{ question: "Where?", answer: "Here." }] },
];
const CRUMBS = [
  { name: "Home", path: "/" },
  { name: "All Blogs", path: "/blog" },
];

/** Returns the data as a search engine reads it from the page. */
const published = (data: object | null): unknown => (data === null ? null : JSON.parse(scriptJson(data)));

it.each([
  ["the home page", () => homeGraph(SETTINGS, "de")],
  ["the home page of a site without contacts", () => homeGraph(LAMPSTAND, "en")],
  ["a video", () => videoObject(VIDEO)],
  ["a video of which little is known", () => videoObject(BARE_VIDEO)],
  ["a blog article", () => blogPosting(blogArticle(), LAMPSTAND)],
  ["a blog article of which little is known", () => blogPosting(BARE_BLOG, LAMPSTAND)],
  [
    "a blog article with a long title",
    () => blogPosting(blogArticle({ title: "word ".repeat(50) }), LAMPSTAND),
  ],
  ["a way through the site", () => breadcrumbList(CRUMBS)],
  ["questions", () => faqPage(FAQS)],
])("meets the search engines' requirements: %s", (_, build) => {
  const data = published(build());
  expect(data).toMatchObject({ "@context": "https://schema.org" });
  expect(problemsOf(data)).toEqual([]);
});

it("describes the community and its site", () => {
  expect(published(homeGraph(SETTINGS, "de"))).toMatchObject({
    "@graph": [
      {
        "@type": "Organization",
        name: "Lampstand",
        url: "https://stories.example/",
        logo: "https://stories.example/icons/icon-512.png",
        sameAs: [
          "https://facebook.example/lamp",
          "https://instagram.example/lamp",
          "https://tiktok.example/lamp",
          "https://youtube.example/lamp",
        ],
        contactPoint: { email: "help@stories.example", telephone: "+1 415 555 0123" },
      },
      {
        "@type": "WebSite",
        url: "https://stories.example/",
        inLanguage: "de",
        publisher: { "@id": "https://stories.example/#organization" },
      },
    ],
  });
});

it("leaves the site's own paths out of the community's other addresses", () => {
  const settings = siteSettings({ company: "Lampstand", facebookLink: "/about-us" });
  expect(scriptJson(homeGraph(settings, "en"))).not.toContain("sameAs");
});

it("contains everything known about a video", () => {
  expect(published(videoObject(VIDEO))).toEqual({
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: "Found on the ferry",
    description: "A storm, and what came after it.",
    url: "https://stories.example/video-detail/found%20on%20the%20ferry",
    thumbnailUrl: ["https://media.example/uploads/ferry.jpg"],
    uploadDate: "2025-03-01T00:00:00.000Z",
    duration: "PT10S",
    contentUrl: "https://media.example/uploads/ferry.mp4",
    embedUrl: "https://stories.example/embed/found%20on%20the%20ferry",
    keywords: ["hope"],
    transcript: "There was a storm. Then it was still.",
  });
});

it("contains only the required details of a video, and nothing unknown", () => {
  expect(published(videoObject(BARE_VIDEO))).toEqual({
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: "Found on the ferry",
    description: "Found on the ferry",
    url: "https://stories.example/video-detail/found%20on%20the%20ferry",
    thumbnailUrl: ["https://stories.example/preview/videos/found%20on%20the%20ferry.jpg"],
    contentUrl: "https://media.example/uploads/ferry.mp4",
    embedUrl: "https://stories.example/embed/found%20on%20the%20ferry",
  });
});

it.each([
  [1, "PT1S"],
  [59, "PT59S"],
  [60, "PT1M"],
  [65, "PT1M5S"],
  [3600, "PT1H"],
  [3661, "PT1H1M1S"],
  [90_000, "PT25H"],
])("writes %d seconds as %s", (seconds, expected) => expect(isoDuration(seconds)).toBe(expected));

it("describes an article without an excerpt by its first words", () => {
  const posting = published(
    blogPosting(blogArticle({ excerpt: "", html: "<h2>Late</h2><p>It was.</p>" }), LAMPSTAND),
  );
  expect(posting).toMatchObject({ description: "Late It was.", headline: "One lamp" });
});

it("lists a collection's stories that have a page, in order", () => {
  const videos = ["one", "feed-alone", "two"].map((slug) => {
    const videoType = slug === "feed-alone" ? "multiple" : "both";
    return { ...videoSchema.parse(providerVideo({ slug, videoType })), src: "https://media.example/a.mp4" };
  });
  const words = { name: "Easter", description: "", language: undefined };
  const collection = { ...words, slug: "easter", updatedAt: null, videos };
  expect(published(itemList(collection))).toMatchObject({
    "@type": "ItemList",
    name: "Easter",
    itemListElement: [
      { position: 1, url: "https://stories.example/video-detail/one" },
      { position: 2, url: "https://stories.example/video-detail/two" },
    ],
  });
});

it("numbers the breadcrumbs", () => {
  expect(published(breadcrumbList(CRUMBS))).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: "https://stories.example/" },
      { position: 2, name: "All Blogs", item: "https://stories.example/blog" },
    ],
  });
});

it("lists the questions of all categories", () => {
  expect(published(faqPage(FAQS))).toMatchObject({
    mainEntity: [
      { name: "How long?", acceptedAnswer: { text: "A minute." } },
      { name: "Where?", acceptedAnswer: { text: "Here." } },
    ],
  });
});

it.each([[[]], [[{ name: "Empty", entries: [] }]]])("is no FAQ without any question: %j", (categories) =>
  expect(faqPage(categories)).toBeNull(),
);

describe.each(HOSTILE_TEXTS)("with the text %j", (text) => {
  it.each([
    [
      "a community",
      () => homeGraph(siteSettings({ ...SETTINGS, company: text, email: text, phoneNo: text }), "en"),
    ],
    [
      "a video",
      () =>
        videoObject({
          ...VIDEO,
          name: text,
          description: text,
          hashtags: [text],
          transcript: [{ start: 0, text }],
        }),
    ],
    [
      "an article",
      () =>
        blogPosting(
          blogArticle({ title: text, author: text, excerpt: text }),
          siteSettings({ company: text }),
        ),
    ],
    ["a way", () => breadcrumbList([{ name: text, path: "/" }])],
    ["a question", () => faqPage([{ name: text, entries: [{ question: text, answer: text }] }])],
  ])("%s still meets the requirements, and cannot break out of its script", (_, build) => {
    const data = build();
    const json = scriptJson(data ?? {});
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
    expect(problemsOf(published(data))).toEqual([]);
  });
});

it("dates a video by its last change if its publication date is unknown", () => {
  expect(videoObject({ ...VIDEO, createdAt: null })).toMatchObject({
    uploadDate: "2025-03-02T10:00:00.000Z",
  });
});
