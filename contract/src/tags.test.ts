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

  it("for a hashtag include the videos that carry it", () => {
    expect(hashtagTags({ slug: "hope" }, ["two-cups"])).toEqual([
      "hashtags",
      "hashtag:hope",
      "videos",
      "video:two-cups",
    ]);
    expect(hashtagTags({ slug: "hope" }, [])).toEqual(["hashtags", "hashtag:hope"]);
  });

  it("include former slugs", () => {
    expect(videoTags({ slug: "c", formerSlugs: ["a", "b"] }, [])).toEqual([
      "videos",
      "video:c",
      "video:a",
      "video:b",
    ]);
    expect(blogTags({ slug: "b", formerSlugs: ["a"] })).toEqual(["blogs", "blog:b", "blog:a"]);
    expect(hashtagTags({ slug: "b", formerSlugs: ["a"] }, [])).toEqual([
      "hashtags",
      "hashtag:b",
      "hashtag:a",
    ]);
  });

  it("leave out a slug that is not set yet", () => {
    expect(blogTags({ slug: null })).toEqual(["blogs"]);
  });
});
