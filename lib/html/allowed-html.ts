import "server-only";
import { siteConfig } from "@/lib/env/site-config";
import { mediaUrl } from "@/lib/media/media-url";
import { pathOf, safeLink } from "./untrusted-text";

/** Block elements. */
export const BLOCK_TAGS = [
  ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre"],
  ...["figure", "figcaption", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** Inline elements. */
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

/** All tags that a provider's HTML may contain. */
export const ALLOWED_TAGS = [...BLOCK_TAGS, ...INLINE_TAGS];

/** Containers without a meaning in running text; they become paragraphs, which keeps their texts apart. */
const CONTAINERS = [
  ...["div", "section", "article", "aside", "main", "header", "footer", "nav", "address", "center", "hgroup"],
  ...["details", "summary", "form", "fieldset", "legend"],
];

/** Tags that are replaced by others. The page has its own `h1`, so the highest heading of a text is an `h2`. */
export const TAG_REPLACEMENTS = new Map<string, string>([
  ["h1", "h2"],
  ...CONTAINERS.map((tag): [string, string] => [tag, "p"]),
]);

/** Tags that are removed with their content, which is not text. */
export const DROPPED_WITH_CONTENT = [
  ...["script", "style", "title", "template", "noscript", "textarea", "option", "xmp", "iframe", "noembed"],
  ...["noframes", "object", "svg", "math", "audio", "video", "canvas"],
];

type Attributes = Record<string, string>;

/** The most columns or rows that a cell may span. */
const MAX_SPAN = 100;

const HEADER_SCOPES = ["row", "col", "rowgroup", "colgroup"];

/** The highest `start` and `value` of a numbered list. */
const MAX_LIST_NUMBER = 9999;

/** The largest `width` and `height` of a picture, in pixels. */
const MAX_IMAGE_SIDE = 10_000;

/** Other tags lose all attributes. */
const ATTRIBUTES_OF = new Map<string, (given: Attributes) => Attributes>([
  ["a", linkAttributes],
  ["img", imageAttributes],
  ["th", ({ scope, ...spans }) => ({ ...oneOf("scope", scope, HEADER_SCOPES), ...cellAttributes(spans) })],
  ["td", cellAttributes],
  ["abbr", ({ title }) => present("title", title)],
  ["time", ({ datetime }) => present("datetime", datetime)],
  // Puts markers and margins on the side on which the text begins.
  ...["ul", "dl", "blockquote", "table"].map((tag) => [tag, (): Attributes => ({ dir: "auto" })] as const),
  ["ol", ({ start }) => ({ dir: "auto", ...bounded("start", start, MAX_LIST_NUMBER) })],
  ["li", ({ value }) => bounded("value", value, MAX_LIST_NUMBER)],
  // Makes wide lines scrollable, also by keyboard.
  ["pre", () => ({ role: "region", "aria-label": "Preformatted text", tabindex: "0" })],
]);

/** The attributes of a tag after sanitising. */
export function allowedAttributes(tag: string, given: Attributes): Attributes {
  return ATTRIBUTES_OF.get(tag)?.(given) ?? {};
}

function cellAttributes({ colspan, rowspan }: Attributes): Attributes {
  return { ...bounded("colspan", colspan, MAX_SPAN), ...bounded("rowspan", rowspan, MAX_SPAN) };
}

/** A link without an allowed address loses all attributes. */
function linkAttributes({ href }: Attributes): Attributes {
  const address = href ? linkAddress(href) : null;
  if (!address) return {};
  return /^https?:/.test(address) ? { href: address, rel: "noopener noreferrer" } : { href: address };
}

/** A picture from elsewhere than the provider's media origin loses all attributes. */
function imageAttributes({ src, alt, width, height }: Attributes): Attributes {
  const address = src ? mediaUrl(src) : null;
  if (!address || new URL(address).origin !== new URL(siteConfig().MEDIA_BASE_URL).origin) return {};
  return {
    src: address,
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

/** The URL of a link in running text, own pages as paths; `null` when it is not allowed. */
function linkAddress(href: string): string | null {
  const link = safeLink(href);
  if (!link) return contactAddress(href);
  if (link.startsWith("/")) return link;
  const url = new URL(link);
  return url.origin === new URL(siteConfig().SITE_URL).origin ? pathOf(url) : link;
}

/** An e-mail address or a phone number. */
function contactAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return /^(mailto|tel):$/.test(url.protocol) && url.pathname !== "" ? url.href : null;
}
