import "server-only";
import { siteConfig } from "@/lib/env/site-config";
import { pictureSources, withTwoPixels } from "@/lib/media/image-source";
import { mediaUrl } from "@/lib/media/media-url";
import { pathOf, safeLink } from "./untrusted-text";

export const BLOCK_TAGS = [
  ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre"],
  ...["figure", "figcaption", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

const INLINE_TAGS = [
  ...[
    "a",
    "img",
    "q",
    "cite",
    "code",
    "kbd",
    "strong",
    "em",
    "b",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "mark",
    "small",
  ],
  ...["abbr", "time"],
];

export const ALLOWED_TAGS = [...BLOCK_TAGS, ...INLINE_TAGS];

const CONTAINERS = [
  ...["div", "section", "article", "aside", "main", "header", "footer", "nav", "address", "center", "hgroup"],
  ...["details", "summary", "form", "fieldset", "legend"],
];

export const TAG_REPLACEMENTS = new Map<string, string>([
  ["h1", "h2"], // the page has its own h1
  ...CONTAINERS.map((tag): [string, string] => [tag, "p"]),
]);

export const DROPPED_WITH_CONTENT = [
  ...["script", "style", "title", "template", "noscript", "textarea", "option", "xmp", "iframe", "noembed"],
  ...["noframes", "object", "svg", "math", "audio", "video", "canvas"],
];

type Attributes = Record<string, string>;

const MAX_SPAN = 100;

const HEADER_SCOPES = ["row", "col", "rowgroup", "colgroup"];

const MAX_LIST_NUMBER = 9999;

const MAX_IMAGE_SIDE = 10_000; // pixels

const IMAGE_SIZES = "(min-width: 48rem) 46rem, 92vw";

const ATTRIBUTES_OF = new Map<string, (attributes: Attributes) => Attributes>([
  ["a", linkAttributes],
  ["img", imageAttributes],
  ["th", ({ scope, ...spans }) => ({ ...oneOf("scope", scope, HEADER_SCOPES), ...cellAttributes(spans) })],
  ["td", cellAttributes],
  ["abbr", ({ title }) => present("title", title)],
  ["time", ({ datetime }) => present("datetime", datetime)],
  // Puts markers and margins on the side where the text begins.
  ...["ul", "dl", "blockquote", "table"].map((tag) => [tag, (): Attributes => ({ dir: "auto" })] as const),
  ["ol", ({ start }) => ({ dir: "auto", ...bounded("start", start, MAX_LIST_NUMBER) })],
  ["li", ({ value }) => bounded("value", value, MAX_LIST_NUMBER)],
  // Makes wide lines scrollable, by keyboard too.
  ["pre", () => ({ role: "region", tabindex: "0" })],
]);

export function allowedAttributes(tag: string, attributes: Attributes): Attributes {
  return ATTRIBUTES_OF.get(tag)?.(attributes) ?? {};
}

function cellAttributes({ colspan, rowspan }: Attributes): Attributes {
  return { ...bounded("colspan", colspan, MAX_SPAN), ...bounded("rowspan", rowspan, MAX_SPAN) };
}

function linkAttributes({ href }: Attributes): Attributes {
  const address = href ? linkAddress(href) : null;
  if (!address) return {};
  return /^https?:/.test(address) ? { href: address, rel: "noopener noreferrer" } : { href: address };
}

function imageAttributes({ src, alt, width, height }: Attributes): Attributes {
  const address = src ? mediaUrl(src) : null;
  if (!address || new URL(address).origin !== new URL(siteConfig().MEDIA_BASE_URL).origin) return {};
  const { srcSet } = pictureSources(address);
  return {
    src: address,
    ...(srcSet && { srcset: srcSet, sizes: withTwoPixels(IMAGE_SIZES) }),
    alt: alt ?? "",
    ...bounded("width", width, MAX_IMAGE_SIDE),
    ...bounded("height", height, MAX_IMAGE_SIDE),
    loading: "lazy",
    decoding: "async",
  };
}

function bounded(name: string, value: string | undefined, max: number): Attributes {
  return value && /^[1-9]\d{0,4}$/.test(value) && Number(value) <= max ? { [name]: value } : {};
}

function oneOf(name: string, value: string | undefined, allowed: string[]): Attributes {
  return value && allowed.includes(value) ? { [name]: value } : {};
}

function present(name: string, value: string | undefined): Attributes {
  return value ? { [name]: value } : {};
}

function linkAddress(href: string): string | null {
  const link = safeLink(href);
  if (!link) return contactAddress(href);
  if (link.startsWith("/")) return link;
  const url = new URL(link);
  return url.origin === new URL(siteConfig().SITE_URL).origin ? pathOf(url) : link;
}

function contactAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return /^(mailto|tel):$/.test(url.protocol) && url.pathname !== "" ? url.href : null;
}
