import "server-only";
import sanitizeHtml, { type Attributes, type Tag } from "sanitize-html";
import { mediaUrl } from "@/lib/media/media-url";

/** HTML as it can be read away from its page: links lead to the site, pictures come from the provider's media. */
export function withAbsoluteLinks(html: string, pageUrl: string): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      a: (tagName, attributes) => replaced(tagName, attributes, "href", (href) => absolute(href, pageUrl)),
      img: (tagName, { srcset: _, ...attributes }) => replaced(tagName, attributes, "src", mediaUrl),
    },
  });
}

function replaced(
  tagName: string,
  attributes: Attributes,
  name: string,
  replace: (address: string) => string | null,
): Tag {
  const { [name]: value, ...others } = attributes;
  const address = value === undefined ? null : replace(value);
  return { tagName, attribs: address === null ? others : { ...others, [name]: address } };
}

function absolute(href: string, pageUrl: string): string | null {
  return URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : null;
}
