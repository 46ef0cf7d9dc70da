import { pictureSources } from "@/lib/media/image-source";
import { plainText, sanitizeProviderHtml, withRegionNames } from "./sanitize";

beforeAll(() => {
  process.env.SITE_URL = "https://site.example";
  process.env.MEDIA_BASE_URL = "https://media.example/files";
});

describe("allowed markup", () => {
  it.each([
    "<h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6>",
    "<p>One<br />two</p><hr /><p>three</p>",
    '<ul dir="auto"><li>A<ol dir="auto"><li>B</li></ol></li></ul>',
    '<ol dir="auto" start="5"><li>A</li><li value="7">B</li></ol>',
    '<dl dir="auto"><dt>A</dt><dd>B</dd></dl>',
    '<blockquote dir="auto"><p>A</p></blockquote><p><q>B</q> <cite>C</cite></p>',
    "<p><code>A</code><kbd>B</kbd><strong>C</strong><em>D</em><b>E</b><i>F</i><u>G</u><s>H</s></p>",
    "<p><sub>A</sub><sup>B</sup><mark>C</mark><small>D</small></p>",
    '<p><abbr title="World Wide Web">WWW</abbr> <time datetime="2025-03-01">March</time></p>',
    "<p>&lt;b&gt; &amp; “quoted” – für alle, 希望</p>",
  ])("stays unchanged: %s", (html) => expect(sanitizeProviderHtml(html)).toBe(html));

  it.each([
    ["<h1>A</h1>", "<h2>A</h2>"],
    ["<div>A</div><section>B</section>", "<p>A</p><p>B</p>"],
    ['<ol start="-1" type="a" reversed><li value="1e9">A</li></ol>', '<ol dir="auto"><li>A</li></ol>'],
    ["<span>A</span> <font color=red>B</font>", "A B"],
    ["<p>A&nbsp;B</p>", "<p>A\u00a0B</p>"],
    ["<p>A\u0000B\u001bC\r\nD</p>", "<p>ABC\nD</p>"],
  ])("becomes %s", (html, expected) => expect(sanitizeProviderHtml(html)).toBe(expected));

  it("puts preformatted lines into a region that the keyboard can reach", () => {
    expect(sanitizeProviderHtml("<pre>a\n  b</pre>")).toBe('<pre role="region" tabindex="0">a\n  b</pre>');
  });
});

describe("markup that is not allowed", () => {
  it.each([
    '<p style="color:red" class="a" id="b" onclick="alert(1)" data-x="1" tabindex="5" dir="rtl">A</p>',
    "<p>A<script>alert(1)</script></p>",
    "<p>A<style>p { color: red }</style></p>",
    "<p>A<svg><script>alert(1)</script><a href='javascript:alert(1)'>B</a></svg></p>",
    "<p>A<math><mtext>B</mtext></math></p>",
    "<p>A<iframe src='https://elsewhere.example'>B</iframe></p>",
    "<p>A<object data='a.swf'>B</object></p>",
    "<p>A<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript></p>",
    "<p>A<template><b>B</b></template></p>",
    "<p>A<!-- comment --></p>",
    "<p>A<input value=B><embed src=x><link rel=stylesheet href=x><meta http-equiv=refresh content=0></p>",
    "<p><constructor>A</constructor></p>",
    "<p><toString>A</toString></p>",
  ])("is removed: %s", (html) => expect(sanitizeProviderHtml(html)).toBe("<p>A</p>"));

  it.each([
    "",
    " ",
    "\n",
    "<p></p>",
    "<p>&nbsp;<br></p>",
    "<script>alert(1)</script>",
    "<table></table>",
    "<hr>",
  ])("leaves nothing where nothing would show: %p", (html) => expect(sanitizeProviderHtml(html)).toBe(""));

  it.each([
    ["<b>A<i>B", "<b>A<i>B</i></b>"],
    ["A</b></p></div>B", "A<p></p>B"],
    ["<p>A<p>B", "<p>A</p><p>B</p>"],
    ["<ul><li>A<li>B</ul>", '<ul dir="auto"><li>A</li><li>B</li></ul>'],
    ["<p>A < B > C</p>", "<p>A &lt; B &gt; C</p>"],
    ["<p>A</p><img src=", "<p>A</p>"],
    ["<scr<script>ipt>alert(1)</scr</script>ipt>A", "ipt&gt;alert(1)ipt&gt;A"],
  ])("is closed or removed in broken HTML: %p", (html, expected) => {
    expect(sanitizeProviderHtml(html)).toBe(expected);
  });
});

