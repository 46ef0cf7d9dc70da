import { markup } from "./markup";

describe("markup", () => {
  it.each([
    ["an element", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["the end of a title", "</title><img src=x>", "&lt;/title&gt;&lt;img src=x&gt;"],
    ["quotes", `"onload="alert(1)' x='`, "&quot;onload=&quot;alert(1)&apos; x=&apos;"],
    ["an entity", "&lt;b&gt;", "&amp;lt;b&amp;gt;"],
    ["letters of every language", "Größe – 日本 🕯", "Größe – 日本 🕯"],
  ])("escapes %s", (_, value, expected) => {
    expect(markup`<p title="${value}">${value}</p>`.html).toBe(`<p title="${expected}">${expected}</p>`);
  });

  it("leaves nested markup unchanged, and shows nothing for an absent value", () => {
    expect(markup`<p>${markup`<b>${"<"}</b>`}${null}${7}</p>`.html).toBe("<p><b>&lt;</b>7</p>");
  });

  it("does not interpret escapes in a value or in the template's own text twice", () => {
    expect(markup`${"\\u003cb\\u003e"}`.html).toBe("\\u003cb\\u003e");
  });
});
