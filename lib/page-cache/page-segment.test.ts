import { locale } from "next/root-params";
import { pageRequests } from "./page-request.mjs";
import { atSegment, pageSegment } from "./page-segment";

jest.mock("next/root-params", () => ({ locale: jest.fn() }));

const FROM = "https://church.example/es/blog";

/** Answers a request for this path, which a Spanish page made. */
const segmentAt = (path: string, from = FROM) =>
  pageRequests.run({ startedAt: 0, version: 0, nonce: "", path, from }, pageSegment);

beforeEach(() => jest.mocked(locale).mockRejectedValue(new Error("A route handler has no root parameters")));

it("is that of the page that is being rendered, wherever the visitor came from", async () => {
  jest.mocked(locale).mockResolvedValue("ar");
  expect(await segmentAt("/ar/blog")).toBe("ar");
});

it("is the one that a stored route handler states", async () => {
  expect(await atSegment("fr", () => segmentAt("/es/feed.xml"))).toBe("fr");
});

it("is that of the address, or of the page that makes a call", async () => {
  expect(await segmentAt("/ar/upload-story")).toBe("ar");
  expect(await segmentAt("/api/reels/2")).toBe("es");
  expect(await segmentAt("/api/reels/2", "https://church.example/blog")).toBe("default");
  expect(await segmentAt("/api/reels/2", "not an address")).toBe("default");
});

it.each([
  ...["/api/oembed", "/embed/a", "/embed/a/captions", "/pictures/a.jpg", "/preview/videos/a.jpg"],
  ...["/qr/videos/a", "/share/videos/a/poster-a5.pdf", "/sitemap.xml", "/manifest.webmanifest"],
])("is the church's own for %s, which caches keep under one address", async (path) => {
  expect(await segmentAt(path)).toBe("default");
});