describe("links", () => {
  it.each([
    ["/blog", "/blog"],
    ["/blog?page=2#end", "/blog?page=2#end"],
    ["https://site.example/blog#end", "/blog#end"],
    ["https://site.example", "/"],
    ["HTTPS://SITE.EXAMPLE:443/blog", "/blog"],
    ["https://site.example//elsewhere.example/", "/elsewhere.example/"],
    ["/.//elsewhere.example", "/elsewhere.example"],
    ["mailto:help@church.example?subject=A%20story", "mailto:help@church.example?subject=A%20story"],
    ["tel:+14155550123", "tel:+14155550123"],
  ])("to %s point to %s", (given, expected) => {
    expect(sanitizeProviderHtml(`<a href="${given}">A</a>`)).toBe(`<a href="${expected}">A</a>`);
  });

  it.each([
    ["https://elsewhere.example/a", "https://elsewhere.example/a"],
    ["http://site.example/a", "http://site.example/a"],
    ["https://elsewhere.example/?a=1&amp;b=2", "https://elsewhere.example/?a=1&amp;b=2"],
    [
      "https://elsewhere.example/&quot;onclick=&quot;alert(1)",
      "https://elsewhere.example/%22onclick=%22alert(1)",
    ],
  ])("to other sites have a rel: %s", (given, expected) => {
    const html = `<a href="${given}" rel="opener" target="_blank" onclick="alert(1)">A</a>`;
    expect(sanitizeProviderHtml(html)).toBe(`<a href="${expected}" rel="noopener noreferrer">A</a>`);
  });

  it.each([
    ...[
      "",
      " ",
      "#end",
      "page.html",
      "www.church.example",
      "?a=1",
      "//elsewhere.example",
      "/\\elsewhere.example",
    ],
    ...[
      "/&#9;/elsewhere.example",
      "https:elsewhere.example",
      "http:/elsewhere.example",
      "\\\\elsewhere.example",
    ],
    ...["javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java&#9;script:alert(1)"],
    ...[
      "java&#10;script:alert(1)",
      "&#106;avascript:alert(1)",
      "&#x6A;avascript&colon;alert(1)",
      "&#1;javascript:1",
    ],
    ...["javascript&NewLine;:alert(1)", "java\u0000script:alert(1)", "javascript://site.example/%0aalert(1)"],
    ...[
      "data:text/html,<b>A</b>",
      "DATA:text/html;base64,AA==",
      "vbscript:msgbox",
      "view-source:https://a.example",
    ],
    ...[
      "file:///etc/passwd",
      "blob:https://site.example/1",
      "ftp://church.example/",
      "mailto:",
      "tel:",
      "intent://a#b",
    ],
  ])("to %p become plain text", (href) => {
    expect(sanitizeProviderHtml(`<p><a href="${href}">A <b>B</b></a> C</p>`)).toBe("<p>A <b>B</b> C</p>");
  });

  it("without an address become plain text, and links around and within them stay", () => {
    const html = '<a href="/a">A<a name="x">B<b>C</b></a>D</a>';
    expect(sanitizeProviderHtml(html)).toBe('<a href="/a">AB<b>C</b>D</a>');
  });
});

describe("pictures", () => {
  const SIZES =
    "(min-width: 48rem) and (min-resolution: 2.5dppx) calc(46rem * 0.6), (min-resolution: 2.5dppx) calc(92vw * 0.6), " +
    "(min-width: 48rem) 46rem, 92vw";

  const kept = (picture: string, more = ' alt=""') => {
    const { srcSet } = pictureSources(picture);
    const sized = srcSet ? ` srcset="${srcSet}" sizes="${SIZES}"` : "";
    return `<img src="${picture}"${sized}${more} loading="lazy" decoding="async" />`;
  };

  it.each([
    ["uploads/a.jpg", "https://media.example/files/uploads/a.jpg"],
    ["/uploads/a.jpg", "https://media.example/files/uploads/a.jpg"],
    ["//elsewhere.example/a.jpg", "https://media.example/files/elsewhere.example/a.jpg"],
    ["https://media.example/other/a.jpg", "https://media.example/other/a.jpg"],
  ])("from %s load from %s", (src, expected) => {
    expect(sanitizeProviderHtml(`<img src="${src}">`)).toBe(kept(expected));
  });

  it.each([
    ...[
      "https://elsewhere.example/a.jpg",
      "http://media.example/a.jpg",
      "https://media.example.evil.example/a.jpg",
    ],
    ...[
      "https://media.example@evil.example/a.jpg",
      "https://media.example:8443/a.jpg",
      "data:image/png;base64,AA==",
    ],
    ...["javascript:alert(1)", "", " ", "blob:https://media.example/1"],
  ])("from %p are removed", (src) =>
    expect(sanitizeProviderHtml(`<p>A<img src="${src}" alt="B"></p>`)).toBe("<p>A</p>"),
  );

  it("keep their alternative text and a plausible size, and nothing else", () => {
    const html =
      '<img src="a.jpg" alt="Boats" width="640" height="480" srcset="b.jpg 2x" onerror="alert(1)">';
    expect(sanitizeProviderHtml(html)).toBe(
      kept("https://media.example/files/a.jpg", ' alt="Boats" width="640" height="480"'),
    );
  });

  it.each(["0", "-1", "1e9", "99999", "100%", "wide", "12.5"])("lose the width %p", (width) => {
    expect(sanitizeProviderHtml(`<img src="a.jpg" width="${width}">`)).toBe(
      kept("https://media.example/files/a.jpg"),
    );
  });
});

