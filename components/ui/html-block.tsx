"use client";

import { useEffect, useRef } from "react";
import { useLocalPath } from "./link";
import type { SafeHtml } from "@/lib/html/sanitize";
import type { TextLanguage } from "@/lib/utils/text-language";

const MEDIA = "img, figure > a[href^='https:']";

type HtmlBlockProps = {
  html: SafeHtml;
  language?: TextLanguage | undefined;
  /** Replaces a picture that fails to load. */
  missing: string;
};

export function HtmlBlock({ html, language, missing }: HtmlBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const localPath = useLocalPath();
  // Sanitised HTML writes links of this site in no other way.
  const local = html.replace(
    /(<a href=")(\/[^"]*)/g,
    (_, start: string, path: string) => start + localPath(path),
  );
  useEffect(() => {
    const text = block.current;
    if (!text) return;
    const leaving = new AbortController();
    const enhance = async () => {
      const { enhanceRichText } = await import("./enhance-rich-text");
      enhanceRichText(text, missing, leaving.signal);
    };
    // Without it pictures stay broken, and links lead to the other site.
    if (text.querySelector(MEDIA)) enhance().catch(() => undefined);
    return () => {
      leaving.abort();
    };
  }, [html, missing]);
  return (
    <div
      ref={block}
      dir="auto"
      {...language}
      className="rich-text"
      dangerouslySetInnerHTML={{ __html: local }}
    />
  );
}
