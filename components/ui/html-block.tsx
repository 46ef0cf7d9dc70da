"use client";

import { useEffect, useRef } from "react";
import type { SafeHtml } from "@/lib/html/sanitize";

export function HtmlBlock({ html }: { html: SafeHtml }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = block.current;
    if (!text) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ignore = () => undefined;
    if (text.querySelector("img"))
      import("./missing-pictures").then((module) => module.replaceMissingPictures(text, signal), ignore);
    if (text.querySelector("figure > a[href^='https:']"))
      import("./play-elsewhere").then((module) => module.playElsewhere(text, signal), ignore);
    return () => {
      leaving.abort();
    };
  }, [html]);
  return <div ref={block} dir="auto" className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
