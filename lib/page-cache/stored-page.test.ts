import { createHash } from "node:crypto";
import { Script } from "node:vm";
import { SCRIPT_HASHES } from "./page-request.mjs";
import { finishPage, hashInlineScripts, withinLatin1 } from "./stored-page.mjs";

type Page = Parameters<typeof finishPage>[0];

const NONCE = "bm9uY2U=";

function pageOf(html: string): Page {
  const page: unknown = {
    kind: "APP_PAGE",
    html,
    rscData: undefined,
    headers: {},
    status: undefined,
    postponed: undefined,
    segmentData: undefined,
  };
  return page as Page;
}

const html =
  `<html><head><link rel="stylesheet" href="/a.css" nonce="${NONCE}"/>` +
  `<script src="/a.js" async="" nonce="${NONCE}"></script><script nonce="${NONCE}">first()</script>` +
  `<script nonce="${NONCE}">second("</p>")</script></head><body><script>injected()</script>` +
  `<script nonce="other">injected()</script><script type="application/ld+json">{}</script>` +
  `<script id="_R_" nonce="${NONCE}">third()</script></body></html>`;
const hashOf = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

it("lists the hashes of Next's own inline scripts, and of no others", () => {
  expect(hashInlineScripts(html, NONCE)).toEqual({
    html:
      '<html><head><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script>' +
      '<script>first();second("</p>")</script></head><body><script>injected()</script>' +
      '<script nonce="other">injected()</script><script type="application/ld+json">{}</script>' +
      '<script id="_R_">third()</script></body></html>',
    hashes: [hashOf('first();second("</p>")'), hashOf("third()")],
  });
});

it("is identical to the byte, and equally long, whatever nonce it was rendered with", () => {
  const rendered = (nonce: string) => {
    const page = pageOf(`<script nonce="${nonce}">push("nonce:${nonce} é")</script>`);
    Object.assign(page, {
      rscData: Buffer.from(`1:${nonce}é`),
      segmentData: new Map([["/a", Buffer.from(nonce)]]),
    });
    finishPage(page, { startedAt: 0, version: 0, nonce });
    return page;
  };
  const [first, second] = [rendered("Zmlyc3Q="), rendered("c2Vjb25k")];
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    html: '<script>push("nonce:AAAAAAAA é")</script>',
    rscData: Buffer.from("1:AAAAAAAAé"),
    segmentData: new Map([["/a", Buffer.from("AAAAAAAA")]]),
  });
});

it("has its own ETag, which changes with any word", () => {
  const etagOf = (html: string) => {
    const page = pageOf(html);
    finishPage(page, { startedAt: 0, version: 0, nonce: NONCE });
    return page.headers?.etag;
  };
  expect(etagOf("<p>One</p>")).toMatch(/^"[\w+/=]{40,}"$/);
  expect(etagOf("<p>One</p>")).toBe(etagOf("<p>One</p>"));
  expect(etagOf("<p>One</p>")).not.toBe(etagOf("<p>Two</p>"));
});

describe("text beyond Latin-1", () => {
  it.each([
    ["text", "<p>é – 🙂</p>", "<p>é &#x2013; &#x1f642;</p>"],
    ["attributes", '<a title="‘a’">希望</a>', '<a title="&#x2018;a&#x2019;">&#x5e0c;&#x671b;</a>'],
    [
      "scripts",
      '<script>push("é – 🙂")</script>–',
      '<script>push("é \\u2013 \\ud83d\\ude42")</script>&#x2013;',
    ],
    ["style sheets, where it stays", '<style>a{content:"–"}</style>', '<style>a{content:"–"}</style>'],
  ])("is escaped in %s", (_, html, expected) => {
    expect(withinLatin1(html)).toBe(expected);
  });

  it("counts unescaped, also in a script's hash", () => {
    const page = pageOf(`<p>希望</p><script nonce="${NONCE}">"– 🙂"</script>`);
    finishPage(page, { startedAt: 0, version: 0, nonce: NONCE });
    const code = /<script>(.*)<\/script>/.exec(page.html)?.[1] ?? "";
    expect(JSON.parse(code)).toBe("– 🙂");
    expect(page.headers?.[SCRIPT_HASHES]).toBe(hashOf(code));
    expect(page.html).toMatch(/^[\0-\xff]*$/);
  });

  it("stays in a page that needs it", () => {
    const html = '<style>a{content:"–"}</style><p>–</p>';
    const page = pageOf(html);
    finishPage(page, { startedAt: 0, version: 0, nonce: NONCE });
    expect(page.html).toBe('<style>a{content:"–"}</style><p>&#x2013;</p>');
  });
});

describe("a page that begins with a video", () => {
  const begin = (video: string) =>
    `<html><head><link rel="preload" href="/f.woff2" as="font"/><link rel="preload" as="image" href="/i"/>` +
    `<script src="/a.js" async="" nonce="${NONCE}"></script><script src="/old.js" noModule="" nonce="${NONCE}">` +
    `</script></head><body>${video}<script src="/b.js" async="" id="_R_" nonce="${NONCE}"></script></body></html>`;

  it("loads its scripts and fonts after the first frame, with a script that the policy allows", () => {
    const page = pageOf(begin('<video data-first-video="" src="/v.mp4"></video>'));
    finishPage(page, { startedAt: 0, version: 0, nonce: NONCE });
    const [, code = ""] = /^<html><head><script>([^]*?)<\/script>/.exec(page.html) ?? [];
    expect(page.html.replace(code, "")).toBe(
      '<html><head><script></script><link rel="preload" as="image" href="/i"/>' +
        '<script data-src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
        '<body><video data-first-video="" src="/v.mp4"></video>' +
        '<script data-src="/b.js" async="" id="_R_"></script></body></html>',
    );
    expect(page.headers?.[SCRIPT_HASHES]).toBe(hashOf(code));
    expect(() => new Script(code)).not.toThrow();
  });

  it("is only one that the server marked", () => {
    const page = pageOf(begin('<video src="/v.mp4"></video>'));
    finishPage(page, { startedAt: 0, version: 0, nonce: NONCE });
    expect(page.html).not.toContain("data-src");
    expect(page.html).toContain("/f.woff2");
  });
});
