import { characterCount } from "@lampstand/contract/text";
import { descriptionOf, summaryOf } from "./text";
import { truncate } from "@/lib/utils/text";

describe("summaryOf", () => {
  it.each([
    ["<h2>Light</h2><p>One lamp.</p><p>Then a <b>kn</b>ock.</p>", "Light One lamp. Then a knock."],
    ["<ul><li>one</li><li>two</li></ul>", "one two"],
    ["a<br>b<br/>c", "a b c"],
    ["Tom &amp; Jerry&nbsp;&#60;3 &amp;lt;", "Tom & Jerry <3 &lt;"],
    ["<script>alert(1)</script><style>p{}</style>Words", "Words"],
    ["<!-- hidden -->seen", "seen"],
    ["<p>never closed", "never closed"],
    ["", ""],
    ["<img src=x alt='no'>", ""],
  ])("reads %j as %j", (html, expected) => expect(summaryOf(html, 100)).toBe(expected));
});

describe("descriptionOf", () => {
  it("is as long as search results show", () => {
    expect(descriptionOf("<p>One lamp.</p>")).toBe("One lamp.");
    expect(descriptionOf(`<p>${"A lamp. ".repeat(50)}</p>`).length).toBeLessThanOrEqual(155);
  });
});

describe("truncate", () => {
  it.each([
    ["ten letters", 11, "ten letters"],
    ["ten letters", 10, "ten…"],
    ["unbreakable", 5, "unbr…"],
    ["a \u{1F600}\u{1F600}", 3, "a…"],
    ["\u{1F600}\u{1F600}\u{1F600}", 2, "\u{1F600}…"],
    ["", 5, ""],
  ])("cuts %j at %d to %j", (text, longest, expected) => {
    expect(truncate(text, longest)).toBe(expected);
    expect(characterCount(expected)).toBeLessThanOrEqual(longest);
  });
});
