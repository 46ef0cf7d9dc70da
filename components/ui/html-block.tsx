"use client";

import { useEffect, useRef } from "react";
import type { SafeHtml } from "@/lib/html/sanitize";

export function HtmlBlock({ html }: { html: SafeHtml }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = block.current;
    if (!text?.querySelector("img")) return;
    const leaving = new AbortController();
    import("./missing-pictures").then(
      ({ replaceMissingPictures }) => replaceMissingPictures(text, leaving.signal),
      () => undefined,
    );
    return () => {
      leaving.abort();
    };
  }, [html]);
  return <div ref={block} dir="auto" className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
