import { hashtagsFromParams, hashtagParam, MAX_SELECTED_HASHTAGS, withHashtags } from "./hashtags";

const HOPE = { id: "h1", name: "Hope", slug: "hope" };
const GRIEF = { id: "h2", name: "Grief", slug: "grief" };
const UNSLUGGED = { id: "h3", name: "Doubt", slug: null };
/** Its id is another hashtag's slug. */
const CROSSED = { id: "hope", name: "Crossed", slug: "crossed" };
/** Another provider may use any id. */
const WITH_COMMA = { id: "a,b", name: "Commas", slug: null };
const HASHTAGS = [HOPE, GRIEF, UNSLUGGED, CROSSED, WITH_COMMA];

describe("hashtagParam", () => {
  it("is the slug, or the id where there is no slug", () => {
    expect([HOPE, UNSLUGGED].map(hashtagParam)).toEqual(["hope", "h3"]);
  });

  it("gives every hashtag a parameter that finds it", () => {
    expect(hashtagsFromParams(HASHTAGS, HASHTAGS.map(hashtagParam))).toEqual(HASHTAGS);
  });
});

describe("hashtagsFromParams", () => {
  it.each([
    ["nothing", [], []],
    ["slugs, in their order", ["grief", "hope"], [GRIEF, HOPE]],
    ["ids", ["h1", "h3"], [HOPE, UNSLUGGED]],
    ["a slug before an id", ["hope"], [HOPE]],
    ["several in one", ["hope, h3,,grief"], [HOPE, UNSLUGGED, GRIEF]],
    ["an id that holds a comma", ["a,b"], [WITH_COMMA]],
    ["the same twice", ["hope", "h1", "hope,hope"], [HOPE]],
    ["nothing for what is not there", ["advent", "", ",", " ", "Hope", "null", "__proto__"], []],
    ["what is there among what is not", ["advent", "hope", "x".repeat(100_000)], [HOPE]],
  ])("finds %s", (_, params, expected) => {
    expect(hashtagsFromParams(HASHTAGS, params)).toEqual(expected);
  });

  it("finds at most 100", () => {
    const many = Array.from({ length: MAX_SELECTED_HASHTAGS + 1 }, (_, index) => ({
      ...HOPE,
      id: "",
      slug: `${index}`,
    }));
    expect(hashtagsFromParams(many, many.map(hashtagParam))).toEqual(many.slice(0, 100));
  });
});

it.each([
  [[], "/video-reels"],
  [["hope"], "/video-reels?hashtags=hope"],
  [["hope", "grief"], "/video-reels?hashtags=hope&hashtags=grief"],
  [["für alle", "a&b=c", "希"], "/video-reels?hashtags=f%C3%BCr+alle&hashtags=a%26b%3Dc&hashtags=%E5%B8%8C"],
])("writes %p into the address", (params, expected) => {
  expect(withHashtags("/video-reels", params)).toBe(expected);
});
