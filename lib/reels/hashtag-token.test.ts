import { chosenAmong, hashtagToken, MOST_CHOSEN } from "./hashtag-token";

const HOPE = { id: "h1", name: "Hope", slug: "hope" };
const GRIEF = { id: "h2", name: "Grief", slug: "grief" };
const UNSLUGGED = { id: "h3", name: "Doubt", slug: null };
/** Its id is another's slug. */
const CROSSED = { id: "hope", name: "Crossed", slug: "crossed" };
/** Somebody else's provider may give any id. */
const WITH_COMMA = { id: "a,b", name: "Commas", slug: null };
const CHOICES = [HOPE, GRIEF, UNSLUGGED, CROSSED, WITH_COMMA];

describe("hashtagToken", () => {
  it("is the slug, or the id where there is no slug", () => {
    expect([HOPE, UNSLUGGED].map(hashtagToken)).toEqual(["hope", "h3"]);
  });

  it("leads back to every hashtag", () => {
    expect(chosenAmong(CHOICES, CHOICES.map(hashtagToken))).toEqual(CHOICES);
  });
});

describe("chosenAmong", () => {
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
  ])("finds %s", (_, tokens, expected) => {
    expect(chosenAmong(CHOICES, tokens)).toEqual(expected);
  });

  it("finds 100 at most", () => {
    const many = Array.from({ length: MOST_CHOSEN + 1 }, (_, index) => ({
      ...HOPE,
      id: "",
      slug: `${index}`,
    }));
    expect(chosenAmong(many, many.map(hashtagToken))).toEqual(many.slice(0, 100));
  });
});
