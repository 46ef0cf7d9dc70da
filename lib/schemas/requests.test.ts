import { oembedFormatSchema, oembedQuerySchema, plainReelsQuerySchema, revalidationSchema } from "./requests";

const NOTHING_ASKED = { page: 1, hashtag: null, shared: null };

describe("plainReelsQuerySchema", () => {
  it("reads what an address asks for", () => {
    const query = { page: "3", hashtag: "hope", v: "two-cups", utm_source: "letter" };
    expect(plainReelsQuerySchema.parse(query)).toEqual({ page: 3, hashtag: "hope", shared: "two-cups" });
  });

  it.each([
    {},
    { page: "0" },
    { page: "-1" },
    { page: "1.5" },
    { page: "two" },
    { page: "9999999999" },
    { page: ["2", "3"] },
    { hashtag: "" },
    { hashtag: ["hope", "grace"] },
    { v: "" },
    { v: ["two-cups", "the-pears-came"] },
  ])("asks for nothing in %j", (query) => {
    expect(plainReelsQuerySchema.parse(query)).toEqual(NOTHING_ASKED);
  });
});

const url = "https://stories.example/embed/two-cups";

describe("oembedQuerySchema", () => {
  it("reads the limits", () => {
    expect(oembedQuerySchema.parse({ url, maxwidth: "320", maxheight: "200" })).toEqual({
      url,
      maxWidth: 320,
      maxHeight: 200,
    });
  });

  it.each(["0", "-1", "abc", "", "1.5", "NaN", "Infinity", "1e99"])(
    "takes the limit %p for none",
    (limit) => {
      expect(oembedQuerySchema.parse({ url, maxwidth: limit }).maxWidth).toBeUndefined();
    },
  );

  it.each([undefined, "", "  "])("refuses the address %p", (address) => {
    expect(oembedQuerySchema.safeParse({ url: address }).success).toBe(false);
  });
});

describe("oembedFormatSchema", () => {
  it.each([undefined, "", "json"])("takes %p", (format) => {
    expect(oembedFormatSchema.safeParse(format).success).toBe(true);
  });

  it.each(["xml", "JSON5", "jsonp"])("refuses %p", (format) => {
    expect(oembedFormatSchema.safeParse(format).success).toBe(false);
  });
});

describe("revalidationSchema", () => {
  it.each([
    ["one tag", ["home"]],
    ["a tag of 256 characters", ["a".repeat(256)]],
    ["500 tags", Array.from({ length: 500 }, (_, index) => `video:${index}`)],
  ])("takes %s", (_, tags) => {
    expect(revalidationSchema.parse({ tags, gone: [] })).toEqual({ tags, gone: [] });
  });

  it("takes what is gone, and without a word about it everything that may be", () => {
    const tags = ["videos", "video:a-story"];
    expect(revalidationSchema.parse({ tags, gone: ["videos"] }).gone).toEqual(["videos"]);
    expect(revalidationSchema.parse({ tags }).gone).toEqual(["video:a-story", "media"]);
  });

  it("refuses what is gone where it is no list of tags", () => {
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
