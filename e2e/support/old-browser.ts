import type { Page } from "@playwright/test";
import postcss from "postcss";

/** Turns the browser into one of early 2022, without later features of scripts and style sheets. */
export async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array, ["fromAsync"]],
      [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with", "findLast", "findLastIndex"]],
      [Uint8Array.prototype, ["toHex", "toBase64"]],
      [String.prototype, ["toWellFormed", "isWellFormed"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Promise, ["withResolvers", "try"]],
      [
        Set.prototype,
        ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
      ],
      [AbortSignal, ["any", "timeout"]],
      [URL, ["canParse", "parse"]],
      [URLSearchParams.prototype, ["size"]],
      [Element.prototype, ["checkVisibility"]],
      [CanvasRenderingContext2D.prototype, ["roundRect"]],
      [Document.prototype, ["startViewTransition"]],
      [Navigator.prototype, ["userActivation", "connection", "wakeLock", "permissions"]],
      [Intl, ["Segmenter"]],
      [window, ["requestIdleCallback", "cancelIdleCallback", "navigation", "scheduler", "Iterator"]],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: asOldBrowsersReadIt(await response.text()) });
  });
}

const UNKNOWN_AT_RULES = new Set(["layer", "property", "container", "starting-style"]);

const UNKNOWN_PROPERTIES = new Set(["translate", "scale", "rotate"]);

const UNKNOWN_VALUE = /color-mix\(|\bok(lab|lch)\(|\d(cq[whib]|dvh|svh|lvh)\b/;

/** Returns a style sheet without the rules and declarations that old browsers don't know. */
function asOldBrowsersReadIt(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const isUnknown =
      UNKNOWN_AT_RULES.has(rule.name) ||
      (rule.name === "supports" && UNKNOWN_VALUE.test(rule.params)) ||
      /^\(scripting:\s*\w+\)$/.test(rule.params);
    if (isUnknown) rule.remove();
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (UNKNOWN_PROPERTIES.has(prop) || UNKNOWN_VALUE.test(value)) declaration.remove();
  });
  return root.toString();
}
