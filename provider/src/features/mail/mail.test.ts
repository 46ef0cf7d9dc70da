/** @jest-environment node */
import { DEFAULT_COLORS, parseColor } from "@lampstand/contract/colors";

import { composeMail, letter, mail, parseSender, staffMails } from "./mail";

const OURS = { brand: "Lampstand <Church>", logo: null, colors: DEFAULT_COLORS };

const compose = (subject: string, ...body: Parameters<typeof composeMail>[0]["body"]) =>
  composeMail({ to: "a@example.org", subject, body }, OURS);

describe("composeMail", () => {
  it("writes paragraphs, quotes and buttons as text and as HTML", () => {
    const { text, html } = compose(
      "A subject",
      "Hello",
      { quote: "One\nTwo" },
      { label: "Open it", link: "https://example.org/a?b=1&c=2" },
    );
    expect(text).toBe(
      "Hello\n\n> One\n> Two\n\nOpen it:\nhttps://example.org/a?b=1&c=2\n\n– Lampstand <Church>",
    );
    expect(html).toContain('href="https://example.org/a?b=1&amp;c=2"');
    expect(html).toContain("One<br>Two</p></blockquote>");
    expect(html).toContain("Lampstand &lt;Church&gt;");
  });

  it("has the church's logo, with its name as alternative text", () => {
    const { html, text } = composeMail(
      { to: "a@example.org", subject: "A", body: [] },
      { ...OURS, brand: `Grace "&" Co`, logo: "https://a.example/b.png" },
    );
    expect(html).toContain('<img src="https://a.example/b.png" alt="Grace &quot;&amp;&quot; Co"');
    expect(text).toBe(`– Grace "&" Co`);
  });

  it("has lines and paragraphs that every mail program shows, each in its text's direction", () => {
    const { html } = compose("A", "One\nTwo\n\nThree", { quote: "شكرا\n\n\nThanks" });
    expect(html).not.toContain("white-space");
    const words = [...html.matchAll(/<p dir="auto"[^>]*>(.*?)<\/p>/g)].map(([, inner]) => inner);
    expect(words.slice(1)).toEqual(["One<br>Two", "Three", "شكرا", "Thanks"]);
  });

  it("in Arabic is written from the right as a whole, with its addresses outside of the text", () => {
    const { html } = composeMail(
      letter(
        { to: "a@example.org", language: "ar" },
        "قصتك على موقعنا",
        { quote: "شكرًا" },
        { label: "مشاهدة قصتك", link: "https://a.example/b" },
      ),
      OURS,
    );
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/<body [^>]*><div lang="ar" dir="rtl" /);
    expect(html).toContain("border-right:3px");
    expect(html).not.toContain("border-left");
    expect(html).not.toMatch(/>[^<]*https:/);
  });

  it("has the church's dark colour behind the logo, and its bright one on the button", () => {
    const [ground, accent] = [parseColor("#102030"), parseColor("#ffcc33")];
    if (!ground || !accent) throw new Error("no colours");
    const { html } = composeMail(
      { to: "a@example.org", subject: "A", body: [{ label: "Open it", link: "https://a.example" }] },
      { ...OURS, logo: "https://a.example/b.png", colors: { ground, accent } },
    );
    expect(html).toMatch(/background:#102030[^>]*><img /);
    expect(html).toMatch(/<a [^>]*background:#ffcc33/);
  });

  it("never turns text into HTML", () => {
    const hostile = `<img src=x onerror="alert('1')">&`;
    const { html } = compose(
      hostile,
      hostile,
      { quote: hostile },
      { label: hostile, link: "https://a.example" },
    );
    expect(html).not.toContain("<img");
    expect(html.split("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;")).toHaveLength(5);
  });

  it("limits a subject to one short line", () => {
    expect(compose("Hello\r\nBcc: b@example.org\u0000\u2028!").subject).toBe("Hello Bcc: b@example.org !");
    expect(compose("x".repeat(1000)).subject).toHaveLength(150);
    const longest = "😀".repeat(150);
    expect(compose(longest).subject).toBe(longest);
    expect(compose(`${longest}😀`).subject).toBe(`${"😀".repeat(149)}…`);
  });
});

describe("staffMails", () => {
  it.each([
    ["محمد wrote to you:", "\u200eمحمد wrote to you:"],
    ["‘רות’ uploaded a story.", "\u200e‘רות’ uploaded a story."],
    ["Ruth (رعوث) wrote to you:", "Ruth (رعوث) wrote to you:"],
  ])("keep an English sentence in its direction: %s", (intro, expected) => {
    const [news] = staffMails("staff@example.org", {
      collection: "contact-messages",
      subject: "News",
      intro,
    });
    expect(news?.body[0]).toBe(expected);
  });
});

describe("mail", () => {
  it.each([
    "",
    "a",
    "a@",
    "a@b.example, c@d.example",
    "a@b.example\nBcc: c@d.example",
    "<a@b.example>",
    "A <a@b.example>",
    'a"b@c.example',
  ])("is refused for this address: %j", (to) => {
    expect(mail.safeParse({ to, subject: "", body: [] }).success).toBe(false);
  });

  it("links only to web pages", () => {
    const withLink = (link: string) =>
      mail.safeParse({ to: "a@example.org", subject: "", body: [{ label: "a", link }] });
    expect(withLink("https://example.org/").success).toBe(true);
    expect(withLink("javascript:alert(1)").success).toBe(false);
  });
});

describe("parseSender", () => {
  it("separates name and address", () => {
    expect(parseSender("Stories <a@example.org>")).toEqual({ name: "Stories", address: "a@example.org" });
    expect(parseSender(" a@example.org ")).toEqual({ name: "Lampstand", address: "a@example.org" });
  });
});
