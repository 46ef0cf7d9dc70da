import type { Page } from "@playwright/test";

/**
 * Changes a page as Google's translation in Chrome and Edge does: replaces each text by a `<font>` within a `<font>`,
 * after loading and after each change. The words stay, so tests find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SKIPPED = "script, style, noscript, textarea, title, svg, font font, [translate=no], .notranslate";
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(SKIPPED)) return;
      const element = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
      const [outer, inner] = [element(), element()];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(replace);
    };
    const isLive = () =>
      document.readyState === "complete" &&
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps$"));
    const begin = () => {
      if (!isLive()) return setTimeout(begin, 50);
      replaceIn(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          (target instanceof Text ? [target] : addedNodes).forEach(replaceIn);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    begin();
  });
}