describe("tables", () => {
  const inRegion = (table: string) => `<div role="region" tabindex="0">${table}</div>`;

  it("get a region that the keyboard can reach, and keep their parts", () => {
    const table =
      '<table dir="auto"><caption>A</caption><thead><tr><th scope="col" colspan="2">B</th></tr></thead>' +
      '<tbody><tr><th scope="row" rowspan="3">C</th><td colspan="2" rowspan="2">D</td></tr></tbody>' +
      "<tfoot><tr><td>E</td></tr></tfoot></table>";
    expect(sanitizeProviderHtml(table)).toBe(inRegion(table));
  });

  it.each(["0", "101", "1000000", "-1", "many"])("lose a span of %p", (span) => {
    const html = `<table><tr><td colspan="${span}" rowspan="${span}" width="9" scope="col">A</td></tr></table>`;
    expect(sanitizeProviderHtml(html)).toBe(inRegion('<table dir="auto"><tr><td>A</td></tr></table>'));
  });

  it.each([
    "<table><tr><td>A<table><tr><td>B</td></tr></table></td></tr></table>",
    "<table><table><tr><td>A",
    "<table><caption><table></caption><tr><td>A",
    "</table></div><table><tr><td>A</div></table></table>",
  ])("get only one, closed region when nested or broken: %s", (html) => {
    const clean = sanitizeProviderHtml(html);
    expect(clean.match(/<div /g)).toHaveLength(1);
    expect(clean.match(/<\/div>/g)).toHaveLength(1);
    expect(clean).toMatch(/<\/table><\/div>/);
  });
});

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => warnings.mockRestore());

it("drops HTML with extreme nesting, and logs it", () => {
  expect(sanitizeProviderHtml(`${"<b>".repeat(1001)}A`)).toBe("");
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining("html-nested-too-deep"));
});

it("keeps the text of deeply nested HTML", () => {
  const clean = sanitizeProviderHtml(`${"<b>".repeat(900)}A${"</b>".repeat(900)}`);
  expect(clean).toBe(`${"<b>".repeat(40)}A${"</b>".repeat(40)}`);
  expect(warnings).not.toHaveBeenCalled();
});

it.each([
  ["<p>Ask&nbsp;us.</p>", "Ask us."],
  ["<p>One</p><p>two</p>", "One two"],
  ["<div>One</div>two<br>three<hr>four", "One two three four"],
  ["<ul><li>One</li><li>two</li></ul>", "One two"],
  ["<table><tr><td>One</td><td>two</td></tr></table>", "One two"],
  ["H<sub>2</sub>O, <b>bo</b>ld", "H2O, bold"],
  ["Fish &amp; chips &lt;b&gt; &eacute;&#8230; &amp;amp;", "Fish & chips <b> é… &amp;"],
  [" \n One\t\n two\u00a0\u00a0three ", "One two three"],
  ["<style>p{}</style><script>alert(1)</script><!-- no -->One", "One"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["<p>Unclosed", "Unclosed"],
  ["O\u0000n\u001be", "One"],
  ["", ""],
  ["&nbsp;<p> </p>", ""],
])("the text of %p is %p", (html, expected) => expect(plainText(html)).toBe(expected));

describe("regions", () => {
  it("have names in the page's language, escaped", () => {
    const html = sanitizeProviderHtml("<table><tr><td>A</td></tr></table><pre>B</pre>");
    expect(withRegionNames(html, { table: "Tabelle", preformatted: 'Text "wie er ist"' })).toBe(
      '<div role="region" aria-label="Tabelle" tabindex="0"><table dir="auto"><tr><td>A</td></tr></table></div>' +
        '<pre role="region" aria-label="Text &quot;wie er ist&quot;" tabindex="0">B</pre>',
    );
  });

  it("are not made of text that looks like one", () => {
    const html = sanitizeProviderHtml(
      '<img src="a.jpg" alt=\'<pre role="region"\'><p>&lt;pre role="region"</p>',
    );
    expect(withRegionNames(html, { table: "Table", preformatted: "Text" })).toBe(html);
  });
});
