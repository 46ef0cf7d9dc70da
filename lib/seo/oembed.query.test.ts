import { oembedFormatSchema, oembedQuerySchema } from "@/lib/seo/oembed";

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
    "treats the limit %p as none",
    (limit) => {
      expect(oembedQuerySchema.parse({ url, maxwidth: limit }).maxWidth).toBeUndefined();
    },
  );

  it.each([undefined, "", "  "])("rejects the address %p", (address) => {
    expect(oembedQuerySchema.safeParse({ url: address }).success).toBe(false);
  });
});

describe("oembedFormatSchema", () => {
  it.each([undefined, "", "json"])("accepts %p", (format) => {
    expect(oembedFormatSchema.safeParse(format).success).toBe(true);
  });

  it.each(["xml", "JSON5", "jsonp"])("rejects %p", (format) => {
    expect(oembedFormatSchema.safeParse(format).success).toBe(false);
  });
});
