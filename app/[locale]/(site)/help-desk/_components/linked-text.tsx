import "server-only";
import { LinkifyIt } from "linkify-it";
import { NavLink, TEXT_LINK } from "@/components/ui/nav-link";
import { siteConfig } from "@/lib/env/site-config";
import { pathOf, safeLink } from "@/lib/html/untrusted-text";

export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map(({ text: words, href }, index) => {
    if (href === undefined) return <span key={index}>{words}</span>;
    return href.startsWith("mailto:") ? (
      <a key={index} href={href} dir="ltr" className={TEXT_LINK}>
        {words}
      </a>
    ) : (
      <NavLink key={index} href={href} className={TEXT_LINK}>
        <bdi dir="ltr">{words}</bdi>
      </NavLink>
    );
  });
}

type TextPart = { text: string; href?: string };

const linkify = new LinkifyIt({ fuzzyLink: true });

export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex, url, schema } of linkify.match(text) ?? []) {
    const href = hrefOf(schema === "" ? url.replace(/^http:/, "https:") : url);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: text.slice(index, lastIndex), href });
    end = lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function hrefOf(address: string): string | null {
  if (/^mailto:/i.test(address)) return address;
  const link = safeLink(address);
  if (link === null || link.startsWith("/")) return link;
  const url = new URL(link);
  return url.host === new URL(siteConfig().SITE_URL).host ? pathOf(url) : link;
}
