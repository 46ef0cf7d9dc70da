import { addressChange } from "./former-slugs";

const video = (slug: string, status = "Active") => ({ slug, status });
const article = (slug: string | null, _status = "published") => ({ slug, _status });
const nothing = { left: null, taken: null };

describe("addressChange", () => {
  it.each([
    ["is renamed", video("a"), video("b"), { left: "a", taken: "b" }],
    ["is removed from the site", video("a"), video("a", "Pending"), { left: "a", taken: null }],
    ["is renamed and taken off", video("a"), video("b", "Declined"), { left: "a", taken: null }],
    ["comes onto the site", video("a", "Pending"), video("a"), { left: null, taken: "a" }],
    ["is made", {}, video("a"), { left: null, taken: "a" }],
    ["is changed elsewhere", video("a"), video("a"), nothing],
    ["is renamed before anybody saw it", video("a", "Pending"), video("b", "Pending"), nothing],
  ])("follows a video that %s", (_, before, after, expected) => {
    expect(addressChange(before, after)).toEqual(expected);
  });

  it.each([
    ["is renamed", article("a"), article("b"), { left: "a", taken: "b" }],
    ["has a renamed draft", article("a"), article("b", "draft"), { left: "a", taken: null }],
    ["has a further draft", article("b", "draft"), article("c", "draft"), nothing],
    ["is published from a draft", article("b", "draft"), article("b"), { left: null, taken: "b" }],
    ["has no slug yet", article(null, "draft"), article(null, "draft"), nothing],
  ])("follows an article that %s", (_, before, after, expected) => {
    expect(addressChange(before, after)).toEqual(expected);
  });
});
