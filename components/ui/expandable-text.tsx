"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useHydrated } from "@/lib/utils/hooks";

type ExpandableTextProps = {
  text: string;
  limit: number;
};

/** Shows all of the text without JavaScript. */
export function ExpandableText({ text, limit }: ExpandableTextProps) {
  const t = useTranslations("ui");
  const [expanded, setExpanded] = useState(false);
  // For browsers before 2023, where a style sheet can't tell whether scripts run.
  const isHydrated = useHydrated();
  const characters = Array.from(text);
  if (characters.length <= limit) return <span>{text}</span>;
  const beginning = characters.slice(0, limit).join("");
  const rest = characters.slice(limit).join("");
  return (
    <>
      <span>{beginning}</span>
      <span hidden={isHydrated && !expanded} className={expanded ? "" : "scripting:hidden"}>
        {rest}
      </span>
      <span className="noscript:hidden">
        <span>{expanded ? " " : "… "}</span>
        <button
          type="button"
          aria-expanded={expanded}
          onClick={() => {
            setExpanded(!expanded);
          }}
          className="min-h-6 font-text text-caption font-semibold tracking-normal whitespace-nowrap text-lamp-300 underline underline-offset-4"
        >
          {t(expanded ? "seeLess" : "seeMore")}
        </button>
      </span>
    </>
  );
}
