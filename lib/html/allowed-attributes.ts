import "server-only";
import { siteConfig } from "@/lib/env/site-config";
import { mediaUrl } from "@/lib/media/media-url";
import { linkAddress } from "./link-address";

type Attributes = Record<string, string>;

/** More columns or rows than this are no table that anybody reads. */
const MAX_SPAN = 100;

const HEADER_SCOPES = ["row", "col", "rowgroup", "colgroup"];

/** The highest number that a list counts to: clauses of a policy go on counting after a paragraph between them. */
const MAX_LIST_NUMBER = 9999;

/** The largest width or height that a picture may claim, in pixels. */
const MAX_IMAGE_SIDE = 10_000;

/** Tags that are not named here keep no attribute. */
const ATTRIBUTES_OF = new Map<string, (given: Attributes) => Attributes>([
  ["a", linkAttributes],
  ["img", imageAttributes],
  ["th", ({ scope, ...spans }) => ({ ...oneOf("scope", scope, HEADER_SCOPES), ...cellAttributes(spans) })],
  ["td", cellAttributes],
  ["abbr", ({ title }) => present("title", title)],
  ["time", ({ datetime }) => present("datetime", datetime)],
  // Markers and margins stand on the side on which the words begin.
  ...["ul", "dl", "blockquote", "table"].map((tag) => [tag, (): Attributes => ({ dir: "auto" })] as const),
  ["ol", ({ start }) => ({ dir: "auto", ...bounded("start", start, MAX_LIST_NUMBER) })],
  ["li", ({ value }) => bounded("value", value, MAX_LIST_NUMBER)],
  // Wide lines scroll within it, by keyboard too.
  ["pre", () => ({ role: "region", "aria-label": "Preformatted text", tabindex: "0" })],
]);

/** The attributes that a tag is left with, made from those that it came with. */
export function allowedAttributes(tag: string, given: Attributes): Attributes {
  return ATTRIBUTES_OF.get(tag)?.(given) ?? {};
}

function cellAttributes({ colspan, rowspan }: Attributes): Attributes {
  return { ...bounded("colspan", colspan, MAX_SPAN), ...bounded("rowspan", rowspan, MAX_SPAN) };
}

/** A link without an address is left with nothing. */
function linkAttributes({ href }: Attributes): Attributes {
  const address = href ? linkAddress(href) : null;
  if (!address) return {};
  return /^https?:/.test(address) ? { href: address, rel: "noopener noreferrer" } : { href: address };
}

/** A picture from anywhere but the provider's media address is left with nothing. */
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
