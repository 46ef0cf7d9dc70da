/** @jest-environment node */
import { blogTags, hashtagTags, pageTags, videoTags } from "./tags";

describe("tags", () => {
  it("name a page, a blog article and a video by their slugs", () => {
    expect(pageTags({ slug: "discover-jesus" })).toEqual(["page:discover-jesus"]);
    expect(blogTags({ slug: "one-minute" })).toEqual(["blogs", "blog:one-minute"]);
    expect(videoTags({ slug: "two-cups" }, ["hope", "featured"])).toEqual([
      "videos",
      "video:two-cups",
      "hashtag:hope",
      "hashtag:featured",
    ]);
  });

  it("of a hashtag reach the videos that carry it", () => {
    expect(hashtagTags({ slug: "hope" }, ["two-cups"])).toEqual([
      "hashtags",
      "hashtag:hope",
      "videos",
      "video:two-cups",
    ]);
    expect(hashtagTags({ slug: "hope" }, [])).toEqual(["hashtags", "hashtag:hope"]);
  });

  it("leave out what has no slug yet", () => {
    expect(blogTags({ slug: null })).toEqual(["blogs"]);
  });
});
