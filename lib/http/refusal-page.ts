import { PAPER } from "@lampstand/contract/colors";
import type { Messages } from "next-intl";
import { Markup, markup } from "@/lib/html/markup";
import { languageTag } from "@/lib/i18n/formats";
import { paths } from "@/lib/paths";
import { NOT_STORED } from "./responses";

export type ReasonKey = keyof Messages["refusals"];

/** Words for the visitor: the provider's, or a key of the catalogue with what it names. */
export type Reason = string | { key: ReasonKey; seconds?: number; value?: string };

export type Refusal = { status: number; message: Reason; headers?: Record<string, string> };

type Values = { minutes: number; seconds: number; value: string };

/** Translates the area of refusals. */
type RefusalWords = {
  (key: ReasonKey, values: Values): string;
  markup(key: ReasonKey, tags: { link: (text: string) => string }): string;
};

/** Returns a reason in words. */
export function inWords(t: RefusalWords, reason: Reason): string {
  if (typeof reason === "string") return reason;
  const { key, seconds = 0, value = "" } = reason;
  return t(key, { ...waitOf(seconds), value });
}

/** Returns whole minutes, rounded up, or no minutes if the wait is shorter. */
function waitOf(seconds: number): { minutes: number; seconds: number } {
  return { minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60), seconds };
}

/** The site's colours (`tailwind.config.ts`) and the system font: loads nothing else. */
const PAGE_STYLE = `
body { margin: 0; background: ${PAPER}; color: #241d2f; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 0 auto; padding: 20vh 1.5rem }
h1 { font-size: 1.5rem }
a { color: inherit }
`;

/** Returns a page with one sentence, for where no page of the site can show it. */
export function refusalPage(
  t: RefusalWords,
  locale: string,
  { status, message, headers }: Refusal,
): Response {
  const sentence = inWords(t, message);
  const waysOn = t.markup("waysOn", { link: (text) => `<a href="${paths.home}">${text}</a>` });
  const page = markup`<!doctype html>
<html lang="${languageTag(locale)}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence}</title>
<style>${new Markup(PAGE_STYLE)}</style>
</head>
<body><main><h1>${sentence}</h1><p>${new Markup(waysOn)}</p></main></body>
</html>
`;
  return new Response(page.html, {
    status,
    headers: { ...NOT_STORED, "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}
