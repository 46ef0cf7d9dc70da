/** @jest-environment jsdom */

import type { ListedVideo } from "@/lib/provider/video-schema";
import { HOSTILE_TEXTS } from "@/lib/test-support/hostile-texts";
import { parseXml, textsOf } from "@/lib/test-support/parse-xml";
import { blogEntry, hashtagEntry, pageEntries, sitemapIndexXml, sitemapXml, videoEntry } from "./sitemap";

jest.mock("next/cache", () => ({}));
jest.mock("next/server", () => ({}));

beforeAll(() => {
  process.env.SITE_URL = "https://stories.example";
});

const VIDEO: ListedVideo = {
  slug: "found-on-the-ferry",
  name: "Found on the ferry",
  description: "A storm, and what came after it.",
  src: "https://media.example/uploads/ferry.mp4",
  poster: "https://media.example/uploads/ferry.jpg",
  duration: 9.5,
  hashtags: ["hope", "water"],
  createdAt: "2025-03-01T10:00:00.000Z",
  updatedAt: "2025-03-02T10:00:00.000Z",
};

const BARE: ListedVideo = {
  ...VIDEO,
  description: "",
  poster: null,
  duration: null,
  hashtags: [],
  createdAt: null,
  updatedAt: null,
};

async function written(video: Partial<ListedVideo>): Promise<Document> {
  return parseXml(await sitemapXml([videoEntry({ ...VIDEO, ...video })]));
}

/** Returns all elements of the only address, except those that only contain others. */
function factsOf(document: Document): [string, string][] {
  return [...document.getElementsByTagName("*")]
    .filter(({ children }) => children.length === 0)
    .map(({ nodeName, textContent }) => [nodeName, textContent]);
}

it("contains all of a video's details", async () => {
  expect(factsOf(await written({}))).toEqual([
    ["loc", "https://stories.example/video-detail/found-on-the-ferry"],
    ["lastmod", "2025-03-02T10:00:00.000Z"],
    ["video:thumbnail_loc", "https://media.example/uploads/ferry.jpg"],
    ["video:title", "Found on the ferry"],
    ["video:description", "A storm, and what came after it."],
    ["video:content_loc", "https://media.example/uploads/ferry.mp4"],
    ["video:player_loc", "https://stories.example/embed/found-on-the-ferry"],
    ["video:duration", "10"],
    ["video:publication_date", "2025-03-01T10:00:00.000Z"],
    ["video:tag", "hope"],
    ["video:tag", "water"],
  ]);
});

it("contains only the required elements of a video without details", async () => {
  expect(factsOf(await written(BARE))).toEqual([
    ["loc", "https://stories.example/video-detail/found-on-the-ferry"],
    ["video:thumbnail_loc", "https://stories.example/preview/videos/found-on-the-ferry.jpg"],
    ["video:title", "Found on the ferry"],
    ["video:description", "Found on the ferry"],
    ["video:content_loc", "https://media.example/uploads/ferry.mp4"],
    ["video:player_loc", "https://stories.example/embed/found-on-the-ferry"],
  ]);
});

it.each([
  [0.2, ["1"]],
  [59.6, ["60"]],
  [28_800, ["28800"]],
  [28_801, []],
])("writes a duration of %d seconds as %j", async (duration, expected) => {
  expect(textsOf(await written({ duration }), "video:duration")).toEqual(expected);
});

it.each(["2025-03-01", "2025-03-01T10:00:00", "2025-03-01T10:00:00+02:00"])(
  "writes the date %s with its time zone",
  async (createdAt) => {
    const [date] = textsOf(await written({ createdAt }), "video:publication_date");
    expect(date).toMatch(/^2025-0[23]-\d\dT\d\d:\d\d:\d\d\.000Z$/);
  },
);

it("respects the limits of a video entry", async () => {
  const long = { name: "n".repeat(500), description: "d".repeat(5000) };
  const hashtags = Array.from({ length: 50 }, (_, index) => `tag-${index}`);
  const document = await written({ ...long, hashtags });
  expect(textsOf(document, "video:title")).toEqual(["n".repeat(100)]);
  expect(textsOf(document, "video:description")).toEqual(["d".repeat(2048)]);
  expect(textsOf(document, "video:tag")).toHaveLength(32);
});

it.each(HOSTILE_TEXTS)("contains %j as text", async (text) => {
  const document = await written({
    name: text,
    description: text,
    hashtags: [text],
  });
  const kept = text.replace(
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]|\p{Cs}/gu,
    "",
  );
  expect(textsOf(document, "video:title")).toEqual([kept]);
  expect(textsOf(document, "video:description")).toEqual([kept]);
  expect(textsOf(document, "video:tag")).toEqual([kept]);
  expect(document.getElementsByTagName("*")).toHaveLength(
    factsOf(await written({ hashtags: [text] })).length + 3,
  );
});

it("lists pages, blogs and hashtags by absolute address", async () => {
  const entries = [
    ...pageEntries(),
    blogEntry({ slug: "light & dark", postedDate: "2025-03-01T10:00:00Z", updatedAt: null }),
    blogEntry({ slug: "new", postedDate: "2025-03-01T10:00:00Z", updatedAt: "2025-04-01T10:00:00Z" }),
    hashtagEntry("hope/ñ"),
  ];
  const document = parseXml(await sitemapXml(entries));
  const addresses = textsOf(document, "loc");
  expect(addresses).toContain("https://stories.example/");
  expect(addresses).toContain("https://stories.example/about-us");
  expect(addresses.slice(-3)).toEqual([
    "https://stories.example/blog/light%20%26%20dark",
    "https://stories.example/blog/new",
    "https://stories.example/hashtag/hope%2F%C3%B1",
  ]);
  expect(textsOf(document, "lastmod")).toEqual(["2025-03-01T10:00:00.000Z", "2025-04-01T10:00:00.000Z"]);
});

it("lists its parts in the index", async () => {
  const document = parseXml(await sitemapIndexXml(3));
  expect(document.documentElement.nodeName).toBe("sitemapindex");
  expect(textsOf(document, "loc")).toEqual(
    [1, 2, 3].map((part) => `https://stories.example/sitemap.xml?part=${part}`),
  );
});
