import { revalidationSchema } from "./revalidation";

describe("revalidationSchema", () => {
  it.each([
    ["one tag", ["home"]],
    ["a tag of 256 characters", ["a".repeat(256)]],
    ["500 tags", Array.from({ length: 500 }, (_, index) => `video:${index}`)],
  ])("takes %s", (_, tags) => {
    expect(revalidationSchema.parse({ tags })).toEqual({ tags });
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
