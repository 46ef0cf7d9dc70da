import { plainReelsQuerySchema } from "./feed-query";

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
