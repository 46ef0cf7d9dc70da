import { videoSchema } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { hasOwnPage, type WatchableVideo } from "@/lib/video/own-page";
import { oembedAddress, oembedAnswer } from "./oembed-answer";

beforeAll(() => {
  process.env.SITE_URL = "https://stories.example";
});

function watchable(overrides: Record<string, unknown> = {}): WatchableVideo {
  const video = videoSchema.parse(providerVideo(overrides));
  if (!hasOwnPage(video)) throw new Error("This video has no page");
  return video;
}

describe("oembedAnswer", () => {
  it("is a video of oEmbed 1.0 with all that the type asks for", () => {
    expect(oembedAnswer(watchable(), "Lampstand", {})).toEqual({
      version: "1.0",
      type: "video",
      title: "Found on the ferry",
      provider_name: "Lampstand",
      provider_url: "https://stories.example/",
      cache_age: 300,
      thumbnail_url: "https://stories.example/preview/videos/found-on-the-ferry.jpg?v=1740909600000",
      thumbnail_width: 1200,
      thumbnail_height: 630,
      width: 360,
      height: 640,
      html: '<iframe src="https://stories.example/embed/found-on-the-ferry" width="360" height="640" title="Found on the ferry" frameborder="0" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>',
    });
  });

  it("gives the frame the size it says", () => {
    expect(oembedAnswer(watchable(), "Lampstand", { maxWidth: 180 })).toMatchObject({
      width: 180,
      height: 320,
      html: expect.stringContaining('width="180" height="320"') as string,
    });
  });

  it("writes a name and a slug so that they cannot leave their place", () => {
    const hostile = watchable({ name: `"><script>alert(1)</script>`, slug: `a"b&c` });
    const { html, title } = oembedAnswer(hostile, "Lampstand", {});
    expect(title).toBe(`"><script>alert(1)</script>`);
    expect(html).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('src="https://stories.example/embed/a%22b%26c"');
  });
});

describe("oembedAddress", () => {
  it("names the video's page in a query", () => {
    const address = new URL(oembedAddress("a&b"));
    expect(address.origin + address.pathname).toBe("https://stories.example/api/oembed");
    expect(address.searchParams.get("url")).toBe("https://stories.example/video-detail/a%26b");
  });
});
