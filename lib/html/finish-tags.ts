const TABLE_REGION = '<div role="region" aria-label="Table" tabindex="0">';

/**
 * What a sanitiser that looks at one tag at a time cannot do: links that lost their address become their text,
 * pictures that lost theirs go, and a table comes into a region in which it can scroll, by keyboard too.
 * Only for sanitised HTML, in which `<` and `>` are nothing but the ends of tags.
 *
 * A table within a table gets no region of its own: browsers may move it out, and its end would close another one.
 */
export function finishTags(html: string): string {
  const openLinks: boolean[] = [];
  let openTables = 0;
  return html.replace(/<(\/?)(a|table|img)( [^>]*)?>/g, (tag, slash: string, name: string, rest = "") => {
    if (name === "img") return / src="/.test(String(rest)) ? tag : "";
    if (name === "a") {
      const isLink = slash ? openLinks.pop() : / href="/.test(String(rest));
      if (!slash) openLinks.push(Boolean(isLink));
      return isLink ? tag : "";
    }
    if (!slash) return (openTables += 1) === 1 ? TABLE_REGION + tag : tag;
    return (openTables -= 1) === 0 ? `${tag}</div>` : tag;
  });
}
