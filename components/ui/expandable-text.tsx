"use client";

import { useState } from "react";

type ExpandableTextProps = {
  text: string;
  /** In characters. */
  limit: number;
};

/** Without JavaScript all of the text is shown. */
export function ExpandableText({ text, limit }: ExpandableTextProps) {
  const [expanded, setExpanded] = useState(false);
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const beginning = characters.slice(0, limit).join("");
  const rest = characters.slice(limit).join("");
  return (
    <>
      {beginning}
      <span className={expanded ? "" : "scripting:hidden"}>{rest}</span>
      <span className="noscript:hidden">
        {expanded ? " " : "… "}
        <button
          type="button"
          aria-expanded={expanded}
          onClick={() => {
            setExpanded(!expanded);
          }}
          className="min-h-6 font-text text-caption font-semibold tracking-normal whitespace-nowrap text-lamp-300 underline underline-offset-4"
        >
          {expanded ? "See Less" : "See More"}
        </button>
      </span>
    </>
  );
}
