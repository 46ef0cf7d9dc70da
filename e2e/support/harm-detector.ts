import type { Page } from "@playwright/test";

/** What running text on a page may be made of; written down here once more, so that a slip in the site's own list shows. */
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
  img: ["src", "alt", "width", "height", "loading", "decoding"],
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

/** Watches a page for anything that an attack could bring about; `found` grows with each sign of harm. */
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

/** The text within what `selector` finds, and every element, attribute or address there that no text must have. */
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
        return ["href", "src"].includes(name) && !isSafe(value) ? [`address: ${tag} ${value}`] : [];
      });
    });
    return { text: roots.map(({ textContent }) => textContent).join("\n"), forbidden };
  }, ALLOWED);
}
