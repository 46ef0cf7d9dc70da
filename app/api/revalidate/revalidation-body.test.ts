import { revalidationSchema } from "./revalidation-body";

describe("revalidationSchema", () => {
  it.each([
    ["one tag", ["home"]],
    ["a tag of 256 characters", ["a".repeat(256)]],
    ["500 tags", Array.from({ length: 500 }, (_, index) => `video:${index}`)],
  ])("accepts %s", (_, tags) => {
    expect(revalidationSchema.parse({ tags, gone: [] })).toEqual({ tags, gone: [] });
  });

  it("accepts what is gone, and otherwise assumes everything that may be", () => {
    const tags = ["videos", "video:a-story"];
    expect(revalidationSchema.parse({ tags, gone: ["videos"] }).gone).toEqual(["videos"]);
    expect(revalidationSchema.parse({ tags }).gone).toEqual(["video:a-story", "media"]);
  });

  it("refuses a `gone` that is not a list of tags", () => {
    expect(revalidationSchema.safeParse({ tags: ["home"], gone: [""] }).success).toBe(false);
    expect(revalidationSchema.safeParse({ tags: ["home"], gone: "home" }).success).toBe(false);
  });

  it.each([
    ["no body", null],
    ["no tags", {}],
    ["an empty list", { tags: [] }],
    ["an empty tag", { tags: [""] }],
    ["a tag of 257 characters", { tags: ["a".repeat(257)] }],
    ["501 tags", { tags: Array.from({ length: 501 }, () => "home") }],
    ["a tag that is no string", { tags: [1] }],
    ["tags that are no list", { tags: "home" }],
  ])("refuses %s", (_, body) => {
    expect(revalidationSchema.safeParse(body).success).toBe(false);
  });
});
